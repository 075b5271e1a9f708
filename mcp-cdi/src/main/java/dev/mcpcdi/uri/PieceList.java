package dev.mcpcdi.uri;

import java.util.ArrayList;
import java.util.List;

/** Collects the pieces of a template, joins its literals, keeps captures apart. */
final class PieceList {

    private final List<Piece> pieces = new ArrayList<>();
    private final StringBuilder literal = new StringBuilder();
    private int wide = -1;

    void add(Part part) {
        if (part instanceof Part.Literal text) {
            literal.append(text.text());
        } else if (part instanceof Part.Expression expression) {
            String before = expression.operator().first();
            for (Part.Variable variable : expression.variables()) {
                add(expression.operator(), before, variable);
                before = expression.operator().separator();
            }
        }
    }

    private void add(Operator operator, String before, Part.Variable variable) {
        String name = variable.name();
        Run run = new Run(operator.stops());
        if (variable.explode()) {
            checkWide(variable);
            wide(operator == Operator.PARAMETER ? new Parameters(name, run) : list(operator, name));
        } else if (operator == Operator.PARAMETER) {
            literal.append(before).append(name);
            capture(new OptionalSpan(name, '=', run, false));
        } else {
            literal.append(before).append(operator.named() ? name + "=" : "");
            checkApart(variable);
            if (operator.keepsReserved()) {
                checkWide(variable);
                wide(new Span(name, run));
            } else {
                capture(new Span(name, run));
            }
        }
    }

    private static Capture list(Operator operator, String name) {
        String stops = operator.stops().replace(operator.separator(), "");
        return new OptionalSpan(name, operator.separator().charAt(0), new Run(stops), true);
    }

    private void wide(Capture capture) {
        capture(capture);
        wide = pieces.size() - 1;
    }

    private void capture(Capture capture) {
        closeLiteral();
        pieces.add(capture);
    }

    private void closeLiteral() {
        if (!literal.isEmpty()) {
            pieces.add(new Fixed(literal.toString()));
            literal.setLength(0);
        }
    }

    private void checkApart(Part.Variable variable) {
        int last = pieces.size() - 1;
        if (literal.isEmpty() && last >= 0 && pieces.get(last) instanceof Capture before) {
            throw new InvalidUriTemplateException(
                    "Variables '%s' and '%s' at position %d are adjacent; put a literal between them"
                            .formatted(before.name(), variable.name(), variable.position()));
        }
    }

    private void checkWide(Part.Variable variable) {
        if (wide >= 0) {
            throw new InvalidUriTemplateException(
                    ("Variables '%s' and '%s' at position %d both take several segments;"
                                    + " only one of {+v}, {#v}, {/v*}, {.v*} and {;v*} can be matched")
                            .formatted(
                                    ((Capture) pieces.get(wide)).name(),
                                    variable.name(),
                                    variable.position()));
        }
    }

    Pieces pieces() {
        closeLiteral();
        return new Pieces(List.copyOf(pieces), wide < 0 ? pieces.size() : wide);
    }
}
