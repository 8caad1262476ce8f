import { sign } from "node:crypto";
import type { SigningChain } from "./certificates.ts";

/** Signs like the App Store: a JWS with ES256 whose header contains the certificates. */
export function signPayload(chain: SigningChain, payload: object): string {
  const content = `${base64Url({ alg: "ES256", x5c: chain.x5c })}.${base64Url(payload)}`;
  const signature = sign("sha256", Buffer.from(content), { key: chain.leafKey, dsaEncoding: "ieee-p1363" });
  return `${content}.${signature.toString("base64url")}`;
}

function base64Url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
