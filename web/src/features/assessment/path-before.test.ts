import { EMPTY_WIZARD } from "@mindle/domain/assessment/wizard";
import { expect, test } from "vitest";
import { pathBefore } from "./path-before.ts";

test("back leads to the stage before, and out of the assessment from the first ones", () => {
  const state = { ...EMPTY_WIZARD, characters: ["Jumpy"] } as const;
  expect(pathBefore("nickname", state)).toBe("/");
  expect(pathBefore("question1", state)).toBe("/schema/character");
  expect(pathBefore("stress", state)).toBe("/schema/question2");
  expect(pathBefore("stress", { ...state, characters: ["Riggy"] })).toBe("/schema/character");
});

test("back from the stress stage leads to the nudge where no stage before was visited", () => {
  expect(pathBefore("stress", EMPTY_WIZARD)).toBe("/schema/nudge");
  expect(pathBefore("stress", { ...EMPTY_WIZARD, nickname: "하늘", stress: 4 })).toBe("/schema/nudge");
});
