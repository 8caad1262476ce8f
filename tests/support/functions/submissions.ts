import type { Character } from "@mindle/domain/assessment/characters";
import { type Choice, QUESTION_IDS } from "@mindle/domain/assessment/questions";
import { type AnswerEntry, toSubmission } from "@mindle/domain/assessment/submission";

export interface SubmissionOverrides {
  readonly nickname?: string;
  readonly stress?: number;
  readonly email?: string | null;
  readonly characters?: readonly Character[];
  /** The answer to every question; reversed ones count the other way round. */
  readonly choice?: Choice;
}

interface Submission {
  readonly assessmentId: string;
  readonly answers: readonly AnswerEntry[];
}

/** A complete body of assessment/submit; schema:v2_B if the characters include Riggy. */
export function makeSubmission(overrides: SubmissionOverrides = {}): Submission {
  const { choice = "2", ...about } = overrides;
  return toSubmission({
    nickname: "Mina",
    stress: 4,
    email: null,
    characters: ["Pleaser"],
    ...about,
    questions: Object.fromEntries(QUESTION_IDS.map((id) => [id, choice])),
  });
}

/** The submission without one answer. */
export function without(submission: Submission, questionId: string): Submission {
  return { ...submission, answers: submission.answers.filter((answer) => answer.questionId !== questionId) };
}
