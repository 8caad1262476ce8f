import fc from "fast-check";
import { expect, test } from "vitest";
import { hasIdTokenForm } from "./id-token.ts";

function encode(text: string): string {
  return Buffer.from(text).toString("base64url");
}

const json = (value: unknown) => encode(JSON.stringify(value));

const anyObject = fc.dictionary(
  fc.string().filter((key) => !["alg", "aud", "iss", "sub", "auth_time", "d"].includes(key)),
  fc.jsonValue(),
);
const header = fc.tuple(anyObject, fc.string()).map(([rest, alg]) => ({ ...rest, alg }));
const payload = fc
  .tuple(anyObject, fc.record({ aud: fc.string(), iss: fc.string(), sub: fc.string(), auth_time: fc.nat() }))
  .map(([rest, claims]) => ({ ...rest, ...claims }));
const signature = fc.stringMatching(/^[A-Za-z0-9_-]*$/);

/** Parts that are no header and no payload of an ID token. */
const badPart = fc.oneof(
  fc
    .jsonValue()
    .filter((value) => typeof value !== "object" || value === null || Array.isArray(value))
    .map(json),
  anyObject.map(json),
  fc.constantFrom("", encode("{"), encode('{"alg":"RS256",}'), "e30=", "e3 0", "{}"),
);

test("a header and a payload with every claim of an ID token have its form, whatever else they hold", () => {
  fc.assert(
    fc.property(header, payload, signature, (head, claims, signed) => {
      expect(hasIdTokenForm(`${json(head)}.${json(claims)}.${signed}`)).toBe(true);
    }),
  );
});

test("a header or a payload that is no object, or lacks a claim, has not", () => {
  fc.assert(
    fc.property(header, payload, badPart, (head, claims, bad) => {
      expect(hasIdTokenForm(`${bad}.${json(claims)}.a`)).toBe(false);
      expect(hasIdTokenForm(`${json(head)}.${bad}.a`)).toBe(false);
    }),
  );
});

test("a claim of another type has not", () => {
  const noText = fc.jsonValue().filter((value) => typeof value !== "string");
  fc.assert(
    fc.property(
      header,
      payload,
      fc.constantFrom("aud", "iss", "sub"),
      noText,
      (head, claims, name, value) => {
        expect(hasIdTokenForm(`${json(head)}.${json({ ...claims, [name]: value })}.a`)).toBe(false);
        expect(hasIdTokenForm(`${json({ ...head, alg: value })}.${json(claims)}.a`)).toBe(false);
      },
    ),
  );
});

test("a time of sign-in that is no number has not", () => {
  const noNumber = fc.jsonValue().filter((value) => typeof value !== "number");
  fc.assert(
    fc.property(header, payload, noNumber, (head, claims, value) => {
      expect(hasIdTokenForm(`${json(head)}.${json({ ...claims, auth_time: value })}.a`)).toBe(false);
    }),
  );
});

test("any other number of parts has not, and no text is an error", () => {
  fc.assert(
    fc.property(header, payload, fc.string(), (head, claims, text) => {
      const [one, two] = [json(head), json(claims)];
      for (const token of [one, `${one}.${two}`, `${one}.${two}.a.b`, `${one}.${two}.a=`, `.${one}.${two}`]) {
        expect(hasIdTokenForm(token)).toBe(false);
      }
      expect(hasIdTokenForm(text)).toBe(false);
    }),
  );
});
