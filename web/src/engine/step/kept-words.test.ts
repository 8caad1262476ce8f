import { evaluatePage } from "@mindle/domain/content/page";
import { graphemes } from "@mindle/domain/text/graphemes";
import { textInput } from "@mindle/domain/widgets/text-input/definition";
import { expect, test } from "vitest";
import { lastWords, oneLine } from "./kept-words.ts";

test.each([
  ["  오늘은 여기까지만 하자  ", "오늘은 여기까지만 하자"],
  ["오늘은 여기까지만 하자. 내일 또 하면 된다.", "오늘은 여기까지만 하자."],
  ["I stopped at good enough! It was fine.", "I stopped at good enough!"],
  ["첫 줄\n둘째 줄", "첫 줄"],
  // What is too short for a sentence stays with what follows.
  ["음. 그랬구나. 괜찮다", "음. 그랬구나. 괜찮다"],
  ["1.5시간만 하기", "1.5시간만 하기"],
])("%j is kept as %j", (text, kept) => {
  expect(oneLine(text)).toBe(kept);
});

test("what is too long for the strip is cut between letters", () => {
  const line = oneLine("👩‍👩‍👧‍👦".repeat(80));
  expect(graphemes(line)).toBe(60);
  expect(line).toMatch(/👩‍👩‍👧‍👦…$/u);
});

/** The last page of a step with these texts, where only `act` is answered. */
function lastPage(texts: readonly string[]) {
  const value = "화요일에 한 번만 보고 보내기";
  const props = { label: { ko: "할 일", en: "Act" }, rows: 1, max: 50 };
  const state = evaluatePage({
    components: texts.map((text) => ({
      type: "text",
      props: { ko: text, en: text.replaceAll(/[가-힣]/g, "a") },
    })),
    configJson: {},
    definitionOf: () => undefined,
    values: {},
    recalls: { act: { definition: textInput, value, props } },
    today: "2026-11-26",
    user: { nickname: "" },
  });
  const activity = { mainViews: {}, defineModels: {}, foreignKeys: {}, subIdGenerators: {} };
  return { instance: "a+a", programId: "p", stepId: "d2-s4", savedAt: 0, activity, state };
}

test.each([
  [["오늘은 여기까지예요.", "{act}", "두 번째 글 {act}"], ["화요일에 한 번만 보고 보내기"]],
  [
    ["{other}", "그때 할 일\n\n{act}"],
    ["그때 할 일", "화요일에 한 번만 보고 보내기"],
  ],
  [["{other}"], []],
  [["오늘은 여기까지예요."], []],
])("of a last page with %j the lines %j are taken along", (texts, lines) => {
  expect(lastWords([lastPage(texts)], "ko")).toEqual(lines);
});
