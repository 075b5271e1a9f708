package bookshop;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;

/** Serves the shop at the context root; the endpoint is found by scanning. */
@ApplicationPath("/")
public class BookshopApplication extends Application {}
