import { redeemCoupon } from "@mindle/domain/api/purchase";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CALLABLE } from "./call-function.ts";

test("an operation is called at the function of its name, with its body as data", () => {
  expect(CALLABLE.url(redeemCoupon)).toBe("/call/redeemCoupon");
  expect(CALLABLE.body({ code: "WELCOME" })).toEqual({ data: { code: "WELCOME" } });
});

test("the result is the operation's data", () => {
  const text = JSON.stringify({ result: { programIds: ["um-eng-v2s"] } });
  expect(CALLABLE.parse(200, text)).toEqual({ ok: true, data: { programIds: ["um-eng-v2s"] } });
});

test.each([
  [404, '{"error":{"status":"NOT_FOUND","message":"no"}}', "not-found"],
  [429, '{"error":{"status":"RESOURCE_EXHAUSTED"}}', "resource-exhausted"],
  [500, '{"error":{"status":"NEVER_HEARD_OF"}}', "internal"],
  [503, '{"error":null}', "unavailable"],
  [502, "<html>", "unavailable"],
  [200, "[]", "internal"],
])("%i %s means %s", (status, text, code) => {
  expect(CALLABLE.parse(status, text)).toMatchObject({ ok: false, code });
});

test("any text is an answer", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.integer({ min: 200, max: 599 }), (text, status) => {
      const answer = CALLABLE.parse(status, text);
      if (!answer.ok) expect(typeof answer.message).toBe("string");
    }),
  );
});
