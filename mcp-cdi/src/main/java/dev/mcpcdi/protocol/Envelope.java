package dev.mcpcdi.protocol;

import dev.mcpcdi.model.CachePolicy;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;

/**
 * What every result has besides its own members.
 *
 * @param json makes the objects
 * @param modernMeta the {@code _meta} of 2026-07-28
 */
record Envelope(JsonBuilderFactory json, JsonObject modernMeta) {

    /** A result that is final. */
    JsonObject complete(JsonObjectBuilder result, Revision revision) {
        if (revision.knows(Feature.RESULT_TYPE)) {
            result.add("resultType", "complete").add("_meta", modernMeta);
        }
        return result.build();
    }

    /** A final result beside which the application says more; our own words are added to it. */
    JsonObject complete(JsonObjectBuilder result, JsonObject said, Revision revision) {
        if (!revision.knows(Feature.RESULT_TYPE)) {
            return result.add("_meta", said).build();
        }
        JsonObjectBuilder meta = json.createObjectBuilder(said);
        modernMeta.forEach(meta::add);
        return result.add("resultType", "complete").add("_meta", meta).build();
    }

    /** A final result that a client may keep (2026-07-28, Caching). */
    JsonObject cacheable(JsonObjectBuilder result, CachePolicy policy, Revision revision) {
        if (revision.knows(Feature.CACHE_HINTS)) {
            result.add("ttlMs", policy.ttl().toMillis())
                    .add("cacheScope", policy.isPublic() ? "public" : "private");
        }
        return complete(result, revision);
    }
}
