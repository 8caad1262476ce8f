import { expect, test } from "vitest";
import { guardPackage } from "./routes.ts";

test.each([
  ["voucher", "riggy-complete", { redirect: "/beta-trial/riggy-complete" }],
  ["voucher", "riggy-starter", { redirect: "/beta-trial/riggy-starter" }],
  ["voucher", "jumpy-complete", "show"],
  ["voucher", "flippy-starter", "show"],
  ["voucher", "nobody-complete", { redirect: "/" }],
  ["voucher", "Riggy-complete", { redirect: "/" }],
  ["voucher", undefined, { redirect: "/" }],
  ["beta-trial", "riggy-complete", "show"],
  ["beta-trial", "shelly-complete", { redirect: "/voucher/shelly-complete" }],
  ["beta-trial", "../x", { redirect: "/" }],
] as const)("%s of %s: %j", (page, packageId, expected) => {
  expect(guardPackage(page, packageId)).toEqual(expected);
});
