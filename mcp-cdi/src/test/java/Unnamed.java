import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;

/** A bean without a package. */
@ApplicationScoped
class Unnamed {

    @Tool(description = "Not reached.")
    String find() {
        return "";
    }
}
