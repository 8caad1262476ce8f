import type { submitAssessment } from "@mindle/domain/api/assessment";
import { CHARACTERS } from "@mindle/domain/assessment/characters";
import type { QuestionAnswers, QuestionId } from "@mindle/domain/assessment/questions";
import { type Grades, gradeAnswers } from "@mindle/domain/assessment/scoring";
import { type SubmissionDraft, takesShortPath } from "@mindle/domain/assessment/submission";
import type * as z from "zod/mini";
import { invalidArgument } from "../../app-error.ts";

type Submission = z.output<typeof submitAssessment.body>;
type Answer = Submission["answers"][number];

/** A complete submission without duplicate answers. */
export interface CheckedSubmission extends SubmissionDraft {
  /** Null for the short assessment, which has no questions. */
  readonly grades: Grades | null;
}

/**
 * Checks what the schema cannot: no duplicate answers, and exactly those that the assessment needs. The first problem
 * is thrown as `invalid-argument` with the field.
 */
export function checkSubmission({ assessmentId, answers }: Submission): CheckedSubmission {
  refuseDuplicates(answers);
  const nickname = required(answers, "nickname");
  const stress = required(answers, "stress");
  const email = required(answers, "email");
  const character = required(answers, "character");
  checkCharacters(character, answers.indexOf(character));
  const short = assessmentId === "schema:v2_B";
  if (short !== takesShortPath(character.value)) {
    throw invalidArgument(
      `answers[${answers.indexOf(character)}].value`,
      `${assessmentId} ${short ? "needs Riggy" : "must be without Riggy"}`,
    );
  }
  const questions = short ? refuseQuestions(answers) : questionAnswers(answers);
  return {
    nickname: nickname.value,
    stress: Number(stress.value),
    email: email.value,
    characters: CHARACTERS.filter((known) => character.value.includes(known)),
    questions,
    grades: short ? null : grade(questions),
  };
}

function refuseDuplicates(answers: readonly Answer[]): void {
  const first = new Map<string, number>();
  for (const [index, { questionId }] of answers.entries()) {
    const before = first.get(questionId);
    if (before !== undefined) {
      throw invalidArgument(
        `answers[${index}].questionId`,
        `${questionId} is answered in answers[${before}]`,
      );
    }
    first.set(questionId, index);
  }
}

type ProfileId = "nickname" | "stress" | "email" | "character";

function required<Id extends ProfileId>(
  answers: readonly Answer[],
  id: Id,
): Extract<Answer, { questionId: Id }> {
  const found = answers.find(
    (answer): answer is Extract<Answer, { questionId: Id }> => answer.questionId === id,
  );
  if (found === undefined) throw invalidArgument("answers", `${id} is missing`);
  return found;
}

function checkCharacters(answer: Extract<Answer, { questionId: "character" }>, index: number): void {
  const repeated = answer.value.findIndex((character, at) => answer.value.indexOf(character) !== at);
  if (repeated >= 0) {
    throw invalidArgument(`answers[${index}].value[${repeated}]`, `${answer.value[repeated]} is there twice`);
  }
}

function refuseQuestions(answers: readonly Answer[]): QuestionAnswers {
  const index = answers.findIndex(isQuestionAnswer);
  if (index >= 0) throw invalidArgument(`answers[${index}].questionId`, "schema:v2_B asks no questions");
  return {};
}

function questionAnswers(answers: readonly Answer[]): QuestionAnswers {
  return Object.fromEntries(
    answers.filter(isQuestionAnswer).map(({ questionId, value }) => [questionId, value]),
  );
}

function isQuestionAnswer(answer: Answer): answer is Extract<Answer, { questionId: QuestionId }> {
  return answer.questionId.startsWith("question");
}

function grade(questions: QuestionAnswers): Grades {
  const result = gradeAnswers(questions);
  if (!result.ok) throw invalidArgument("answers", `${result.missing} is missing`);
  return result.grades;
}
