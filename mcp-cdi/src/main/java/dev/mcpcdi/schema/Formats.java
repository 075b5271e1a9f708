package dev.mcpcdi.schema;

import dev.harrel.jsonschema.Evaluator;
import dev.harrel.jsonschema.EvaluatorFactory;
import dev.harrel.jsonschema.FormatEvaluatorFactory;
import dev.harrel.jsonschema.JsonNode;
import dev.harrel.jsonschema.SchemaParsingContext;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Asserts formats; those that the library leaves to another one are checked here. */
final class Formats implements EvaluatorFactory {

    private static final String OCTET = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
    private static final Pattern IPV4 = Pattern.compile("(?:" + OCTET + "\\.){3}" + OCTET);
    private static final Pattern IPV6 = Pattern.compile("(?=.*:.*:)[0-9a-fA-F:.]{2,45}");
    private static final Pattern ANY_MAIL = Pattern.compile("(?s)[^@]+@[^@]+");

    private static final Map<String, Predicate<String>> OWN =
            Map.of(
                    "email",
                    Constraint.Mail::isAddress,
                    "idn-email",
                    text -> ANY_MAIL.matcher(text).matches(),
                    "ipv4",
                    text -> IPV4.matcher(text).matches(),
                    "ipv6",
                    Formats::isIpv6);

    private final EvaluatorFactory others = new FormatEvaluatorFactory();

    @Override
    public Optional<Evaluator> create(SchemaParsingContext context, String keyword, JsonNode node) {
        boolean isFormat = keyword.equals("format") && node.isString();
        Predicate<String> own = isFormat ? OWN.get(node.asString()) : null;
        return own == null
                ? others.create(context, keyword, node)
                : Optional.of((evaluation, value) -> result(own, value));
    }

    private static Evaluator.Result result(Predicate<String> form, JsonNode value) {
        return !value.isString() || form.test(value.asString())
                ? Evaluator.Result.success()
                : Evaluator.Result.failure("format");
    }

    /** A text with colons is never looked up as a name. */
    private static boolean isIpv6(String text) {
        try {
            return IPV6.matcher(text).matches() && InetAddress.getByName(text) != null;
        } catch (UnknownHostException e) {
            return false;
        }
    }
}
