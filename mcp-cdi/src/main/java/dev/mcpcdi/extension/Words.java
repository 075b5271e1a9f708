package dev.mcpcdi.extension;

import java.util.List;

/** Words of messages that depend on a number. */
final class Words {

    private Words() {}

    /** The noun with the article that it is spoken with. */
    static String withArticle(String noun) {
        return ("AEIO".indexOf(noun.charAt(0)) < 0 ? "a " : "an ") + noun;
    }

    /** The word at the start of a sentence. */
    static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    /** Such as {@code A, B and C}. */
    static String and(List<String> words) {
        int last = words.size() - 1;
        return last < 1
                ? String.join("", words)
                : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }

    /** Such as {@code 1 tool} or {@code 9 tools}. */
    static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
