package dev.mcpcdi.jaxrs;

import jakarta.servlet.http.HttpServletRequest;
import java.lang.reflect.Proxy;
import java.security.Principal;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A request without a server, of which all is known that the endpoint asks. */
record LoopbackRequest(
        String localAddress,
        Map<String, List<String>> headers,
        Optional<String> user,
        Set<String> roles) {

    LoopbackRequest(String localAddress, Map<String, List<String>> headers) {
        this(localAddress, headers, Optional.empty(), Set.of());
    }

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
            case "getUserPrincipal" -> user.map(name -> (Principal) () -> name).orElse(null);
            case "isUserInRole" -> roles.contains((String) arguments[0]);
            default -> throw new UnsupportedOperationException(method);
        };
    }
}
