import fc from "fast-check";
import { expect, test } from "vitest";
import { responseIdIn, resultPath } from "./result-path.ts";

test.each([
  ["/schema/result?responseId=abc", "abc"],
  ["/voucher/riggy-complete?responseId=abc&lng=en", "abc"],
  ["/beta-trial/riggy-complete?responseId=abc#top", "abc"],
  ["/schema/result?responseId=", undefined],
  ["/schema/nickname?character=Jumpy", undefined],
  ["/", undefined],
])("%s carries %j", (address, responseId) => {
  expect(responseIdIn(address)).toBe(responseId);
});

test("the address of a result carries its response, whatever the id holds", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (id) => {
      expect(responseIdIn(resultPath(id))).toBe(id);
    }),
  );
});
