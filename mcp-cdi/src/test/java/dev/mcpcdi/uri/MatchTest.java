package dev.mcpcdi.uri;

import static dev.mcpcdi.uri.Values.match;
import static dev.mcpcdi.uri.Values.matches;
import static dev.mcpcdi.uri.Values.shown;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchTest {

    @ParameterizedTest(name = "{0} on {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    a://b                    | a://b                    | {}
                    a://{v}                  | a://                     | {v=}
                    a://{v}                  | a://x;y=z:@!.b           | {v=x;y=z:@!.b}
                    a://{x}/{y}              | a://1/2                  | {x=1, y=2}
                    a://{x}-{y}              | a://1-2-3                | {x=1, y=2-3}
                    a://{x}-{y}.json         | a://1-2.json.json        | {x=1, y=2.json}
                    a://{x,y}                | a://1,2                  | {x=1, y=2}
                    {+path}{.ext}            | src/main.py              | {ext=py, path=src/main}
                    {+path}{.ext}            | src/main.tar.gz          | {ext=gz, path=src/main.tar}
                    {owner}@{+path}          | me@a/b@c                 | {owner=me, path=a/b@c}
                    {+p}-{x}                 | a-b-c                    | {p=a-b, x=c}
                    {+p}/{x}-{y}             | a/1-2-3                  | {p=a, x=1-2, y=3}
                    a{#v}                    | a#b?c/d#e                | {v=b?c/d#e}
                    a{.x,y}                  | a.1.2                    | {x=1, y=2}
                    a{x}{.y}                 | a1.2.3                   | {x=1.2, y=3}
                    a{.v*}                   | a.1.2                    | {v=['1', '2']}
                    a{.v*}                   | a                        | {v=[]}
                    a{.v*}                   | a.                       | {v=['']}
                    /files{/path*}/edit      | /files/a/b/edit          | {path=['a', 'b']}
                    /files{/path*}/edit      | /files/edit              | {path=[]}
                    /files{/path*}/edit      | /files/edit/edit         | {path=['edit']}
                    /files{/path*}           | /files//                 | {path=['', '']}
                    a{/v*,w}                 | a/1/2/3                  | {v=['1', '2'], w=3}
                    a{/w,v*}                 | a/1/2/3                  | {v=['2', '3'], w=1}
                    a://{host}{/path*}       | a://h/1/2                | {host=h, path=['1', '2']}
                    a{/x}                    | a/                       | {x=}
                    item{;keys*}             | item;keys=a;keys;keys=b  | {keys=['a', '', 'b']}
                    item{;keys*}             | item                     | {keys=[]}
                    item{;k*};other={x}      | item;k=1;other=2         | {k=['1'], x=2}
                    item{;k*}=s              | item;k=1=s               | {k=['1']}
                    item{;k*}s               | item;ks                  | {k=['']}
                    a{;id}                   | a;id                     | {id=}
                    a{;id}                   | a;id=                    | {id=}
                    a{;id}                   | a;id=5                   | {id=5}
                    a{;x,y}                  | a;x=1;y                  | {x=1, y=}
                    a{;x}=end                | a;x=end                  | {x=}
                    """)
    void finds(String template, String uri, String values) {
        assertThat(shown(match(template, uri))).isEqualTo(values);
    }

    @ParameterizedTest(name = "{0} not on {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    a://b               | a://b/
                    a://b               | A://b
                    a://{v}             | a://x/y
                    a://{v}             | a://x?y
                    a://{v}             | a://x#y
                    a://{v}             | a://x&y
                    a://{v}             | a://x,y
                    a://{v}             | b://x
                    a://{v}             | xa://x
                    a://{v}.x           | a://y.xx
                    {+v}                | a?b
                    {+v}                | a#b
                    a{.v}               | a.b.c
                    a{.v}               | a
                    a{.v*}              | ab
                    a{.v*}              | a.b/c
                    a{/v}               | a/b/c
                    a{/v*}              | ab
                    a{/v*}              | a/b?c
                    a{;v}               | a;w=1
                    a{;v}               | a;v=1;w
                    a{;v*}              | a;vv
                    a{;v*}              | a;v=1;w=2
                    a{;v*}              | a;v=1/2
                    {x}-{y}             | ab
                    a{#v}               | a
                    """)
    void does_not_match(String template, String uri) {
        assertThat(matches(template, uri)).isFalse();
    }

    @Test
    void an_empty_template_matches_the_empty_uri_alone() {
        assertThat(match("", "")).isEmpty();
        assertThat(matches("", "a")).isFalse();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    b://A%20B          | {v=A B}
                    b://A B            | {v=A B}
                    b://a+b            | {v=a+b}
                    b://a%2Bb          | {v=a+b}
                    b://~me            | {v=~me}
                    b://%7Eme          | {v=~me}
                    b://a%2Fb%2fc      | {v=a/b/c}
                    b://%3F%23%26%2C   | {v=?#&,}
                    b://%C3%A9t%c3%A9  | {v=été}
                    b://été            | {v=été}
                    b://%F0%9F%93%9A   | {v=📚}
                    b://📚             | {v=📚}
                    b://%252F          | {v=%2F}
                    b://%7Bx%7D        | {v={x}}
                    b://"<>\\^{}        | {v="<>\\^{}}
                    """)
    void decodes_once(String uri, String values) {
        assertThat(shown(match("b://{v}", uri))).isEqualTo(values);
    }

    @ParameterizedTest
    @CsvSource({
        "b://%",
        "b://%2",
        "b://%zz",
        "b://%2g",
        "b://a%",
        "b://%FF",
        "b://%C3",
        "b://%C0%AE",
        "b://%ED%A0%80"
    })
    void broken_encoding_does_not_match(String uri) {
        assertThat(matches("b://{v}", uri)).isFalse();
        assertThat(matches("b:/{/v*}", uri)).isFalse();
        assertThat(matches("b:{+v}", uri)).isFalse();
        assertThat(matches("b://{?v}", "b://?v=" + uri)).isFalse();
    }

    @Test
    void half_a_surrogate_pair_does_not_match() {
        assertThat(matches("b://{v}", "b://\ud83d")).isFalse();
        assertThat(matches("b://{v}", "b://\udcdax")).isFalse();
    }

    @Test
    void encoded_separators_stay_inside_of_their_segment() {
        assertThat(shown(match("f:{/p*}", "f:/a%2Fb/c%2E%3B"))).isEqualTo("{p=['a/b', 'c.;']}");
        assertThat(shown(match("f:{.p*}", "f:.a%2Eb.c"))).isEqualTo("{p=['a.b', 'c']}");
        assertThat(shown(match("f:{;p*}", "f:;p=a%3Bp=b;p=%2C"))).isEqualTo("{p=['a;p=b', ',']}");
    }

    @Test
    void a_literal_matches_its_encoded_form_too() {
        assertThat(shown(match("n://été/{v}", "n://%C3%A9t%C3%A9/1"))).isEqualTo("{v=1}");
        assertThat(shown(match("n://été/{v}", "n://été/1"))).isEqualTo("{v=1}");
        assertThat(shown(match("n://%C3%A9/{v}", "n://é/1"))).isEqualTo("{v=1}");
    }

    @Test
    void values_are_in_the_order_of_the_template() {
        assertThat(match("a://{z}/{y}{?x,w}", "a://1/2?w=4&x=3").keySet())
                .containsExactly("z", "y", "x", "w");
    }
}
