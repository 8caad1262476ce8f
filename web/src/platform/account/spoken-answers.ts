import type { QuestionId } from "@mindle/domain/assessment/questions";
import { onUserDataCleared } from "../storage/clear-user-data.ts";

/**
 * The sentences that spoke most in the submission of this page load, until it is left: shown once before the result's child.
 * Nowhere else, as the answers themselves are gone from the device once they are sent.
 */
let spoken: { readonly responseId: string; readonly questions: readonly QuestionId[] } | undefined;

onUserDataCleared(() => {
  spoken = undefined;
});

/** Keeps what spoke most in a submission that was accepted. */
export function keepSpoken(responseId: string, questions: readonly QuestionId[]): void {
  spoken = { responseId, questions };
}

/** What spoke most in a response, where this page load has sent it. */
export function spokenIn(responseId: string): readonly QuestionId[] {
  return spoken?.responseId === responseId ? spoken.questions : [];
}
