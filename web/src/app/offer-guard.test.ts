import { expect, test } from "vitest";
import { offerRedirect } from "./offer-guard.ts";

test.each([
  ["voucher", "riggy-complete", "/beta-trial/riggy-complete"],
  ["voucher", "riggy-starter", "/beta-trial/riggy-starter"],
  ["voucher", "jumpy-complete", undefined],
  ["voucher", "flippy-starter", undefined],
  ["voucher", "nobody-complete", "/"],
  ["voucher", "Riggy-complete", "/"],
  ["voucher", undefined, "/"],
  ["beta-trial", "riggy-complete", undefined],
  ["beta-trial", "shelly-complete", "/voucher/shelly-complete"],
  ["beta-trial", "../x", "/"],
] as const)("%s of %s: %s", (here, packageId, expected) => {
  expect(offerRedirect(here, packageId)).toBe(expected);
});
