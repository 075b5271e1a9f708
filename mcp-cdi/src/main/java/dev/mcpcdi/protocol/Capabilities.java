package dev.mcpcdi.protocol;

/**
 * What a server tells a client it can do.
 *
 * @param tools whether it has tools
 * @param prompts whether it has prompts
 * @param resources whether it has resources or templates
 * @param completions whether it completes arguments
 */
public record Capabilities(boolean tools, boolean prompts, boolean resources, boolean completions) {

    /**
     * What this server has or another.
     *
     * @param other the other one
     * @return all of both
     */
    public Capabilities and(Capabilities other) {
        return new Capabilities(
                tools || other.tools,
                prompts || other.prompts,
                resources || other.resources,
                completions || other.completions);
    }

    /**
     * Whether there is anything that runs methods of the application.
     *
     * @return true unless it has nothing at all
     */
    public boolean any() {
        return tools || prompts || resources;
    }
}
