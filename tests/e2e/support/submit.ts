import type { SubmissionDraft } from "@mindle/domain/assessment/submission";
import { submitWithoutWizard } from "../../../scripts/internal/stack/submit-assessment.ts";
import { requireStack } from "../../support/stack.ts";

/** Submits an assessment without the wizard and resolves to the address of its result. */
export function submittedResult(parts: Partial<SubmissionDraft>): Promise<string> {
  return submitWithoutWizard(requireStack().hostingUrl, parts);
}
