package bookshop.catalogue;

import dev.mcpcdi.ToolArg;
import jakarta.validation.constraints.NotNull;

/** One book of the catalogue; a year before the common era is negative. */
record Book(
        @NotNull String title,
        @NotNull String author,
        @ToolArg(description = "Year of first publication.") int published,
        @NotNull String genre) {}
