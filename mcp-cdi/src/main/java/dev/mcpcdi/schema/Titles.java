package dev.mcpcdi.schema;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Titles from names: {@code sortOrder} and {@code sort_order} give "Sort Order". */
final class Titles {

    private Titles() {}

    static String of(String name) {
        String title =
                Arrays.stream(name.split("[_\\s]+|(?<=[a-z0-9])(?=[A-Z])"))
                        .filter(word -> !word.isEmpty())
                        .map(Titles::capitalised)
                        .collect(Collectors.joining(" "));
        return title.isEmpty() ? name : title;
    }

    private static String capitalised(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }
}
