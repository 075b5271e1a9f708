package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.servlet.ServletContainerInitializer;
import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.HandlesTypes;
import jakarta.servlet.http.HttpServlet;
import jakarta.ws.rs.core.Application;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import org.glassfish.grizzly.servlet.ServletRegistration;
import org.glassfish.grizzly.servlet.WebappContext;
import org.junit.jupiter.api.Test;

class ApplicationCheckTest {

    private static final String API = "dev.mcpcdi.jaxrs.Shop$Api";
    private static final String ADMIN = "dev.mcpcdi.jaxrs.Shop$Admin";
    private static final String SETTING = "mcp.http.application";

    private final WebappContext context = new WebappContext("shop", "/shop");

    @Test
    void the_container_finds_it_and_hands_it_applications() {
        assertThat(ServiceLoader.load(ServletContainerInitializer.class).stream())
                .extracting(ServiceLoader.Provider::type)
                .contains(ApplicationCheck.class);
        assertThat(ApplicationCheck.class.getAnnotation(HandlesTypes.class).value())
                .containsExactly(Application.class);
    }

    @Test
    void one_application_serves() throws ServletException {
        start(Shop.Api.class);
        assertThat(serving()).isEqualTo(new Serving(API, Map.of(API, Set.of("/shop/api/"))));
    }

    @Test
    void applications_that_have_no_path_or_no_objects_do_not_count() throws ServletException {
        start(Shop.Api.class, Shop.Unmapped.class, Shop.Half.class, Application.class);
        assertThat(serving()).isEqualTo(new Serving(API, Map.of(API, Set.of("/shop/api/"))));
    }

    @Test
    void several_applications_fail_the_start() {
        assertThatThrownBy(() -> start(Shop.Api.class, Shop.Admin.class))
                .isExactlyInstanceOf(ServletException.class)
                .hasMessage(
                        """
                        mcp-cdi found 1 mistake.
                        1. MCPCDI-0401: This web application has 2 JAX-RS applications: \
                        dev.mcpcdi.jaxrs.Shop$Admin at /shop/admin/, \
                        dev.mcpcdi.jaxrs.Shop$Api at /shop/api/. \
                        MCP is served below one of them only, because a security constraint on \
                        the path of one does not hold below another. Set mcp.http.application \
                        to the class name of the one that serves it: as a context parameter in \
                        web.xml, as a system property, or as the environment variable \
                        MCP_HTTP_APPLICATION.
                            at dev.mcpcdi.jaxrs.Shop$Admin.<init>(Shop.java)""")
                .extracting(Throwable::getStackTrace)
                .isEqualTo(new StackTraceElement[0]);
        assertThat(serving()).isEqualTo(Serving.failed());
    }

    @Test
    void a_context_parameter_names_the_one_that_serves() throws ServletException {
        context.addContextInitParameter(SETTING, " " + ADMIN + " ");
        start(Shop.Api.class, Shop.Admin.class);
        assertThat(serving())
                .isEqualTo(
                        new Serving(
                                ADMIN,
                                Map.of(
                                        API, Set.of("/shop/api/"),
                                        ADMIN, Set.of("/shop/admin/"))));
    }

    @Test
    void a_context_parameter_comes_before_what_is_set_for_the_whole_server()
            throws ServletException {
        context.addContextInitParameter(SETTING, ADMIN);
        new ApplicationCheck(() -> Optional.of(API))
                .onStartup(Set.of(Shop.Api.class, Shop.Admin.class), context);
        assertThat(serving().application()).hasValue(ADMIN);
    }

    @Test
    void the_configuration_names_the_one_that_serves() throws ServletException {
        context.addContextInitParameter(SETTING, " ");
        new ApplicationCheck(() -> Optional.of(ADMIN))
                .onStartup(Set.of(Shop.Api.class, Shop.Admin.class), context);
        assertThat(serving().application()).hasValue(ADMIN);
    }

    @Test
    void a_blank_name_names_nothing() {
        context.addContextInitParameter(SETTING, " ");
        assertThatThrownBy(() -> start(Shop.Api.class, Shop.Admin.class))
                .hasMessageContaining("MCPCDI-0401");
    }

    @Test
    void a_name_that_no_application_has_fails_the_start() {
        context.addContextInitParameter(SETTING, "shop.Apy");
        assertThatThrownBy(() -> start(Shop.Api.class))
                .isExactlyInstanceOf(ServletException.class)
                .hasMessage(
                        """
                        mcp-cdi found 1 mistake.
                        1. MCPCDI-0402: The setting mcp.http.application is "shop.Apy", but no \
                        JAX-RS application with a path has this class name. There is \
                        dev.mcpcdi.jaxrs.Shop$Api at /shop/api/. Correct mcp.http.application \
                        to the class name of the one that serves it: as a context parameter in \
                        web.xml, as a system property, or as the environment variable \
                        MCP_HTTP_APPLICATION.
                            at shop.Apy.<init>(Apy.java)""");
        assertThat(serving()).isEqualTo(Serving.failed());
    }

    @Test
    void a_name_where_there_is_no_application_fails_the_start() {
        context.addContextInitParameter(SETTING, API);
        assertThatThrownBy(() -> new ApplicationCheck().onStartup(null, context))
                .hasMessageContaining("There is none. Correct mcp.http.application to");
    }

    @Test
    void no_application_starts_with_nothing_that_serves() throws ServletException {
        new ApplicationCheck().onStartup(null, context);
        assertThat(serving()).isNull();
    }

    @Test
    void a_servlet_named_like_the_application_maps_it() throws ServletException {
        servlet("dev.mcpcdi.jaxrs.Shop$Unmapped").addMapping("/v1/*", "/v2/*");
        start(Shop.Unmapped.class);
        assertThat(serving())
                .isEqualTo(
                        new Serving(
                                "dev.mcpcdi.jaxrs.Shop$Unmapped",
                                Map.of(
                                        "dev.mcpcdi.jaxrs.Shop$Unmapped",
                                        Set.of("/shop/v1/", "/shop/v2/"))));
    }

    @Test
    void a_servlet_with_the_parameter_of_the_application_maps_it_instead_of_the_annotation()
            throws ServletException {
        ServletRegistration rest = servlet("rest");
        rest.setInitParameter("jakarta.ws.rs.Application", API);
        rest.addMapping("/*");
        start(Shop.Api.class);
        assertThat(serving()).isEqualTo(new Serving(API, Map.of(API, Set.of("/shop/"))));
    }

    @Test
    void the_default_application_counts_beside_another() {
        servlet("jakarta.ws.rs.core.Application").addMapping("/rest/*");
        assertThatThrownBy(() -> start(Shop.Api.class))
                .hasMessageContaining(
                        "2 JAX-RS applications: dev.mcpcdi.jaxrs.Shop$Api at /shop/api/,"
                                + " jakarta.ws.rs.core.Application at /shop/rest/.");
    }

    @Test
    void other_servlets_do_not_count() throws ServletException {
        servlet("pictures").addMapping("/pictures/*");
        start(Shop.Api.class, Shop.Unmapped.class);
        assertThat(serving().paths()).containsOnlyKeys(API);
    }

    private ServletRegistration servlet(String name) {
        return context.addServlet(
                name,
                new HttpServlet() {
                    private static final long serialVersionUID = 1L;
                });
    }

    private void start(Class<?>... found) throws ServletException {
        new ApplicationCheck(Optional::empty).onStartup(Set.of(found), context);
    }

    private Serving serving() {
        return (Serving) context.getAttribute(Serving.ATTRIBUTE);
    }
}
