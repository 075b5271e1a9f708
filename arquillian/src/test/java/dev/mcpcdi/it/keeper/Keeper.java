package dev.mcpcdi.it.keeper;

import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import java.io.File;

/** Deploys and undeploys on Payara Micro, whose classes are not on the class path of the tests. */
@Path("{name}")
public class Keeper {

    /** Deploys an archive under a name; false if that failed. */
    @POST
    public String deploy(@PathParam("name") String name, String war)
            throws ReflectiveOperationException {
        Object done =
                method("deploy", String.class, String.class, File.class)
                        .invoke(runtime(), name, name, new File(war));
        return String.valueOf(done);
    }

    /** Undeploys what has the name. */
    @DELETE
    public void undeploy(@PathParam("name") String name) throws ReflectiveOperationException {
        method("undeploy", String.class).invoke(runtime(), name);
    }

    private static java.lang.reflect.Method method(String name, Class<?>... types)
            throws ReflectiveOperationException {
        return type("PayaraMicroRuntime").getMethod(name, types);
    }

    private static Object runtime() throws ReflectiveOperationException {
        Object micro = type("PayaraMicro").getMethod("getInstance").invoke(null);
        return type("PayaraMicro").getMethod("getRuntime").invoke(micro);
    }

    private static Class<?> type(String name) throws ClassNotFoundException {
        return Class.forName("fish.payara.micro." + name, true, ClassLoader.getSystemClassLoader());
    }
}
