package dev.mcpcdi.it;

import java.io.File;
import java.util.ArrayList;
import java.util.List;

/** Payara Micro; a failed application ends it. */
final class PayaraMicro implements ServerKind {

    @Override
    public List<String> command(int port, List<File> wars) {
        var command = new ArrayList<String>();
        command.add(ServerKind.java());
        command.addAll(List.of(System.getProperty("payara.cmdOptions").split(" ")));
        command.addAll(List.of("-jar", System.getProperty("payara.microJar")));
        command.addAll(List.of("--port", Integer.toString(port)));
        command.addAll(List.of("--noCluster", "--disablephonehome"));
        wars.forEach(war -> command.addAll(List.of("--deploy", war.getPath())));
        return command;
    }

    @Override
    public String started() {
        return " ready in ";
    }
}
