import {
  makeSigningChain,
  type SigningChain,
} from "../../../functions/src/appstore/stand-in/certificates.ts";
import { signPayload, transactionPayload } from "../../../functions/src/appstore/stand-in/stand-in-server.ts";
import { accountTokenOf } from "../../../functions/src/policies/payment.ts";
import { mutate, pick, type Random } from "./mutate.ts";
import { PACKAGE } from "./purchases.ts";

/** The chain that the App Store under test trusts. */
export const chain = makeSigningChain();
const stranger = makeSigningChain();
const expired = makeSigningChain({ from: new Date("2020-01-01"), to: new Date("2021-01-01") });

/** A kind of transaction that must be refused. */
interface Forgery {
  readonly name: string;
  /** Makes a signed transaction with this id for the buyer. */
  readonly make: (id: string, buyer: string, random: Random) => string;
}

/** A transaction that settles the buyer's bill. */
export function validTransaction(id: string, buyer: string): string {
  return signPayload(chain, payloadOf(id, buyer));
}

/** Signed by the App Store, with one invalid field each. */
const INVALID_CONTENT: readonly Forgery[] = [
  invalidContent("of another app", { bundleId: "com.example.other" }),
  invalidContent("of no app", { bundleId: null }),
  invalidContent("of Production", { environment: "Production" }),
  invalidContent("of Xcode", { environment: "Xcode" }),
  invalidContent("of LocalTesting", { environment: "LocalTesting" }),
  invalidContent("for another product", { productId: "riggy_starter.v0" }),
  invalidContent("for no product", { productId: null }),
  invalidContent("for another account", { appAccountToken: accountTokenOf("another-user") }),
  invalidContent("for an empty account", { appAccountToken: "" }),
  invalidContent("refunded", { revocationDate: 1 }),
  invalidContent("of a family member", { inAppOwnershipType: "FAMILY_SHARED" }),
  invalidContent("of less than one", { quantity: -1 }),
  invalidContent("of another id", { originalTransactionId: "1" }),
  invalidContent("of no id", { originalTransactionId: null }),
];

/** Not signed by the App Store; half of the payloads are mutated as well. */
const INVALID_SIGNATURES: readonly Forgery[] = [
  signed("by a stranger", (payload) => signPayload(stranger, payload)),
  signed("by a stranger with stolen certificates", (payload) =>
    signPayload({ ...stranger, x5c: chain.x5c }, payload),
  ),
  signed("under an expired root", (payload) => signPayload(expired, payload)),
  signed("with a certificate left out", (payload, random) =>
    signPayload(withoutOneCertificate(chain, random), payload),
  ),
  signed("with a foreign certificate", (payload, random) =>
    signPayload(withForeignCertificate(random), payload),
  ),
  signed("and changed afterwards", (payload, random) => changed(signPayload(chain, payload), random)),
  signed("with a part missing", (payload, random) => withoutOnePart(signPayload(chain, payload), random)),
  signed("and cut short", (payload, random) => truncated(signPayload(chain, payload), random)),
  signed("by no one", (payload) => unsigned(payload)),
];

export const FORGERIES: readonly Forgery[] = [...INVALID_CONTENT, ...INVALID_SIGNATURES];

function payloadOf(id: string, buyer: string): Record<string, unknown> {
  return {
    ...transactionPayload(id, {
      productId: PACKAGE.productIdentifier,
      appAccountToken: accountTokenOf(buyer),
      purchaseDate: Date.now(),
      revocationDate: null,
    }),
  };
}

function invalidContent(name: string, fields: Readonly<Record<string, unknown>>): Forgery {
  return { name, make: (id, buyer) => signPayload(chain, { ...payloadOf(id, buyer), ...fields }) };
}

function signed(name: string, sign: (payload: object, random: Random) => string): Forgery {
  return {
    name: `signed ${name}`,
    make(id, buyer, random) {
      const payload = payloadOf(id, buyer);
      return sign(random() < 0.5 ? payload : { ...payload, ...Object(mutate(payload, random)) }, random);
    },
  };
}

function withoutOneCertificate({ leafKey, x5c }: SigningChain, random: Random): SigningChain {
  return { leafKey, x5c: x5c.toSpliced(Math.floor(random() * x5c.length), 1) };
}

function withForeignCertificate(random: Random): SigningChain {
  const index = Math.floor(random() * chain.x5c.length);
  return { ...stranger, x5c: stranger.x5c.with(index, chain.x5c[index] ?? "") };
}

/** Changes one character of header, payload or signature such that the decoded bytes differ. */
function changed(jws: string, random: Random): string {
  for (;;) {
    const at = Math.floor(random() * jws.length);
    const other = jws.slice(0, at) + pick([..."AZaz09-_"], random) + jws.slice(at + 1);
    if (bytesOf(other) !== bytesOf(jws)) return other;
  }
}

function bytesOf(jws: string): string {
  return jws
    .split(".")
    .map((part) => Buffer.from(part, "base64url").toString("hex"))
    .join(".");
}

function withoutOnePart(jws: string, random: Random): string {
  return jws
    .split(".")
    .with(Math.floor(random() * 3), "")
    .join(".");
}

function truncated(jws: string, random: Random): string {
  return jws.slice(0, Math.floor(random() * (jws.length - 4)));
}

function unsigned(payload: object): string {
  const parts = [{ alg: "none", x5c: chain.x5c }, payload];
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".")}.`;
}
