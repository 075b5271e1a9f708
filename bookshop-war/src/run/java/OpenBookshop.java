import fish.payara.micro.boot.PayaraMicroLauncher;
import java.io.StringReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** Starts the bookshop on Payara Micro and says, as the last line, where it is. */
final class OpenBookshop {
    private OpenBookshop() {}

    public static void main(String[] args) throws Exception {
        PayaraMicroLauncher.main(
                new String[] {"--deploy", args[0], "--contextroot", "/", "--noCluster", "--port", "8080"});
        System.out.println("READY");
    }
}
