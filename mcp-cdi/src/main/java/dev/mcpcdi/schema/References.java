package dev.mcpcdi.schema;

import dev.mcpcdi.problem.ProblemCode;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks that a schema refers to nothing but itself: nobody fetches what is elsewhere. */
final class References {

    private final List<Subschema> all;
    private final Set<String> targets = new HashSet<>();

    References(List<Subschema> all) {
        this.all = all;
        all.forEach(this::addTargets);
    }

    private void addTargets(Subschema schema) {
        targets.add(target(schema.base().toString(), schema.at().from(schema.resource())));
        targets.add(target(all.get(0).base().toString(), schema.at()));
        for (String anchor : List.of("$anchor", "$dynamicAnchor")) {
            if (!schema.text(anchor).isEmpty()) {
                targets.add(schema.base() + "#" + schema.text(anchor));
            }
        }
    }

    private static String target(String base, Pointer place) {
        return place.length() == 0 ? base : base + "#" + place;
    }

    /**
     * Checks all references.
     *
     * @param isPart whether it will stand inside of another schema
     * @throws MisdeclaredException if one leads elsewhere
     */
    void check(boolean isPart) {
        for (Subschema schema : all) {
            for (String keyword : List.of("$ref", "$dynamicRef")) {
                if (!schema.text(keyword).isEmpty()) {
                    check(schema, schema.text(keyword), isPart);
                }
            }
        }
    }

    private void check(Subschema schema, String reference, boolean isPart) {
        String target = decoded(schema.resolve(reference));
        if (!targets.contains(target)) {
            boolean isInside = target.startsWith(schema.base().toString());
            throw new MisdeclaredException(
                    ProblemCode.BAD_REFERENCE,
                    "refers to \"%s\", which is %s. Write the schema that is meant under \"$defs\" and refer to it as \"#/$defs/name\"."
                            .formatted(
                                    reference,
                                    isInside ? "not in it" : "outside of it and never fetched"));
        }
        if (isPart && schema.base().equals(Subschema.NO_BASE)) {
            throw new MisdeclaredException(
                    ProblemCode.BAD_REFERENCE,
                    "refers to \"%s\", which means another place where it is listed: inside the schema of the tool. Give the schema an \"$id\" such as \"urn:example:name\", which its references then belong to."
                            .formatted(reference));
        }
    }

    private static String decoded(String target) {
        int fragment = target.indexOf('#');
        return fragment < 0
                ? target
                : target.substring(0, fragment)
                        + URLDecoder.decode(
                                target.substring(fragment).replace("+", "%2B"),
                                StandardCharsets.UTF_8);
    }
}
