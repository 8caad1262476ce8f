import { expect, test } from "vitest";
import { parseSource } from "../files/source.ts";
import { authoredStep } from "./authored.ts";
import { compileSteps } from "./compile.ts";

const TEXT = "{ ko: 글, en: Text }";
const PLAIN = `text: ${TEXT}`;

/** A choice on a page of its own; without a look, of sentences that are a list by default. */
const choice = (look?: string) =>
  `single-select: { bind: place, label: ${TEXT}, options: { a: { ko: 좋아요, en: Yes }, b: { ko: 싫어요, en: No } }${look === undefined ? "" : `, look: ${look}`} }`;

/** What is wrong with a step of these pages, each a view and perhaps more lines of the page. */
function mistakes(...views: readonly (readonly [view: string, more?: string])[]): string[] {
  const pages = views.map(
    ([view, more = ""], at) =>
      `  - page: p${at}\n    view: [{ ${view} }]\n${more === "" ? "" : `    ${more}\n`}`,
  );
  const file = "programmes/mind-check/session-1/step-1.yaml";
  const step = parseSource(file, `step: d1-s1\npages:\n${pages.join("")}`, authoredStep);
  return compileSteps([{ ...step, programId: "mind-check" }], []).mistakes.map(
    ({ path, expected }) => `${path}: ${expected}`,
  );
}

test("the choices of pages in a row look different", () => {
  expect(mistakes([choice()], [choice("bubbles")], [choice()])).toEqual([]);
  expect(mistakes([choice()], [PLAIN], [choice()])).toEqual([]);
  expect(mistakes([choice()], [choice("list")])).toEqual([
    "pages.1.page: expected another look than list, as on the page before",
  ]);
});

test("a page may say that its choice looks as before, and does not say so in vain", () => {
  expect(mistakes([choice()], [choice(), "sameLook: true"])).toEqual([]);
  expect(mistakes([choice()], [choice("strip"), "sameLook: true"])).toEqual([
    "pages.1.sameLook: expected none: the page before looks different",
  ]);
});
