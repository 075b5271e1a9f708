package dev.mcpcdi.uri;

import java.util.ArrayList;
import java.util.List;

/** Reads a template by the grammar of RFC 6570, section 2. */
final class TemplateParser {

    private static final int MAX_LENGTH = 8192;
    private static final int MAX_VARIABLES = 256;
    private static final String FUTURE_OPERATORS = "=,!@|";

    private final String template;
    private final List<Part> parts = new ArrayList<>();
    private int variables;

    TemplateParser(String template) {
        this.template = template;
    }

    List<Part> parse() {
        if (template.length() > MAX_LENGTH) {
            throw mistake("Template has more than %d characters", MAX_LENGTH);
        }
        int at = 0;
        while (at < template.length()) {
            at = template.charAt(at) == '{' ? expression(at) : literal(at);
        }
        return List.copyOf(parts);
    }

    private int literal(int start) {
        int open = template.indexOf('{', start);
        int end = open < 0 ? template.length() : open;
        for (int at = start; at < end; at++) {
            checkLiteral(at);
        }
        try {
            parts.add(new Part.Literal(Percent.encode(template.substring(start, end), true)));
        } catch (IllegalArgumentException e) {
            throw mistake("Half a surrogate pair in the text at position %d", start);
        }
        return end;
    }

    private void checkLiteral(int at) {
        char one = template.charAt(at);
        if (one == '}') {
            throw mistake("'}' at position %d closes no expression; write %%7D to mean it", at);
        }
        if (one == '%') {
            if (!Percent.isTriplet(template, at)) {
                throw mistake(
                        "'%%' at position %d needs two hexadecimal digits; write %%25 to mean it",
                        at);
            }
        } else if (one < 0x80 && !Percent.isUnreserved(one) && !Percent.isReserved(one)) {
            throw mistake(
                    "Character at position %d cannot stand in a URI; write %s",
                    at, Percent.encode(String.valueOf(one), false));
        }
    }

    private int expression(int open) {
        int close = template.indexOf('}', open);
        int nested = template.indexOf('{', open + 1);
        if (close < 0 || nested >= 0 && nested < close) {
            throw mistake("Unclosed expression at position %d", open);
        }
        if (close == open + 1) {
            throw mistake("Empty expression at position %d", open);
        }
        char symbol = template.charAt(open + 1);
        if (FUTURE_OPERATORS.indexOf(symbol) >= 0) {
            throw mistake(
                    "Operator '%s' at position %d is reserved; RFC 6570 has + # . / ; ? and &",
                    symbol, open + 1);
        }
        Operator operator = Operator.of(symbol);
        int start = open + 1 + operator.symbol().length();
        if (start == close) {
            throw mistake("Expression has an operator but no variable at position %d", open);
        }
        parts.add(new Part.Expression(operator, variables(start, close), open));
        return close + 1;
    }

    private List<Part.Variable> variables(int start, int close) {
        List<Part.Variable> read = new ArrayList<>();
        int at = start;
        while (at <= close) {
            int comma = template.indexOf(',', at);
            int end = comma < 0 || comma > close ? close : comma;
            read.add(variable(template.substring(at, end), at));
            at = end + 1;
        }
        variables += read.size();
        if (variables > MAX_VARIABLES) {
            throw mistake("Template has more than %d variables", MAX_VARIABLES);
        }
        return List.copyOf(read);
    }

    private static Part.Variable variable(String text, int position) {
        boolean explode = text.endsWith("*");
        String rest = explode ? text.substring(0, text.length() - 1) : text;
        int colon = rest.indexOf(':');
        String name = colon < 0 ? rest : rest.substring(0, colon);
        if (!VariableName.isValid(name)) {
            throw mistake(
                    "Invalid variable name '%s' at position %d;"
                            + " use letters, digits, '_' and dots between them",
                    name, position);
        }
        if (colon < 0) {
            return new Part.Variable(name, 0, explode, position);
        }
        String length = rest.substring(colon + 1);
        if (explode || !length.matches("[1-9][0-9]{0,3}")) {
            throw mistake(
                    "Invalid modifier '%s' at position %d; use :1 to :9999 or *",
                    text.substring(colon), position + colon);
        }
        return new Part.Variable(name, Integer.parseInt(length), false, position);
    }

    private static InvalidUriTemplateException mistake(String message, Object... details) {
        return new InvalidUriTemplateException(message.formatted(details));
    }
}
