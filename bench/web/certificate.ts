import { createHash, createPublicKey } from "node:crypto";
import { makeSigningChain } from "../../functions/src/appstore/stand-in/certificates.ts";

/** A server certificate that only a browser with its fingerprint accepts. */
export interface Certificate {
  /** PEM. */
  readonly key: string;
  readonly cert: string;
  /** SHA-256 of its public key in base64, for Chromium's `--ignore-certificate-errors-spki-list`. */
  readonly fingerprint: string;
}

/** Makes a new one. Browsers use HTTP/2 only over TLS. */
export function makeCertificate(): Certificate {
  const { leafKey, x5c } = makeSigningChain();
  const publicKey = createPublicKey(leafKey).export({ type: "spki", format: "der" });
  return {
    key: leafKey,
    cert: `-----BEGIN CERTIFICATE-----\n${x5c[0]}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash("sha256").update(publicKey).digest("base64"),
  };
}
