package dev.mcpcdi.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RevisionTest {

    @Test
    void revisions_of_each_era() {
        assertThat(Revision.of(Era.SESSION))
                .extracting(Revision::text)
                .containsExactly("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25");
        assertThat(Revision.of(Era.MODERN))
                .extracting(Revision::text)
                .containsExactly("2026-07-28");
    }

    @Test
    void text_of_a_served_revision() {
        assertThat(Revision.of("2025-06-18")).contains(Revision.V2025_06_18);
    }

    @Test
    void text_of_no_served_revision() {
        assertThat(Revision.of("2026-07-29")).isEmpty();
        assertThat(Revision.of("")).isEmpty();
        assertThat(Revision.of("2025-06-18 ")).isEmpty();
    }

    @Test
    void feature_is_known_from_its_revision_on() {
        assertThat(Revision.V2025_03_26.knows(Feature.TITLE)).isFalse();
        assertThat(Revision.V2025_06_18.knows(Feature.TITLE)).isTrue();
        assertThat(Revision.V2026_07_28.knows(Feature.TITLE)).isTrue();
    }
}
