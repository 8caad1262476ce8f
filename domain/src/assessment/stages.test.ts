import { expect, test } from "vitest";
import { nextTutorialStage, parseTutorialStage, previousTutorialStage, TUTORIAL_STAGES } from "./stages.ts";

test.each(TUTORIAL_STAGES)("stage %i is named by its number", (stage) => {
  expect(parseTutorialStage(String(stage))).toBe(stage);
});

test.each([undefined, "", "0", "6", "01", "1.5", "done", "-1"])("%j begins at the first stage", (text) => {
  expect(parseTutorialStage(text)).toBe(1);
});

test("five stages lead on to one another, and back", () => {
  expect(TUTORIAL_STAGES.map(nextTutorialStage)).toEqual([2, 3, 4, 5, undefined]);
  expect(TUTORIAL_STAGES.map(previousTutorialStage)).toEqual([undefined, 1, 2, 3, 4]);
});
