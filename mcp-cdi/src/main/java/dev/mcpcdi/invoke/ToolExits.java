package dev.mcpcdi.invoke;

import dev.mcpcdi.schema.InvalidArgumentsException;

/**
 * The model reads what went wrong, and can try again.
 *
 * @param tool the name of the tool
 */
record ToolExits(String tool) implements Exits {

    @Override
    public String subject() {
        return "Tool \"" + tool + "\"";
    }

    @Override
    public Asker asker() {
        return new Asker(Asker.Kind.TOOL, tool);
    }

    @Override
    public Outcome refused(InvalidArgumentsException invalid) {
        return error(": " + invalid.getMessage());
    }

    @Override
    public Outcome told(RuntimeException failure) {
        return error(": " + failure.getMessage());
    }

    @Override
    public Outcome crashed() {
        return error("");
    }

    private Outcome error(String rest) {
        return Outcome.OfTool.error("Error executing tool " + tool + rest);
    }
}
