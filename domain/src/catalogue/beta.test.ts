import { expect, test } from "vitest";
import { offerPath } from "./beta.ts";

test.each([
  ["riggy-complete", "/beta-trial/riggy-complete"],
  ["riggy-starter", "/beta-trial/riggy-starter"],
  ["flippy-starter", "/voucher/flippy-starter"],
])("%s is offered at %s", (slug, path) => {
  expect(offerPath(slug)).toBe(path);
});
