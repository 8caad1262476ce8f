import { makeSigningChain, type SigningChain } from "../appstore/stand-in/certificates.ts";
import { signPayload } from "../appstore/stand-in/sign-payload.ts";
import { transactionPayload } from "../appstore/stand-in/stand-in-server.ts";
import { accountTokenOf } from "../policies/payment.ts";
import { mutate, pick, type Random } from "./mutate.ts";
import { PACKAGE } from "./purchases.ts";

/** Whom the App Store's word is taken from. */
export const chain = makeSigningChain();
const stranger = makeSigningChain();
const expired = makeSigningChain({ from: new Date("2020-01-01"), to: new Date("2021-01-01") });

/** A way to make a transaction that must not pay. */
interface Forgery {
  readonly name: string;
  /** A signed transaction of this id, made for the buyer. */
  readonly make: (id: string, buyer: string, random: Random) => string;
}

/** A transaction that pays for the buyer's bill. */
export function trueTransaction(id: string, buyer: string): string {
  return signPayload(chain, payloadOf(id, buyer));
}

/** What the App Store would sign and we must refuse: each of what we look at is another's, or out of date. */
const FLAWED: readonly Forgery[] = [
  flawed("of another app", { bundleId: "com.example.other" }),
  flawed("of no app", { bundleId: null }),
  flawed("of Production", { environment: "Production" }),
  flawed("of Xcode", { environment: "Xcode" }),
  flawed("of LocalTesting", { environment: "LocalTesting" }),
  flawed("for another product", { productId: "riggy_starter.v0" }),
  flawed("for no product", { productId: null }),
  flawed("for another account", { appAccountToken: accountTokenOf("somebody-else") }),
  flawed("for an empty account", { appAccountToken: "" }),
  flawed("refunded", { revocationDate: 1 }),
  flawed("of another id", { originalTransactionId: "1" }),
  flawed("of no id", { originalTransactionId: null }),
];

/** Signatures that are not the App Store's; half of what they sign is mutated as well. */
const UNSIGNED: readonly Forgery[] = [
  signed("by a stranger", (payload) => signPayload(stranger, payload)),
  signed("by a stranger with stolen certificates", (payload) =>
    signPayload({ ...stranger, x5c: chain.x5c }, payload),
  ),
  signed("under an expired root", (payload) => signPayload(expired, payload)),
  signed("with a certificate left out", (payload, random) => signPayload(withoutOne(chain, random), payload)),
  signed("with a foreign certificate", (payload, random) => signPayload(withForeign(random), payload)),
  signed("and changed afterwards", (payload, random) => changed(signPayload(chain, payload), random)),
  signed("with a part missing", (payload, random) => withoutPart(signPayload(chain, payload), random)),
  signed("and cut short", (payload, random) => cut(signPayload(chain, payload), random)),
  signed("by no one", (payload) => unsigned(payload)),
];

/** Every way. */
export const FORGERIES: readonly Forgery[] = [...FLAWED, ...UNSIGNED];

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

function flawed(name: string, flaw: Readonly<Record<string, unknown>>): Forgery {
  return { name, make: (id, buyer) => signPayload(chain, { ...payloadOf(id, buyer), ...flaw }) };
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

function withoutOne({ leafKey, x5c }: SigningChain, random: Random): SigningChain {
  return { leafKey, x5c: x5c.toSpliced(Math.floor(random() * x5c.length), 1) };
}

function withForeign(random: Random): SigningChain {
  const place = Math.floor(random() * chain.x5c.length);
  return { ...stranger, x5c: stranger.x5c.with(place, chain.x5c[place] ?? "") };
}

/** One character of header, payload or signature is another: never one that decodes to the same bytes. */
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

function withoutPart(jws: string, random: Random): string {
  return jws
    .split(".")
    .with(Math.floor(random() * 3), "")
    .join(".");
}

function cut(jws: string, random: Random): string {
  return jws.slice(0, Math.floor(random() * (jws.length - 4)));
}

function unsigned(payload: object): string {
  const parts = [{ alg: "none", x5c: chain.x5c }, payload];
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".")}.`;
}
