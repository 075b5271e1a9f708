package dev.mcpcdi.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A server that starts with an application and ends at once. */
final class PayaraMicro {

    private final File war;

    PayaraMicro(File war) {
        this.war = war;
    }

    /** What the server logs. */
    String log() throws IOException, InterruptedException {
        var log = Path.of("target", "payara-micro.log");
        var process =
                new ProcessBuilder(command())
                        .redirectErrorStream(true)
                        .redirectOutput(log.toFile())
                        .start();
        boolean ended = process.waitFor(2, TimeUnit.MINUTES);
        process.destroyForcibly().waitFor();
        assertThat(ended).as("%s", log).isTrue();
        return Files.readString(log);
    }

    private List<String> command() {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(System.getProperty("payara.cmdOptions").split(" ")));
        command.addAll(List.of("-jar", System.getProperty("payara.microJar")));
        command.addAll(List.of("--deploy", war.getPath(), "--warmup", "--autoBindHttp"));
        command.addAll(List.of("--noCluster", "--disablephonehome"));
        return command;
    }
}
