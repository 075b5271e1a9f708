package dev.mcpcdi.jaxrs;

import java.util.List;
import java.util.Locale;

/** Reads Content-Type and Accept; what cannot be read does not fit. */
final class MediaTypes {

    private static final String JSON = "application/json";
    private static final String EVENTS = "text/event-stream";

    private MediaTypes() {}

    /** One value, JSON, and no other charset than the one of JSON (RFC 8259, 8.1). */
    static boolean isJson(List<String> contentType) {
        if (contentType.size() != 1) {
            return false;
        }
        String[] parts = parts(contentType.get(0));
        return parts[0].equals(JSON) && parameter(parts, "charset", "utf-8").equals("utf-8");
    }

    static boolean acceptJson(List<String> accept) {
        return accept(JSON, accept);
    }

    static boolean acceptEvents(List<String> accept) {
        return accept(EVENTS, accept);
    }

    /** Nothing said accepts everything (RFC 9110, 12.5.1); else the narrowest range decides. */
    private static boolean accept(String type, List<String> accept) {
        String joined = String.join(",", accept);
        if (joined.isBlank()) {
            return true;
        }
        int narrowest = 0;
        boolean accepted = false;
        for (String range : joined.split(",")) {
            String[] parts = parts(range);
            int width = narrowness(parts[0], type);
            if (width > narrowest) {
                narrowest = width;
                accepted = false;
            }
            accepted |= width > 0 && width == narrowest && wanted(parts);
        }
        return accepted;
    }

    private static int narrowness(String range, String type) {
        if (range.equals(type)) {
            return 3;
        }
        String all = type.substring(0, type.indexOf('/')) + "/*";
        return range.equals(all) ? 2 : range.equals("*/*") ? 1 : 0;
    }

    private static boolean wanted(String[] parts) {
        try {
            return Float.parseFloat(parameter(parts, "q", "1")) > 0;
        } catch (NumberFormatException unreadable) {
            return false;
        }
    }

    private static String parameter(String[] parts, String name, String otherwise) {
        for (int i = 1; i < parts.length; i++) {
            if (parts[i].startsWith(name + "=")) {
                return parts[i].substring(name.length() + 1).replace("\"", "");
            }
        }
        return otherwise;
    }

    private static String[] parts(String value) {
        String[] parts = value.toLowerCase(Locale.ROOT).split(";", -1);
        for (int i = 0; i < parts.length; i++) {
            parts[i] = parts[i].strip();
        }
        return parts;
    }
}
