import { expect, test } from "vitest";
import { resultOfferPath } from "./programme-card.tsx";

test.each([
  ["Riggy", "/beta-trial/riggy-complete?responseId=abc"],
  ["Pleaser", "/voucher/pleaser-complete"],
  ["Jumpy", "/voucher/jumpy-complete"],
  ["Shelly", "/voucher/shelly-complete"],
  ["Flippy", "/voucher/flippy-starter"],
] as const)("%s is offered at %s", (character, address) => {
  expect(resultOfferPath(character, "abc")).toBe(address);
});
