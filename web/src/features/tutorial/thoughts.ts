import type { TutorialStage } from "@mindle/domain/assessment/stages";

/** What each stage is about. */
export const THOUGHTS = {
  1: "inside",
  2: "test",
  3: "steps",
  4: "person",
  5: "letGo",
} as const satisfies Record<TutorialStage, string>;

export type Thought = (typeof THOUGHTS)[TutorialStage];
