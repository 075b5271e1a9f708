package dev.mcpcdi.it.branch;

import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

/** Shows in a text result that it was there. */
@Stamped
@Interceptor
@Priority(Interceptor.Priority.APPLICATION)
class StampInterceptor {

    @AroundInvoke
    Object stamp(InvocationContext call) throws Exception {
        return call.proceed() + " Stamped.";
    }
}
