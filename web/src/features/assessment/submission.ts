import { cleanEmail, isEmail } from "@mindle/domain/account/email";
import { type AssessmentResponse, submitAssessment } from "@mindle/domain/api/assessment";
import type { BodyOf, DataOf } from "@mindle/domain/api/operation";
import { needsHelpFirst } from "@mindle/domain/assessment/found-child";
import type { Stage } from "@mindle/domain/assessment/stages";
import {
  destinationAfterSubmit,
  type SubmissionDraft,
  takesShortPath,
  toSubmission,
} from "@mindle/domain/assessment/submission";
import { firstInvalidStage, STRESS_UNSET } from "@mindle/domain/assessment/wizard";
import { characterScores, loudestScores } from "../../../../domain/src/assessment/character-scores.ts";
import {
  QUESTIONS_OF,
  type QuestionAnswers,
  type QuestionId,
  REVERSED,
} from "../../../../domain/src/assessment/questions.ts";
import type { Grades } from "../../../../domain/src/assessment/scoring.ts";
import { keepSpoken } from "../../platform/account/spoken-answers.ts";
import { raiseFlag } from "../../platform/safety/flag.ts";
import type { SentResponse } from "../../platform/storage/schema.ts";
import type { WizardAnswers } from "./wizard-answers.ts";

type Submit = (body: BodyOf<typeof submitAssessment>) => Promise<DataOf<typeof submitAssessment>>;

/** A submission that was accepted. */
interface Submitted {
  readonly sent: SentResponse;
  readonly response: AssessmentResponse;
}

/** The stage to return to before submitting: nickname without consent, else the first invalid stage. */
export function stageBeforeSubmitting(answers: WizardAnswers): Stage | undefined {
  return answers.agreedAt === undefined ? "nickname" : firstInvalidStage(answers);
}

/**
 * Path of the last result, for a visitor who opens the last stage without answers after a submission, for
 * instance by going back in the history.
 */
export function pathOfLastResult(answers: WizardAnswers): string | undefined {
  const untouched =
    answers.nickname === "" && answers.characters.length === 0 && Object.keys(answers.questions).length === 0;
  const isNew = answers.stress !== STRESS_UNSET || !untouched;
  return isNew || answers.response === undefined ? undefined : signInPath(answers.response.destination);
}

/** The request body: an e-mail address that is invalid or without consent is null. */
export function draftOf(answers: WizardAnswers): SubmissionDraft {
  const email = cleanEmail(answers.email);
  return {
    nickname: answers.nickname,
    stress: answers.stress,
    email: answers.emailAgreed && isEmail(email) ? email : null,
    characters: answers.characters,
    questions: answers.questions,
  };
}

/**
 * Sends each set of answers at most once per page load: the same answers get the same promise. After a failure they
 * may be sent again.
 */
export function createSubmitter(submit: Submit): (draft: SubmissionDraft) => Promise<Submitted> {
  const sent = new Map<string, Promise<Submitted>>();
  return (draft) => {
    const body = toSubmission(draft);
    const key = JSON.stringify(body);
    const known = sent.get(key);
    if (known !== undefined) return known;
    const arriving = send(submit, draft, body);
    sent.set(key, arriving);
    arriving.catch(() => sent.delete(key));
    return arriving;
  };
}

async function send(
  submit: Submit,
  draft: SubmissionDraft,
  body: ReturnType<typeof toSubmission>,
): Promise<Submitted> {
  const response = await submit(submitAssessment.body.parse(body));
  // Here, not on the result's page: its link may be opened by somebody else, and Riggy's way leads past it.
  if (needsHelpFirst(response.grades)) raiseFlag("danger");
  const responseId = response._id;
  if (response.grades !== null) keepSpoken(responseId, spokenAnswers(draft.questions, response.grades));
  const destination = destinationAfterSubmit({
    responseId,
    chosen: draft.characters,
    grades: response.grades,
  });
  const chosen = takesShortPath(draft.characters) && ({ chosen: "Riggy" } as const);
  return { sent: { responseId, destination, ...chosen }, response };
}

/** Path of the sign-in page with the destination as redirect. */
export function signInPath(destination: string): string {
  return `/auth/login?redirectUrl=${encodeURIComponent(destination)}`;
}

/** Progress one second later: 20 to 39 points more, at most 100. `random` is in [0, 1). */
export function risenProgress(progress: number, random: () => number): number {
  return Math.min(100, progress + 20 + Math.floor(random() * 20));
}

/** How many answers are shown before the child to which they belong. */
const SHOWN = 3;

/** Lowest answer that says yes to a sentence. */
const YES = 4;

/**
 * The sentences to which a person said yes the most among those of the loudest children, three at most; reversed ones are left
 * out, since saying no to them is not in their words. None where all grades are healthy.
 */
export function spokenAnswers(answers: QuestionAnswers, grades: Grades): readonly QuestionId[] {
  const strength = (question: QuestionId) => Number(answers[question] ?? 0);
  return loudestScores(characterScores(grades), [])
    .flatMap(({ character }) => QUESTIONS_OF[character])
    .filter((question) => !REVERSED.includes(question) && strength(question) >= YES)
    .toSorted((one, other) => strength(other) - strength(one))
    .slice(0, SHOWN);
}
