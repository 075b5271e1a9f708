package dev.mcpcdi.problem;

/**
 * The mistakes a developer can make, each with an id that never changes its meaning.
 *
 * <p>01xx are about tools and the like and their methods, 02xx about resolvers, 03xx about types
 * and schemas, 04xx about configuration. A retired id stays here as a comment.
 */
public enum ProblemCode {
    /** Two tools, prompts or resources have one name or URI. */
    DUPLICATE_NAME("0101"),
    /** A name has characters or a length that clients refuse. */
    BAD_NAME("0102"),
    /** The class file has no parameter names. */
    NO_PARAMETER_NAMES("0103"),
    /** The method is private. */
    PRIVATE_METHOD("0104"),
    /** The method is static. */
    STATIC_METHOD("0105"),
    /** The method has type parameters. */
    GENERIC_METHOD("0106"),
    /** The method is final on a bean that is called through a proxy. */
    FINAL_METHOD("0107"),
    /** The method is package-private where the container's proxy cannot reach it. */
    PACKAGE_TRAP("0108"),
    /** A session bean's method is not part of its business interface. */
    NOT_PUBLIC_ON_SESSION_BEAN("0109"),
    /** The bean's scope is never active while a tool is called. */
    INACTIVE_SCOPE("0110"),
    /** Two enabled beans inherit one tool. */
    INHERITED_TWICE("0111"),
    /** Two beans say what the server is. */
    TWO_SERVER_INFOS("0112"),
    /** A bean is a parameter without a qualifier. */
    UNQUALIFIED_BEAN("0113"),
    /** An object of the container is a parameter without a qualifier. */
    UNQUALIFIED_PLATFORM_TYPE("0114"),
    /** A hint has two values. */
    TWO_HINT_VALUES("0115"),
    /** A tool is a producer with a scope. */
    SCOPED_PRODUCER("0116"),
    /** Nothing gives a qualified parameter, or several things do. */
    UNRESOLVED_PARAMETER("0117"),
    /** A timeout is no duration. */
    BAD_TIMEOUT("0118"),
    /** An icon is where clients do not take it from. */
    BAD_ICON("0119"),
    /** A meta field has a key or a value that is none. */
    BAD_META_FIELD("0120"),
    /** A prompt or resource returns nothing. */
    GIVES_NOTHING("0121"),
    /** A completion is for something that does not exist. */
    UNKNOWN_COMPLETED("0122"),
    /** A completion completes no argument, or gives no texts. */
    BAD_COMPLETION("0123"),
    /** Several completions are for one argument. */
    SEVERAL_COMPLETIONS("0124"),
    /** A completion needs a resolver that may ask. */
    COMPLETION_ASKS("0125"),
    /** A URI or URI template is none. */
    BAD_URI("0126"),
    /** A resource has a parameter that nobody fills. */
    RESOURCE_ARGUMENT("0127"),
    /** A hint of a resource has a value that is none. */
    BAD_RESOURCE_HINT("0128"),
    /** The parameters of a template are not its variables. */
    TEMPLATE_ARGUMENT("0129"),
    /** Two templates match the same URIs. */
    AMBIGUOUS_TEMPLATES("0130"),
    /** A method to be offered at run time is none, or not one alone, of an enabled bean. */
    NO_SUCH_METHOD("0131"),
    /** A bean that lives as long as the application has another scope. */
    LIFESPAN_SCOPE("0132"),

    /** Resolvers need each other in a circle. */
    RESOLVER_CYCLE("0201"),
    /** Several resolvers give what a parameter wants. */
    SEVERAL_RESOLVERS("0202"),
    /** A resolver has a parameter that is no argument of the tool. */
    RESOLVER_LACKS_ARGUMENT("0203"),
    /** A resolver and a tool have one argument with two types. */
    RESOLVER_ARGUMENT_OF_OTHER_TYPE("0204"),
    /** A resolver has the qualifier that a parameter wants, but gives another type. */
    RESOLVER_OF_OTHER_TYPE("0205"),
    /** A type has a member that no form can ask for. */
    NO_FORM("0206"),
    /** A parameter takes the outcome of a question that is never asked. */
    RESOLVER_NEVER_ASKS("0207"),
    /** A resolver has no qualifier. */
    UNQUALIFIED_RESOLVER("0208"),
    /** A call may ask two questions by one key. */
    DUPLICATE_QUESTION_KEY("0209"),
    /** A resolver returns nothing, or a resolution of nobody knows what. */
    RESOLVER_GIVES_NOTHING("0210"),
    /** A tool asks by itself and by resolvers. */
    TWO_WAYS_TO_ASK("0211"),
    /** A method is a resolver and something that clients call. */
    TOOL_AND_RESOLVER("0212"),

    /** A type has no schema. */
    NO_SCHEMA("0301"),
    /** A default is not a value of its type. */
    BAD_DEFAULT("0302"),
    /** A default breaks a constraint. */
    DEFAULT_BREAKS_CONSTRAINT("0303"),
    /** Structured output was demanded of a type that has none. */
    NO_STRUCTURED_OUTPUT("0304"),
    /** There are constraints but nothing that knows them. */
    NO_VALIDATION_PROVIDER("0305"),
    /** Two arguments or members have one name on the wire. */
    DUPLICATE_MEMBER("0306"),
    /** A constraint is declared in a way that Jakarta Validation does not allow. */
    BAD_CONSTRAINT("0307"),
    /** An adapter of JSON-B cannot be made. */
    BAD_ADAPTER("0308"),
    /** A date format does not fit the type it stands on. */
    BAD_DATE_FORMAT("0309"),
    /** A schema that is written by hand is none of JSON Schema 2020-12. */
    BAD_SCHEMA("0320"),
    /** A schema that is written by hand refers to what is not in it. */
    BAD_REFERENCE("0321"),
    /** An argument has a header that clients refuse. */
    BAD_HEADER("0322"),
    /** A schema or type that is given by hand does not go with its method. */
    SCHEMA_MISFIT("0323"),
    /** Several beans give the schema or content of one type, or of a type that needs none. */
    BAD_CONTRIBUTOR("0324"),

    /** Several JAX-RS applications could serve MCP, and nothing says which. */
    SEVERAL_APPLICATIONS("0401"),
    /** The JAX-RS application that shall serve MCP does not exist. */
    UNKNOWN_APPLICATION("0402"),
    /** A setting that does not exist is set. */
    UNKNOWN_SETTING("0403"),
    /** A setting has a value that cannot be read. */
    BAD_SETTING("0404"),
    /** Several beans say how the application is served. */
    SEVERAL_CONFIGS("0405"),
    /** Several beans seal the state of calls. */
    SEVERAL_CODECS("0406"),
    /** Several beans keep the events of sessions. */
    SEVERAL_EVENT_STORES("0407"),
    /** Several beans tell of changes. */
    SEVERAL_BUSES("0408"),
    /** Several beans tell what callers see. */
    SEVERAL_VISIBILITIES("0409");

    private final String number;

    ProblemCode(String number) {
        this.number = number;
    }

    /**
     * The id as it is printed.
     *
     * @return such as {@code MCPCDI-0101}
     */
    public String id() {
        return "MCPCDI-" + number;
    }
}
