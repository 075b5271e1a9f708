package bookshop.catalogue;

/** Draws covers. */
final class Cover {

    private Cover() {}

    /** An SVG image with the title and the author. */
    static String of(Book book) {
        return """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 300">\
                <rect width="200" height="300" fill="hsl(%d,40%%,30%%)"/>\
                <g fill="white" text-anchor="middle" font-family="serif">\
                <text x="100" y="120">%s</text><text x="100" y="260">%s</text></g></svg>"""
                .formatted(
                        Math.floorMod(book.title().hashCode(), 360),
                        escaped(book.title()),
                        escaped(book.author()));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }
}
