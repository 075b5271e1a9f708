package dev.mcpcdi.extension;

import java.util.Optional;

/** Texts of annotations. */
final class Texts {

    private Texts() {}

    /** Empty stands for none, because an annotation has no null. */
    static Optional<String> given(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }
}
