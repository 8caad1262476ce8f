import { expect, test } from "vitest";
import { offerAddress } from "./offer-address.ts";

test.each([
  ["Riggy", "/beta-trial/riggy-complete?responseId=abc"],
  ["Pleaser", "/voucher/pleaser-complete"],
  ["Jumpy", "/voucher/jumpy-complete"],
  ["Shelly", "/voucher/shelly-complete"],
  ["Flippy", "/voucher/flippy-starter"],
] as const)("%s is offered at %s", (character, address) => {
  expect(offerAddress(character, "abc")).toBe(address);
});
