import { submitAssessment } from "@mindle/domain/api/assessment";
import { BROWSER_ID_HEADER, SESSION_ID_HEADER } from "@mindle/domain/api/headers";
import type { SubmissionDraft } from "@mindle/domain/assessment/submission";
import { toSubmission } from "@mindle/domain/assessment/submission";
import { BROWSER_ID_LENGTH, SESSION_ID_LENGTH } from "@mindle/domain/identity/ids";
import { aSubmission } from "@mindle/domain/testing/wizard";
import { type APIRequestContext, expect } from "@playwright/test";

/** Submits an assessment without the wizard and resolves to the address of its result. */
export async function submittedResult(
  request: APIRequestContext,
  parts: Partial<SubmissionDraft>,
): Promise<string> {
  const answer = await request.post(`/api/${submitAssessment.path}`, {
    headers: {
      [BROWSER_ID_HEADER]: "b".repeat(BROWSER_ID_LENGTH),
      [SESSION_ID_HEADER]: "s".repeat(SESSION_ID_LENGTH),
    },
    data: toSubmission(aSubmission(parts)),
  });
  const envelope: { success: boolean; data: unknown } = await answer.json();
  expect(envelope).toMatchObject({ success: true });
  return `/schema/result?responseId=${submitAssessment.data.parse(envelope.data)._id}`;
}
