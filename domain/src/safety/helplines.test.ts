import { expect, test } from "vitest";
import { LANGUAGES } from "../catalogue/localized.ts";
import { HELPLINES, HELPLINES_CHECKED } from "./helplines.ts";

test("Korea's lines stand first in Korean, the crisis line in English", () => {
  expect(HELPLINES.ko.map(({ number }) => number)).toEqual(["109", "1577-0199", "119", "112"]);
  expect(HELPLINES.en[0]?.number).toBe("988");
});

test.each(LANGUAGES)("every number in %s can be dialled and says whose it is and when", (language) => {
  for (const { number, name, hours } of HELPLINES[language]) {
    expect(number).toMatch(/^[0-9]+(-[0-9]+)*$/);
    expect(name).not.toBe("");
    expect(hours).not.toBe("");
  }
});

test("it is known when they were checked", () => {
  expect(new Date(HELPLINES_CHECKED).toISOString()).toBe(`${HELPLINES_CHECKED}T00:00:00.000Z`);
});
