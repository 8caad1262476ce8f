import { expect, test } from "vitest";
import { contentOf } from "./page-content.ts";

test.each([
  ["/", ["orders/causes", "claims", "comments", "faq"]],
  ["/about-us", ["claims"]],
  ["/schema/graph", ["claims"]],
  ["/schema/result", ["claims"]],
  ["/voucher/jumpy-complete", ["packages/jumpy-complete", "claims"]],
  ["/beta-trial/riggy-starter", ["packages/riggy-starter", "claims"]],
  ["/voucher/riggy-starter", []],
  ["/help", []],
  ["/nowhere", []],
])("%s shows %j", (path, keys) => {
  expect(contentOf(path)).toEqual(keys);
});
