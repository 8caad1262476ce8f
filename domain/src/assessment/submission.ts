import { cleanNickname } from "../account/nickname.ts";
import { BAND_THRESHOLDS } from "./bands.ts";
import type { Character } from "./characters.ts";
import { QUESTION_IDS, type QuestionAnswers } from "./questions.ts";
import type { Grades } from "./scoring.ts";

/** Assessments that can be submitted: v2_B is the short path after choosing Riggy, v2_A all others. */
export const SUBMITTABLE_ASSESSMENTS = ["schema:v2_A", "schema:v2_B"] as const;

export type SubmittableAssessment = (typeof SUBMITTABLE_ASSESSMENTS)[number];

/** All assessments ever published; schema:v1 can be read, not submitted. */
export const ASSESSMENT_IDS = ["schema:v1", ...SUBMITTABLE_ASSESSMENTS] as const;

/** Highest value of the stress slider; the lowest is 0. */
export const STRESS_MAX = 10;

/** What a visitor answered, before it becomes the wire form. */
export interface SubmissionDraft {
  readonly nickname: string;
  /** Integer 0 to {@link STRESS_MAX}. */
  readonly stress: number;
  readonly email: string | null;
  readonly characters: readonly Character[];
  readonly questions: QuestionAnswers;
}

/** One answer as it is sent. */
export interface AnswerEntry {
  readonly questionId: string;
  readonly value: string | readonly string[] | null;
}

/** True for the short path: with Riggy chosen, no question answers are sent. */
export function takesShortPath(characters: readonly Character[]): boolean {
  return characters.includes("Riggy");
}

/** The body of assessment/submit for a draft: questions are left out on the short path. */
export function toSubmission(draft: SubmissionDraft): {
  readonly assessmentId: SubmittableAssessment;
  readonly answers: readonly AnswerEntry[];
} {
  const short = takesShortPath(draft.characters);
  const about: readonly AnswerEntry[] = [
    { questionId: "nickname", value: cleanNickname(draft.nickname) },
    { questionId: "stress", value: String(draft.stress) },
    { questionId: "email", value: draft.email },
    { questionId: "character", value: draft.characters },
  ];
  if (short) return { assessmentId: "schema:v2_B", answers: about };
  const questions = QUESTION_IDS.flatMap((questionId): AnswerEntry[] => {
    const value = draft.questions[questionId];
    return value === undefined ? [] : [{ questionId, value }];
  });
  return { assessmentId: "schema:v2_A", answers: [...about, ...questions] };
}

/** Package that Riggy visitors are led to. */
const RIGGY_PACKAGE_ID = "riggy-complete";

/**
 * In-app address to read after a submission: the Riggy voucher page if Riggy was chosen or the Riggy grade
 * is 6.8 or more, else the result page. Both carry the responseId.
 */
export function destinationAfterSubmit(submitted: {
  readonly responseId: string;
  readonly chosen: readonly Character[];
  readonly grades: Grades | null;
}): string {
  const query = `?responseId=${encodeURIComponent(submitted.responseId)}`;
  const leansRiggy =
    submitted.chosen.includes("Riggy") ||
    (submitted.grades !== null && submitted.grades.Riggy >= BAND_THRESHOLDS.caution);
  return leansRiggy ? `/voucher/${RIGGY_PACKAGE_ID}${query}` : `/schema/result${query}`;
}
