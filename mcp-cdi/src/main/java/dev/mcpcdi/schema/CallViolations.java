package dev.mcpcdi.schema;

import dev.mcpcdi.schema.ConstraintSource.Unfit;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.ElementKind;
import jakarta.validation.Path;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;

/** Reads what a provider of Jakarta Validation says of the parameters of a call. */
final class CallViolations {

    private CallViolations() {}

    /** Empty if any of it is not of the parameters of this method: then it is a fault inside. */
    static List<Unfit> of(Method method, ConstraintViolationException thrown) {
        List<Unfit> all = new ArrayList<>();
        for (ConstraintViolation<?> violation : thrown.getConstraintViolations()) {
            Iterator<Path.Node> nodes = violation.getPropertyPath().iterator();
            if (!isOf(method, violation) || !nodes.hasNext() || !isCall(method, nodes.next())) {
                return List.of();
            }
            Path.Node target = nodes.next();
            if (target.getKind() == ElementKind.RETURN_VALUE) {
                return List.of();
            }
            all.add(new Unfit(way(target, nodes), violation.getMessage()));
        }
        all.sort(
                Comparator.comparing((Unfit one) -> one.way().toString())
                        .thenComparing(Unfit::text));
        return all;
    }

    private static boolean isOf(Method method, ConstraintViolation<?> violation) {
        Class<?> type = violation.getRootBeanClass();
        return type != null && method.getDeclaringClass().isAssignableFrom(type);
    }

    private static boolean isCall(Method method, Path.Node node) {
        return node.getKind() == ElementKind.METHOD
                && node.getName().equals(method.getName())
                && node.as(Path.MethodNode.class)
                        .getParameterTypes()
                        .equals(Arrays.asList(method.getParameterTypes()));
    }

    private static List<Object> way(Path.Node target, Iterator<Path.Node> nodes) {
        List<Object> way = new ArrayList<>();
        if (target.getKind() == ElementKind.PARAMETER) {
            way.add(target.as(Path.ParameterNode.class).getParameterIndex());
        }
        while (nodes.hasNext()) {
            Path.Node node = nodes.next();
            if (node.getIndex() != null) {
                way.add(node.getIndex());
            } else if (node.getKey() != null) {
                way.add(node.getKey());
            }
            if (node.getKind() == ElementKind.PROPERTY) {
                way.add(node.getName());
            }
        }
        return way;
    }
}
