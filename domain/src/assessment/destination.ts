import { BAND_THRESHOLDS } from "./bands.ts";
import type { Character } from "./characters.ts";
import type { Grades } from "./scoring.ts";

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
