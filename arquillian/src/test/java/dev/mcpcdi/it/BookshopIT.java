package dev.mcpcdi.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.server.Engine;
import jakarta.inject.Inject;
import java.io.File;
import java.net.URL;
import org.assertj.core.api.Assertions;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.importer.ZipImporter;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The WAR as it was built, on Payara Micro: from inside, by raw HTTP, by the official client. */
@ExtendWith(ArquillianExtension.class)
class BookshopIT {

    @ArquillianResource private URL base;

    @Deployment
    static WebArchive bookshop() {
        return ShrinkWrap.create(ZipImporter.class, "ROOT.war")
                .importFrom(new File(System.getProperty("bookshop.war")))
                .as(WebArchive.class)
                .addClass(BookshopIT.class)
                .addAsLibrary(jarOf(Assertions.class));
    }

    @Test
    void beans_of_the_shop_and_the_engine_are_there(@Inject Engine engine) {
        assertThat(engine).isNotNull();
    }

    private static File jarOf(Class<?> type) {
        return new File(type.getProtectionDomain().getCodeSource().getLocation().getPath());
    }
}
