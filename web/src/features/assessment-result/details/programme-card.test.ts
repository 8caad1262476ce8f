import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { cataloguePackageOf } from "@mindle/domain/catalogue/package-id";
import { expect, test } from "vitest";
import { routes } from "../routes.ts";
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

test("the page of a result has the package of every child with it", () => {
  const [route] = routes;
  const content = route !== undefined && "content" in route ? route.content?.({}) : undefined;
  expect(content).toEqual(
    expect.arrayContaining(CHARACTERS.map((character) => `packages/${cataloguePackageOf(character)}`)),
  );
});
