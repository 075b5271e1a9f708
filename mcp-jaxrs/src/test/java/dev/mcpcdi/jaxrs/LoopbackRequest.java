package dev.mcpcdi.jaxrs;

import jakarta.servlet.http.HttpServletRequest;
import java.lang.reflect.Proxy;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** A request without a server, of which all is known that the endpoint asks. */
record LoopbackRequest(String localAddress, Map<String, List<String>> headers) {

    static HttpServletRequest plain() {
        return new LoopbackRequest("127.0.0.1", Map.of()).asServletRequest();
    }

    HttpServletRequest asServletRequest() {
        return (HttpServletRequest)
                Proxy.newProxyInstance(
                        getClass().getClassLoader(),
                        new Class<?>[] {HttpServletRequest.class},
                        (proxy, method, arguments) -> answer(method.getName(), arguments));
    }

    private Object answer(String method, Object[] arguments) {
        return switch (method) {
            case "getHeaderNames" -> Collections.enumeration(headers.keySet());
            case "getHeaders" -> Collections.enumeration(headers.get((String) arguments[0]));
            case "getLocalAddr" -> localAddress;
            case "getServerName" -> "localhost";
            default -> throw new UnsupportedOperationException(method);
        };
    }
}
