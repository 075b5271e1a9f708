package dev.mcpcdi.it;

/** How much of the soak runs: all of it with the profile {@code soak}, else a tenth. */
final class SoakShare {

    private static final double SHARE = Double.parseDouble(System.getProperty("soak.share", "0.1"));

    private SoakShare() {}

    /** At least two, so that there is a first and another one. */
    static int of(int whole) {
        return (int) Math.max(2, Math.round(whole * SHARE));
    }
}
