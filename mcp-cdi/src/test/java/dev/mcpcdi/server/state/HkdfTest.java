package dev.mcpcdi.server.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.GeneralSecurityException;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** The test vectors of RFC 5869, appendix A, for SHA-256. */
class HkdfTest {

    private static final byte[] SECRET = hex("0b".repeat(22));

    @Test
    void case_1_with_salt_and_info() throws GeneralSecurityException {
        byte[] extracted = Hkdf.extract(hex("000102030405060708090a0b0c"), SECRET);
        assertThat(extracted)
                .isEqualTo(hex("077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5"));
        assertThat(Hkdf.expand(extracted, hex("f0f1f2f3f4f5f6f7f8f9"), 42))
                .isEqualTo(
                        hex(
                                "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf"
                                        + "34007208d5b887185865"));
    }

    @Test
    void case_3_without_either() throws GeneralSecurityException {
        byte[] extracted = Hkdf.extract(Hkdf.noSalt(), SECRET);
        assertThat(extracted)
                .isEqualTo(hex("19ef24a32c717b167f33a91d6f648bdf96596776afdb6377ac434c1c293ccb04"));
        assertThat(Hkdf.expand(extracted, new byte[0], 42))
                .isEqualTo(
                        hex(
                                "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d"
                                        + "9d201395faa4b61a96c8"));
    }

    private static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits);
    }
}
