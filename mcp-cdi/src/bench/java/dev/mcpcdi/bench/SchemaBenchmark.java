package dev.mcpcdi.bench;

import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.schema.ArgumentSource;
import dev.mcpcdi.schema.ArgumentsModel;
import dev.mcpcdi.schema.ResultModel;
import dev.mcpcdi.schema.Schemas;
import jakarta.json.JsonObject;
import jakarta.json.spi.JsonProvider;
import jakarta.validation.Validation;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.io.StringReader;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Arguments from JSON to Java and results from Java to JSON, without parsing and printing. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class SchemaBenchmark {

    private static final JsonProvider JSON = JsonProvider.provider();

    private static final String WIDE =
            """
            {"value":{"a":"a","b":"b","c":1,"d":2,"e":3,"f":4.5,"g":6.5,"h":true,"i":false,
             "j":"2026-02-28","k":"2026-02-28T10:00:00Z","l":"123e4567-e89b-12d3-a456-426614174000",
             "m":"ON","n":"OFF","o":["x","y"],"p":["z"],"q":{"k":1},"r":1.25,"s":"s","t":7}}
            """;

    /** An enum. */
    public enum Switch {
        /** One. */
        ON,
        /** The other. */
        OFF
    }

    /** Twenty members, some with constraints. */
    public record Wide(
            @NotBlank String a,
            @Size(max = 9) String b,
            @Min(0) int c,
            @Max(99) long d,
            Integer e,
            double f,
            Double g,
            boolean h,
            Boolean i,
            LocalDate j,
            Instant k,
            UUID l,
            Switch m,
            Switch n,
            List<String> o,
            Set<String> p,
            Map<String, Integer> q,
            BigDecimal r,
            Optional<String> s,
            Optional<Integer> t) {}

    /** What is called. */
    public static final class Tools {
        void scalars(@NotBlank String text, @Min(0) @Max(50) int count, boolean flag) {}

        Wide wide(Wide value) {
            return value;
        }

        List<Integer> numbers(List<@Min(0) Integer> value) {
            return value;
        }
    }

    private final Schemas schemas =
            new Schemas(
                    JSON, Optional.of(Validation.buildDefaultValidatorFactory().getValidator()));
    private final Case scalars =
            new Case("scalars", "{\"text\":\"Dune\",\"count\":5,\"flag\":true}");
    private final Case wide = new Case("wide", WIDE);
    private final Case numbers = new Case("numbers", thousand());

    private static String thousand() {
        return IntStream.range(0, 1000)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(",", "{\"value\":[", "]}"));
    }

    private final class Case {

        private final JsonObject sent;
        private final ArgumentsModel arguments;
        private final ResultModel result;
        private Object returned;

        Case(String name, String json) {
            try (var reader = JSON.createReader(new StringReader(json))) {
                sent = reader.readObject();
            }
            Method method =
                    Arrays.stream(Tools.class.getDeclaredMethods())
                            .filter(each -> each.getName().equals(name))
                            .findFirst()
                            .orElseThrow();
            Problems problems = new Problems();
            arguments = schemas.arguments(name, method, sources(method), problems);
            Schemas.ResultSource source =
                    new Schemas.ResultSource(
                            name,
                            method.getGenericReturnType(),
                            method.getAnnotatedReturnType(),
                            Origin.of(method),
                            Optional.of(method));
            result = schemas.result(source, StructuredOutput.AUTO, problems);
            if (!problems.isEmpty()) {
                throw new IllegalStateException(problems.sorted().toString());
            }
        }

        private List<ArgumentSource> sources(Method method) {
            List<ArgumentSource> all = new ArrayList<>();
            for (Parameter each : method.getParameters()) {
                all.add(
                        new ArgumentSource(
                                all.size(),
                                each.getName(),
                                each.getParameterizedType(),
                                each.getAnnotatedType(),
                                List.of(each.getAnnotations())));
            }
            return all;
        }

        Object[] bind() {
            return arguments.bind(sent);
        }

        ResultModel.Written write() {
            return result.write(returned);
        }
    }

    /** Binds what is encoded. */
    @Setup
    public void prepare() {
        wide.returned = wide.bind()[0];
        numbers.returned = numbers.bind()[0];
    }

    @Benchmark
    public Object[] bindThreeScalars() {
        return scalars.bind();
    }

    @Benchmark
    public Object[] bindRecordOfTwenty() {
        return wide.bind();
    }

    @Benchmark
    public Object[] bindListOfThousand() {
        return numbers.bind();
    }

    @Benchmark
    public ResultModel.Written encodeRecordOfTwenty() {
        return wide.write();
    }

    @Benchmark
    public ResultModel.Written encodeListOfThousand() {
        return numbers.write();
    }
}
