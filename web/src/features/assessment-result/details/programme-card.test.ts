import { expect, test } from "vitest";
import { resultOfferPath } from "./programme-card.tsx";

test.each([
  ["Riggy", "/beta-trial/riggy-complete?responseId=abc"],
  ["Pleaser", "/voucher/pleaser-complete?responseId=abc"],
  ["Jumpy", "/voucher/jumpy-complete?responseId=abc"],
  ["Shelly", "/voucher/shelly-complete?responseId=abc"],
  ["Flippy", "/voucher/flippy-starter?responseId=abc"],
] as const)("%s is offered at %s", (character, address) => {
  expect(resultOfferPath(character, "abc")).toBe(address);
});
