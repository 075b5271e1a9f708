package dev.mcpcdi.it;

import java.io.File;
import org.jboss.shrinkwrap.api.Filters;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.jboss.shrinkwrap.api.importer.ZipImporter;
import org.jboss.shrinkwrap.api.spec.WebArchive;

/** The WARs that were built, and others made of their libraries. */
final class Wars {

    private static final String LIBRARIES =
            "/WEB-INF/lib/(mcp-cdi|mcp-jaxrs|classmate|json-schema)-.*";

    private static final String BEANS_XML =
            """
            <beans xmlns="https://jakarta.ee/xml/ns/jakartaee" version="4.0"
                bean-discovery-mode="annotated"/>""";

    private Wars() {}

    static WebArchive bookshop() {
        return built("bookshop.war");
    }

    static WebArchive fixtures() {
        return built("fixtures.war");
    }

    private static WebArchive built(String property) {
        return ShrinkWrap.create(ZipImporter.class, "ROOT.war")
                .importFrom(new File(System.getProperty(property)))
                .as(WebArchive.class);
    }

    /** An application without beans, with the libraries of the bookshop. */
    static WebArchive empty() {
        return ShrinkWrap.create(WebArchive.class, "ROOT.war")
                .merge(bookshop(), "/", Filters.include(LIBRARIES));
    }

    static StringAsset beansXml() {
        return new StringAsset(BEANS_XML);
    }

    static File jarOf(Class<?> type) {
        return new File(type.getProtectionDomain().getCodeSource().getLocation().getPath());
    }
}
