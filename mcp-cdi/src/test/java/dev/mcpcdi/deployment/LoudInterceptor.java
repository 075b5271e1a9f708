package dev.mcpcdi.deployment;

import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

/** Shows in a text result that it was there. */
@Loud
@Interceptor
@Priority(Interceptor.Priority.APPLICATION)
class LoudInterceptor {

    @AroundInvoke
    Object shout(InvocationContext call) throws Exception {
        return call.proceed() + "!";
    }
}
