package dev.mcpcdi.it.crowd;

import jakarta.annotation.security.DeclareRoles;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.security.enterprise.authentication.mechanism.http.BasicAuthenticationMechanismDefinition;
import jakarta.security.enterprise.credential.Credential;
import jakarta.security.enterprise.credential.UsernamePasswordCredential;
import jakarta.security.enterprise.identitystore.CredentialValidationResult;
import jakarta.security.enterprise.identitystore.IdentityStore;
import java.util.Map;
import java.util.Set;

/** Those who may come, and what each of them is; the password of each is their name. */
@ApplicationScoped
@BasicAuthenticationMechanismDefinition(realmName = "crowd")
@DeclareRoles({"reader", "clerk", "boss"})
public class Members implements IdentityStore {

    private static final Map<String, Set<String>> ROLES =
            Map.of(
                    "anna", Set.of("reader"),
                    "ben", Set.of("clerk"),
                    "carla", Set.of("reader", "clerk"),
                    "dora", Set.of("boss"));

    @Override
    public CredentialValidationResult validate(Credential credential) {
        if (credential instanceof UsernamePasswordCredential given
                && ROLES.containsKey(given.getCaller())
                && given.getPassword().compareTo(given.getCaller())) {
            return new CredentialValidationResult(given.getCaller(), ROLES.get(given.getCaller()));
        }
        return CredentialValidationResult.INVALID_RESULT;
    }
}
