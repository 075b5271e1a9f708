package dev.mcpcdi.uri;

import static dev.mcpcdi.uri.Values.items;
import static dev.mcpcdi.uri.Values.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The examples of RFC 6570: sections 1.2 (levels 1 to 4), 2.4 and 3.2. */
class RfcExampleTest {

    private static final Map<String, UriValue> VALUES =
            Map.ofEntries(
                    Map.entry("count", items("one", "two", "three")),
                    Map.entry("dom", items("example", "com")),
                    Map.entry("dub", text("me/too")),
                    Map.entry("hello", text("Hello World!")),
                    Map.entry("half", text("50%")),
                    Map.entry("var", text("value")),
                    Map.entry("who", text("fred")),
                    Map.entry("base", text("http://example.com/home/")),
                    Map.entry("path", text("/foo/bar")),
                    Map.entry("list", items("red", "green", "blue")),
                    Map.entry("keys", keys()),
                    Map.entry("v", text("6")),
                    Map.entry("x", text("1024")),
                    Map.entry("y", text("768")),
                    Map.entry("empty", text("")),
                    Map.entry("empty_keys", new UriValue.Pairs(Map.of())),
                    Map.entry("semi", text(";")),
                    Map.entry("year", items("1965", "2000", "2012")));

    private static UriValue keys() {
        Map<String, String> keys = new LinkedHashMap<>();
        keys.put("semi", ";");
        keys.put("dot", ".");
        keys.put("comma", ",");
        return new UriValue.Pairs(keys);
    }

    private static String expand(String template) {
        return UriTemplate.parse(template).expand(VALUES);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {var}   | value
                    {hello} | Hello%20World%21
                    """)
    void level_1(String template, String uri) {
        assertThat(expand(template)).isEqualTo(uri);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {+var}           | value
                    {+hello}         | Hello%20World!
                    {+path}/here     | /foo/bar/here
                    here?ref={+path} | here?ref=/foo/bar
                    X{#var}          | X#value
                    X{#hello}        | X#Hello%20World!
                    """)
    void level_2(String template, String uri) {
        assertThat(expand(template)).isEqualTo(uri);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    map?{x,y}       | map?1024,768
                    {x,hello,y}     | 1024,Hello%20World%21,768
                    {+x,hello,y}    | 1024,Hello%20World!,768
                    {+path,x}/here  | /foo/bar,1024/here
                    {#x,hello,y}    | #1024,Hello%20World!,768
                    {#path,x}/here  | #/foo/bar,1024/here
                    X{.var}         | X.value
                    X{.x,y}         | X.1024.768
                    {/var}          | /value
                    {/var,x}/here   | /value/1024/here
                    {;x,y}          | ;x=1024;y=768
                    {;x,y,empty}    | ;x=1024;y=768;empty
                    {?x,y}          | ?x=1024&y=768
                    {?x,y,empty}    | ?x=1024&y=768&empty=
                    ?fixed=yes{&x}  | ?fixed=yes&x=1024
                    {&x,y,empty}    | &x=1024&y=768&empty=
                    """)
    void level_3(String template, String uri) {
        assertThat(expand(template)).isEqualTo(uri);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {var:3}         | val
                    {var:30}        | value
                    {list}          | red,green,blue
                    {list*}         | red,green,blue
                    {keys}          | semi,%3B,dot,.,comma,%2C
                    {keys*}         | semi=%3B,dot=.,comma=%2C
                    {+path:6}/here  | /foo/b/here
                    {+list}         | red,green,blue
                    {+list*}        | red,green,blue
                    {+keys}         | semi,;,dot,.,comma,,
                    {+keys*}        | semi=;,dot=.,comma=,
                    {#path:6}/here  | #/foo/b/here
                    {#list}         | #red,green,blue
                    {#list*}        | #red,green,blue
                    {#keys}         | #semi,;,dot,.,comma,,
                    {#keys*}        | #semi=;,dot=.,comma=,
                    X{.var:3}       | X.val
                    X{.list}        | X.red,green,blue
                    X{.list*}       | X.red.green.blue
                    X{.keys}        | X.semi,%3B,dot,.,comma,%2C
                    X{.keys*}       | X.semi=%3B.dot=..comma=%2C
                    {/var:1,var}    | /v/value
                    {/list}         | /red,green,blue
                    {/list*}        | /red/green/blue
                    {/list*,path:4} | /red/green/blue/%2Ffoo
                    {/keys}         | /semi,%3B,dot,.,comma,%2C
                    {/keys*}        | /semi=%3B/dot=./comma=%2C
                    {;hello:5}      | ;hello=Hello
                    {;list}         | ;list=red,green,blue
                    {;list*}        | ;list=red;list=green;list=blue
                    {;keys}         | ;keys=semi,%3B,dot,.,comma,%2C
                    {;keys*}        | ;semi=%3B;dot=.;comma=%2C
                    {?var:3}        | ?var=val
                    {?list}         | ?list=red,green,blue
                    {?list*}        | ?list=red&list=green&list=blue
                    {?keys}         | ?keys=semi,%3B,dot,.,comma,%2C
                    {?keys*}        | ?semi=%3B&dot=.&comma=%2C
                    {&var:3}        | &var=val
                    {&list}         | &list=red,green,blue
                    {&list*}        | &list=red&list=green&list=blue
                    {&keys}         | &keys=semi,%3B,dot,.,comma,%2C
                    {&keys*}        | &semi=%3B&dot=.&comma=%2C
                    """)
    void level_4(String template, String uri) {
        assertThat(expand(template)).isEqualTo(uri);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {var:20}       | value
                    {semi}         | %3B
                    {semi:2}       | %3B
                    find{?year*}   | find?year=1965&year=2000&year=2012
                    www{.dom*}     | www.example.com
                    """)
    void modifiers(String template, String uri) {
        assertThat(expand(template)).isEqualTo(uri);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {count}             | one,two,three
                    {count*}            | one,two,three
                    {/count}            | /one,two,three
                    {/count*}           | /one/two/three
                    {;count}            | ;count=one,two,three
                    {;count*}           | ;count=one;count=two;count=three
                    {?count}            | ?count=one,two,three
                    {?count*}           | ?count=one&count=two&count=three
                    {&count*}           | &count=one&count=two&count=three
                    {half}              | 50%25
                    O{empty}X           | OX
                    O{undef}X           | OX
                    {x,y}               | 1024,768
                    ?{x,empty}          | ?1024,
                    ?{x,undef}          | ?1024
                    ?{undef,y}          | ?768
                    {+half}             | 50%25
                    {base}index         | http%3A%2F%2Fexample.com%2Fhome%2Findex
                    {+base}index        | http://example.com/home/index
                    O{+empty}X          | OX
                    O{+undef}X          | OX
                    here?ref={+path}    | here?ref=/foo/bar
                    up{+path}{var}/here | up/foo/barvalue/here
                    {#half}             | #50%25
                    foo{#empty}         | foo#
                    foo{#undef}         | foo
                    {.who}              | .fred
                    {.who,who}          | .fred.fred
                    {.half,who}         | .50%25.fred
                    X{.empty}           | X.
                    X{.undef}           | X
                    X{.empty_keys}      | X
                    X{.empty_keys*}     | X
                    {/who}              | /fred
                    {/who,who}          | /fred/fred
                    {/half,who}         | /50%25/fred
                    {/who,dub}          | /fred/me%2Ftoo
                    {/var,empty}        | /value/
                    {/var,undef}        | /value
                    {;who}              | ;who=fred
                    {;half}             | ;half=50%25
                    {;empty}            | ;empty
                    {;v,empty,who}      | ;v=6;empty;who=fred
                    {;v,bar,who}        | ;v=6;who=fred
                    {;x,y,undef}        | ;x=1024;y=768
                    {?who}              | ?who=fred
                    {?half}             | ?half=50%25
                    {?x,y,undef}        | ?x=1024&y=768
                    {&who}              | &who=fred
                    {&half}             | &half=50%25
                    {&x,y,undef}        | &x=1024&y=768
                    """)
    void expressions_of_section_3_2(String template, String uri) {
        assertThat(expand(template)).isEqualTo(uri);
    }
}
