package dev.mcpcdi.jaxrs;

import dev.mcpcdi.server.Settings;
import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Lets no page of a foreign site reach the server through a user's browser, neither by its own
 * origin nor by a name that it points at this address (2025-11-25, Transports, Security Warning).
 * For the request thread; safe for any.
 */
final class Gate {

    private static final String LOOPBACK = "(localhost|127\\.0\\.0\\.1|\\[::1])(:\\d{1,5})?";
    private static final Pattern LOOPBACK_HOST =
            Pattern.compile(LOOPBACK, Pattern.CASE_INSENSITIVE);
    private static final Pattern LOOPBACK_ORIGIN = Pattern.compile("https?://" + LOOPBACK);
    private static final Pattern PORT = Pattern.compile(":\\d{1,5}$");

    private final Set<String> origins;
    private final Set<String> hosts;

    Gate(Settings settings) {
        origins = settings.allowedOrigins();
        hosts =
                settings.allowedHosts().stream()
                        .map(Gate::lowerCase)
                        .collect(Collectors.toUnmodifiableSet());
    }

    /** Refuses a request that a foreign page may have caused. */
    void check(HttpServletRequest request, RequestHeaders headers) throws Refused {
        checkOrigin(headers.values("Origin"));
        List<String> named = headers.values("Host");
        // HTTP/2 has no such header; there the container knows the name.
        checkHost(named.isEmpty() ? List.of(request.getServerName()) : named, request);
    }

    /** Only a browser sends one, so its absence is no reason to refuse. */
    private void checkOrigin(List<String> values) throws Refused {
        if (values.size() > 1 || !values.stream().allMatch(this::isAllowedOrigin)) {
            throw Refused.origin();
        }
    }

    private void checkHost(List<String> values, HttpServletRequest request) throws Refused {
        boolean isLocal = isLoopback(request.getLocalAddr());
        if (!isLocal && hosts.isEmpty()) {
            return;
        }
        String host = values.get(0);
        boolean isLoopbackName = isLocal && LOOPBACK_HOST.matcher(host).matches();
        if (values.size() > 1 || !isLoopbackName && !isAllowedHost(lowerCase(host))) {
            throw Refused.host();
        }
    }

    private boolean isAllowedOrigin(String origin) {
        return origins.isEmpty()
                ? LOOPBACK_ORIGIN.matcher(origin).matches()
                : origins.contains(origin);
    }

    /** A name that is listed without a port is allowed on every port. */
    private boolean isAllowedHost(String host) {
        return hosts.contains(host) || hosts.contains(PORT.matcher(host).replaceFirst(""));
    }

    /** The address is a literal, so no name is looked up. */
    private static boolean isLoopback(String address) {
        try {
            return address != null && InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    private static String lowerCase(String host) {
        return host.toLowerCase(Locale.ROOT);
    }
}
