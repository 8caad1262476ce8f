import type { Harm } from "@mindle/domain/api/safety";
import type { PageSave, PageSaveResult, StoredPage } from "@mindle/domain/content/page-save";
import type { StepId } from "./answers.ts";

/** A page's answers in a request; the values in `saved` are JSON. */
export type SentPage = Omit<PageSave, "saved"> & { readonly saved: unknown };

/** The API calls that send and read answers. They reject with an ApiError. */
export interface Send {
  save(uid: string, instance: string, page: SentPage): Promise<PageSaveResult>;
  finishStep(uid: string, step: StepId & { readonly ageMs: number }): Promise<void>;
  remind(
    uid: string,
    reminder: StepId & { readonly id: string; readonly days: number; readonly ageMs: number },
  ): Promise<void>;
  reportHarm(uid: string, report: { readonly programId: string; readonly harm: Harm }): Promise<void>;
  /** What the server has of a page. */
  read(uid: string, instance: string): Promise<StoredPage | undefined>;
}
