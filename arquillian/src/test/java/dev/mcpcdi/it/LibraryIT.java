package dev.mcpcdi.it;

import static dev.mcpcdi.it.Wire.json;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.server.Engine;
import jakarta.inject.Inject;
import jakarta.json.JsonString;
import java.net.URL;
import org.assertj.core.api.Assertions;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.jboss.shrinkwrap.api.spec.JavaArchive;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the container matters: archives, scopes, session beans, and what a call's thread has. */
@ExtendWith(ArquillianExtension.class)
class LibraryIT {

    private static final String FIXTURES = "dev.mcpcdi.it.";

    private static final String WEB_XML =
            """
            <web-app xmlns="https://jakarta.ee/xml/ns/jakartaee" version="6.0">
                <env-entry>
                    <env-entry-name>motto</env-entry-name>
                    <env-entry-type>java.lang.String</env-entry-type>
                    <env-entry-value>Silence, please.</env-entry-value>
                </env-entry>
            </web-app>""";

    private static final String LIST =
            """
            {"jsonrpc":"2.0","id":1,"method":"tools/list"}""";

    @ArquillianResource private URL base;
    @Inject private Engine engine;

    @Deployment
    static WebArchive library() {
        return Wars.empty()
                .addPackage(FIXTURES + "desk")
                .addAsWebInfResource(Wars.beansXml(), "beans.xml")
                .setWebXML(new StringAsset(WEB_XML))
                .addAsLibraries(
                        jar("branch").addAsManifestResource(Wars.beansXml(), "beans.xml"),
                        jar("plain"))
                .addClasses(LibraryIT.class, Wars.class, Wire.class, InProcess.class)
                .addAsLibrary(Wars.jarOf(Assertions.class));
    }

    private static JavaArchive jar(String fixtures) {
        return ShrinkWrap.create(JavaArchive.class, fixtures + ".jar")
                .addPackage(FIXTURES + fixtures);
    }

    @Test
    @RunAsClient
    void tools_of_every_archive_are_listed() throws Exception {
        var answer = wire().post(LIST, wire().openSession());
        var tools = json(answer.body()).getJsonObject("result").getJsonArray("tools");
        assertThat(tools)
                .extracting(tool -> tool.asJsonObject().getJsonString("name"))
                .extracting(JsonString::getString)
                .containsExactly(
                        "add_to_catalogue",
                        "fail_in_transaction",
                        "find_application",
                        "find_application_stamped",
                        "find_at_desk",
                        "find_dependent",
                        "find_dependent_stamped",
                        "find_later",
                        "find_request",
                        "find_request_stamped",
                        "find_reserved",
                        "find_session",
                        "has_application_loader",
                        "has_no_transaction",
                        "has_transaction",
                        "lend_session",
                        "look_up_entry",
                        "plain_annotated",
                        "show_in_window");
    }

    @RunAsClient
    @ParameterizedTest
    @CsvSource({
        "find_at_desk, Dune is on shelf 7.",
        "find_application, Dune is on shelf 7.",
        "find_application_stamped, Dune is on shelf 7. Stamped.",
        "find_request, Dune is on shelf 7.",
        "find_request_stamped, Dune is on shelf 7. Stamped.",
        "find_dependent, Dune is on shelf 7.",
        "find_dependent_stamped, Dune is on shelf 7. Stamped.",
        "find_session, Dune is on shelf 7. Stamped.",
        "lend_session, Dune is lent. Stamped.",
        "find_reserved, Dune is reserved.",
        "show_in_window, Dune is in the window.",
        "find_later, Dune was found.",
        "look_up_entry, 'Silence, please.'",
        "plain_annotated, Hello."
    })
    void tool_sees_its_fields_and_interceptors(String tool, String text) throws Exception {
        assertAnswer(
                tool,
                "{\"title\":\"Dune\"}",
                """
                {"content":[{"type":"text","text":"%1$s"}],
                 "structuredContent":{"result":"%1$s"}}"""
                        .formatted(text));
    }

    @RunAsClient
    @ParameterizedTest
    @ValueSource(strings = {"has_application_loader", "has_no_transaction", "has_transaction"})
    void thread_of_a_call_has_what_the_platform_gives(String tool) throws Exception {
        assertAnswer(
                tool,
                "{}",
                """
                {"content":[{"type":"text","text":"true"}],"structuredContent":{"result":true}}""");
    }

    @Test
    @RunAsClient
    void tool_of_a_generic_superclass_has_the_type_of_its_bean() throws Exception {
        assertAnswer(
                "add_to_catalogue",
                "{\"item\":{\"title\":\"Dune\",\"year\":1965}}",
                """
                {"content":[{"type":"text","text":"{\\"title\\":\\"Dune\\",\\"year\\":1965}"}],
                 "structuredContent":{"title":"Dune","year":1965}}""");
    }

    @Test
    @RunAsClient
    void exception_inside_a_transaction_keeps_its_message() throws Exception {
        assertAnswer(
                "fail_in_transaction",
                "{}",
                """
                {"content":[{"type":"text",
                    "text":"Error executing tool fail_in_transaction: The book is gone."}],
                 "isError":true}""");
    }

    @Test
    void engine_calls_the_beans_of_a_jar() throws Exception {
        assertThat(new InProcess(engine).ask(call("find_session", "{\"title\":\"Dune\"}")))
                .isEqualTo(
                        """
                        {"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text",\
                        "text":"Dune is on shelf 7. Stamped."}],\
                        "structuredContent":{"result":"Dune is on shelf 7. Stamped."}}}""");
    }

    private void assertAnswer(String tool, String arguments, String result) throws Exception {
        var answer = wire().post(call(tool, arguments), wire().openSession());
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(json(answer.body()))
                .isEqualTo(json("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":%s}".formatted(result)));
    }

    private static String call(String tool, String arguments) {
        return """
        {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"%s","arguments":%s}}"""
                .formatted(tool, arguments);
    }

    private Wire wire() {
        return new Wire(Wire.endpoint(base));
    }
}
