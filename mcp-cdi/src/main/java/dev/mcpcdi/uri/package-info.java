/** URI templates (RFC 6570): parsed, expanded and matched; and which values are safe as paths. */
@Vetoed
package dev.mcpcdi.uri;

import jakarta.enterprise.inject.Vetoed;
