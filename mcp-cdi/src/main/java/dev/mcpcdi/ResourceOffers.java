package dev.mcpcdi;

/**
 * Offers methods of beans as resources or templates while the application runs. Safe for any
 * thread.
 *
 * <p>The methods need no annotation; they obey the rules of {@link Resource} or {@link
 * ResourceTemplate}. Either all of an offer holds or nothing of it. Clients that listen are told by
 * themselves, once for several offers within 20 milliseconds.
 *
 * @see McpServer#resources()
 * @see McpServer#templates()
 */
public interface ResourceOffers {

    /**
     * Offers a method.
     *
     * @param uri the URI, or the URI template
     * @param bean the class of an enabled bean
     * @param method the name of one of its methods, which has no overloads
     * @return takes the offer back
     * @throws InvalidSignatureException if the method breaks a rule, or its URI is taken
     */
    default Registration add(String uri, Class<?> bean, String method) {
        return offer(uri, bean, method).add();
    }

    /**
     * Prepares to offer a method.
     *
     * @param uri the URI, or the URI template
     * @param bean the class of an enabled bean
     * @param method the name of one of its methods, which has no overloads
     * @return for one thread; offers nothing before its {@link ResourceOffer#add()}
     */
    ResourceOffer offer(String uri, Class<?> bean, String method);
}
