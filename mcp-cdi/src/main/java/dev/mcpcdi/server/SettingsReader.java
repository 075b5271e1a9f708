package dev.mcpcdi.server;

import dev.mcpcdi.McpConfig;
import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.server.state.StateSettings;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Makes values of texts. For one thread. */
final class SettingsReader {

    private static final Settings DEFAULTS = Settings.defaults();

    private final Configuration configuration;
    private final Problems problems;

    SettingsReader(Configuration configuration, Problems problems) {
        this.configuration = configuration;
        this.problems = problems;
    }

    Settings read() {
        return new Settings(
                configuration.value(Setting.HTTP_APPLICATION),
                list(Setting.HTTP_ALLOWED_ORIGINS),
                list(Setting.HTTP_ALLOWED_HOSTS),
                flag(Setting.HTTP_STATELESS, DEFAULTS.stateless()),
                count(Setting.HTTP_MAX_BODY_BYTES, DEFAULTS.maxBodyBytes()),
                count(Setting.HTTP_MAX_SESSIONS, DEFAULTS.maxSessions()),
                duration(Setting.HTTP_SESSION_TIMEOUT, DEFAULTS.sessionTimeout()),
                Optional.ofNullable(duration(Setting.TOOLS_TIMEOUT, null)),
                duration(Setting.ASK_TIMEOUT, DEFAULTS.askTimeout()),
                requestState(),
                streams());
    }

    private StreamSettings streams() {
        StreamSettings defaults = DEFAULTS.streams();
        return new StreamSettings(
                flag(Setting.HTTP_JSON_RESPONSE, defaults.isJsonOnly()),
                duration(Setting.HTTP_STREAM_AFTER, defaults.after()),
                count(Setting.HTTP_REPLAY_BYTES, defaults.replayBytes()));
    }

    private StateSettings requestState() {
        StateSettings defaults = DEFAULTS.requestState();
        return new StateSettings(
                configuration
                        .value(Setting.REQUEST_STATE_KEYS)
                        .map(new StateKeys(problems)::read)
                        .orElse(defaults.keys()),
                duration(Setting.REQUEST_STATE_TTL, defaults.ttl()),
                configuration.value(Setting.REQUEST_STATE_AUDIENCE),
                count(Setting.REQUEST_STATE_MAX_BYTES, defaults.maxBytes()),
                flag(Setting.REQUEST_STATE_ONE_TIME, defaults.oneTime()));
    }

    private Set<String> list(Setting setting) {
        return Arrays.stream(configuration.value(setting).orElse("").split(","))
                .map(String::strip)
                .filter(entry -> !entry.isEmpty())
                .collect(Collectors.toUnmodifiableSet());
    }

    private boolean flag(Setting setting, boolean otherwise) {
        return value(setting, "true or false", otherwise, SettingsReader::flag);
    }

    private int count(Setting setting, int otherwise) {
        return value(
                setting, "a whole number from 1 to 2147483646", otherwise, SettingsReader::count);
    }

    private Duration duration(Setting setting, Duration otherwise) {
        return value(setting, "a duration such as PT30M", otherwise, SettingsReader::duration);
    }

    private <T> T value(Setting setting, String rule, T otherwise, Function<String, T> parser) {
        String text = configuration.value(setting).orElse(null);
        if (text == null) {
            return otherwise;
        }
        try {
            return parser.apply(text);
        } catch (IllegalArgumentException | DateTimeParseException | ArithmeticException e) {
            problems.add(
                    ProblemCode.BAD_SETTING,
                    Origin.of(McpConfig.class),
                    "The setting %s is \"%s\". It must be %s. Correct the value."
                            .formatted(setting.key(), text, rule));
            return otherwise;
        }
    }

    private static boolean flag(String text) {
        return switch (text) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new IllegalArgumentException(text);
        };
    }

    /** One less than the largest number, because one byte more than allowed is read. */
    private static int count(String text) {
        int number = Integer.parseInt(text);
        if (number < 1 || number == Integer.MAX_VALUE) {
            throw new IllegalArgumentException(text);
        }
        return number;
    }

    private static Duration duration(String text) {
        Duration duration = Duration.parse(text);
        if (duration.isNegative() || duration.isZero()) {
            throw new IllegalArgumentException(text);
        }
        duration.toNanos(); // the clock counts them
        return duration;
    }
}
