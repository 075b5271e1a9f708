package dev.mcpcdi.extension;

import dev.mcpcdi.CompleteArg;
import dev.mcpcdi.PromptArg;
import dev.mcpcdi.ResourceTemplateArg;
import dev.mcpcdi.ToolArg;
import jakarta.enterprise.util.AnnotationLiteral;

/** What another annotation says of an argument, in the words of {@link ToolArg}. */
@SuppressWarnings("serial") // nobody serializes it
final class ArgLiteral extends AnnotationLiteral<ToolArg> implements ToolArg {

    private final String name;
    private final String title;
    private final String description;
    private final boolean required;
    private final String defaultValue;

    private ArgLiteral(
            String name, String title, String description, boolean required, String defaultValue) {
        this.name = name;
        this.title = title;
        this.description = description;
        this.required = required;
        this.defaultValue = defaultValue;
    }

    static ArgLiteral of(PromptArg given) {
        return new ArgLiteral(
                given.name(),
                given.title(),
                given.description(),
                given.required(),
                given.defaultValue());
    }

    static ArgLiteral of(ResourceTemplateArg given) {
        return new ArgLiteral(given.name(), "", "", given.required(), given.defaultValue());
    }

    static ArgLiteral of(CompleteArg given) {
        return new ArgLiteral(given.name(), "", "", true, ToolArg.NO_DEFAULT);
    }

    /** A value that need not be there. */
    static ArgLiteral optional(String name) {
        return new ArgLiteral(name, "", "", false, ToolArg.NO_DEFAULT);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public boolean required() {
        return required;
    }

    @Override
    public String defaultValue() {
        return defaultValue;
    }

    @Override
    public String schema() {
        return "";
    }

    @Override
    public String header() {
        return "";
    }
}
