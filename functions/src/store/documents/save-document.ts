import { pageSave, pageSaveResult } from "@mindle/domain/content/page-save";
import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { savedJson } from "./instance-document.ts";

const { locale, version, draft } = pageSave.shape;

/** One change of a page, `users/{uid}/saves/{operationId}`: a repeat of it is answered as the first time. */
export const saveDocument = z.object({
  instanceId: z.string(),
  ...pageSaveResult.shape,
  /** When it was written, in milliseconds since the epoch. */
  savedAt: z.int(),
  savedJson,
  locale,
  version,
  draft,
  /** When it may be deleted; a Firestore timestamp, as the time-to-live policy needs. */
  expireAt: z.instanceof(Timestamp),
});

export type SaveDocument = z.output<typeof saveDocument>;
