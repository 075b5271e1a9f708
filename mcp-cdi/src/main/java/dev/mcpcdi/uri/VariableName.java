package dev.mcpcdi.uri;

/** Names of variables (RFC 6570, section 2.3). */
final class VariableName {

    private VariableName() {}

    static boolean isValid(String name) {
        boolean dotAllowed = false;
        for (int at = 0; at < name.length(); at++) {
            char one = name.charAt(at);
            if (one == '.') {
                if (!dotAllowed) {
                    return false;
                }
                dotAllowed = false;
                continue;
            }
            if (Percent.isTriplet(name, at)) {
                at += 2;
            } else if (one != '_' && !Percent.isAlphanumeric(one)) {
                return false;
            }
            dotAllowed = true;
        }
        return dotAllowed;
    }
}
