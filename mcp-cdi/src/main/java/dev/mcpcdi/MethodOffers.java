package dev.mcpcdi;

/**
 * Offers methods of beans as tools or prompts while the application runs. Safe for any thread.
 *
 * <p>The methods need no annotation; parameters, results and beans obey the rules of {@link Tool}
 * or {@link Prompt}. Either all of an offer holds or nothing of it. Clients that listen are told by
 * themselves, once for several offers within 20 milliseconds.
 *
 * @see McpServer#tools()
 * @see McpServer#prompts()
 */
public interface MethodOffers {

    /**
     * Offers a method under its own name.
     *
     * @param bean the class of an enabled bean
     * @param method the name of one of its methods, which has no overloads
     * @return takes the offer back
     * @throws InvalidSignatureException if the method breaks a rule, or its name is taken
     */
    default Registration add(Class<?> bean, String method) {
        return offer(bean, method).add();
    }

    /**
     * Prepares to offer a method.
     *
     * @param bean the class of an enabled bean
     * @param method the name of one of its methods, which has no overloads
     * @return for one thread; offers nothing before its {@link MethodOffer#add()}
     */
    MethodOffer offer(Class<?> bean, String method);
}
