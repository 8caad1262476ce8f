import { evaluatePage } from "@mindle/domain/content/page";
import type { ReadPage } from "@mindle/domain/content/read-pages";
import { textInput } from "@mindle/domain/widgets/text-input/definition";
import { expect, test } from "vitest";
import { letterIn, wordsOf } from "./farewell.ts";

const props = { label: { ko: "편지", en: "Letter" }, rows: 6, max: 2000 };

/** A page with a letter of these paragraphs, and these answers. */
function sheet(paragraphs: readonly string[], answers: Readonly<Record<string, string>> = {}): ReadPage {
  return {
    instance: "a+a",
    programId: "p",
    stepId: "d8-s4",
    savedAt: 0,
    activity: { mainViews: {}, defineModels: {}, foreignKeys: {}, subIdGenerators: {} },
    state: evaluatePage({
      components: [
        {
          type: "letter",
          props: { paragraphs: paragraphs.map((text) => ({ text: { ko: text, en: text } })) },
        },
      ],
      configJson: {},
      definitionOf: () => undefined,
      values: {},
      recalls: Object.fromEntries(
        Object.entries(answers).map(([name, value]) => [name, { definition: textInput, value, props }]),
      ),
      today: "2026-11-27",
      user: { nickname: "" },
    }),
  };
}

const JOINED = sheet(["리기야, 기억하지?\n\n{rule}", "너도 그래."], { rule: "늘 잘해야 한다" });
const KEPT = ["{letter}", "{close}"];
const CLOSE = "이제 좀 쉬어도 돼";

test.each([
  [[JOINED], ["리기야, 기억하지?\n\n늘 잘해야 한다", "너도 그래."]],
  // A letter of one's own takes the place of the joined one.
  [
    [JOINED, sheet(KEPT, { letter: "미안해.\n\n고마워.\n", close: CLOSE })],
    ["미안해.", "고마워.", CLOSE],
  ],
  // A closing line alone ends the joined one.
  [
    [JOINED, sheet(KEPT, { close: CLOSE })],
    ["리기야, 기억하지?\n\n늘 잘해야 한다", "너도 그래.", CLOSE],
  ],
  [[sheet(KEPT)], []],
  [[], []],
])("the letter is the one that was seen last, whole", (pages, paragraphs) => {
  expect(letterIn(pages, "ko").map(wordsOf)).toEqual(paragraphs);
});
