import { REASSURING } from "@mindle/domain/testing/reassuring";
import { expect, test } from "vitest";
import enResult from "../../locales/en/assessment-result.ts";
import enDetails from "../../locales/en/assessment-result-details.ts";
import enAuth from "../../locales/en/auth.ts";
import enHome from "../../locales/en/home.ts";
import enMypage from "../../locales/en/mypage-delete.ts";
import koResult from "../../locales/ko/assessment-result.ts";
import koDetails from "../../locales/ko/assessment-result-details.ts";
import koAuth from "../../locales/ko/auth.ts";
import koHome from "../../locales/ko/home.ts";
import koMypage from "../../locales/ko/mypage-delete.ts";

/** The one reassuring word: the specification names the lowest band so, and the graph shows its names. */
const SPECIFIED = ["Healthy"];

function textsIn(texts: unknown): string[] {
  if (typeof texts === "string") return [texts];
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(textsIn) : [];
}

/** What is said of a result: on its page, in its picture, at the sign-in, on home and in the file of the person's data. */
const SAID = {
  ko: [koResult, readings(koDetails), koAuth.result, koHome.grades, koMypage.file.results],
  en: [enResult, readings(enDetails), enAuth.result, enHome.grades, enMypage.file.results],
};

/** All but what the children are like and what is offered. */
function readings({ traits: _, programme: _offer, ...details }: Record<string, unknown>) {
  return details;
}

test.each(["ko", "en"] as const)("no text of a result says that all is well, in %s", (language) => {
  const texts = textsIn(SAID[language]).filter((text) => !SPECIFIED.includes(text));
  expect(texts.filter((text) => REASSURING.test(text))).toEqual([]);
});

test("outside the graph, the lowest band has a name that says what the score is", () => {
  expect([koResult.bands.healthy, enResult.bands.healthy]).toEqual(["낮은 편이에요", "Low"]);
});
