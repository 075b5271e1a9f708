package dev.mcpcdi.schema;

import dev.mcpcdi.ToolException;
import jakarta.json.JsonValue;

/** Calls code of the application that makes an object of values, and may refuse to. */
final class Made {

    private Made() {}

    /** Makes an object. */
    interface Making {
        /** May throw what the application's code throws. */
        Object make() throws Throwable;
    }

    /** The object; null if it is noted that it was refused. */
    static Object of(Making making, JsonValue value, Reading reading) {
        try {
            return making.make();
        } catch (ToolException e) {
            return reading.fail(
                    "value_error", "Value error, " + ValueText.escaped(e.getMessage()), value);
        } catch (Error e) {
            throw e;
        } catch (Throwable e) {
            // Its message is for developers and may say more than a client should learn.
            return reading.fail(
                    "value_error", "Value error, these values do not go together", value);
        }
    }
}
