package dev.mcpcdi.it;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** What differs between the servers that the tests run on. */
sealed interface ServerKind permits PayaraMicro, WildFly {

    /** The one that this build tests. */
    static ServerKind underTest() {
        String name = System.getProperty("arquillian.launch", "payara");
        return name.equals("wildfly") ? new WildFly() : new PayaraMicro();
    }

    /** Starts it with these applications. */
    List<String> command(int port, List<File> wars) throws IOException;

    /** What it logs when its start has ended, also if an application failed. */
    String started();

    /** The JVM of the tests is the one of the servers. */
    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }
}
