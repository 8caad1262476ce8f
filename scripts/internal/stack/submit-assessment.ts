import { submitAssessment } from "@mindle/domain/api/assessment";
import { BROWSER_ID_HEADER, SESSION_ID_HEADER } from "@mindle/domain/api/headers";
import { type SubmissionDraft, toSubmission } from "@mindle/domain/assessment/submission";
import { BROWSER_ID_LENGTH, SESSION_ID_LENGTH } from "@mindle/domain/identity/ids";
import { aSubmission } from "@mindle/domain/testing/wizard";

/**
 * Submits an assessment to the stack at `origin` without the wizard: the given parts, example data for the rest.
 * Resolves to the path of its result. Rejects with the response text when the API refuses it.
 */
export async function submitWithoutWizard(origin: string, parts: Partial<SubmissionDraft>): Promise<string> {
  const response = await fetch(`${origin}/api/${submitAssessment.path}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      [BROWSER_ID_HEADER]: "b".repeat(BROWSER_ID_LENGTH),
      [SESSION_ID_HEADER]: "s".repeat(SESSION_ID_LENGTH),
    },
    body: JSON.stringify(toSubmission(aSubmission(parts))),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The submission was refused: ${text}`);
  const envelope: { readonly data: unknown } = JSON.parse(text);
  return `/schema/result?responseId=${submitAssessment.data.parse(envelope.data)._id}`;
}
