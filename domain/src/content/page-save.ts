import * as z from "zod/mini";
import { programmeVersion } from "../api/fields.ts";
import { LANGUAGES } from "../catalogue/language.ts";
import { DAY_MS } from "../time.ts";
import { modelName } from "./activity.ts";

const STATES = ["answered", "skipped", "not-shown", "unanswered"] as const;

/**
 * The answer to one component. Missing is said, never absent and never zero: `skipped` is an optional one left empty,
 * `not-shown` one that was hidden (its value kept, unless it is cleared when hidden), `unanswered` one that is open.
 */
export interface SavedModel {
  readonly state: (typeof STATES)[number];
  readonly value?: unknown;
}

/** The answers of a page, by model. */
export type SavedPage = Readonly<Record<string, SavedModel>>;

/** Schema of {@link SavedPage} as it is sent and stored. */
export const savedPage = z.record(
  modelName,
  z.object({ state: z.enum(STATES), value: z.optional(z.json()) }),
);

// How the answers of a page get from a device to the server and to other devices.

/** Id of one change, made on the device: the same change sent again has the same id. */
export const operationId = z.string().check(z.regex(/^[A-Za-z0-9]{20}$/, "must be an operation id"));

/** Answers sent later than this after they were written count as written this long ago, in milliseconds. */
export const MAX_AGE_MS = 30 * DAY_MS;

/** The most that one page's answers may have, in bytes of JSON. */
export const MAX_PAGE_BYTES = 32 * 1024;

/** Whether answers, as JSON in UTF-8, are larger than a page may be. */
export function isPageTooLarge(answers: unknown): boolean {
  return encodeURIComponent(JSON.stringify(answers)).replace(/%../g, "%").length > MAX_PAGE_BYTES;
}

/** How long ago something was done on the device, in milliseconds: no device's clock decides when that was. */
export const ageMs = z.int().check(z.minimum(0));

/** When something was done that was sent with its age, by the clock of `now`; both in milliseconds. */
export function writtenAt(ageMs: number, now: number): number {
  return now - Math.min(ageMs, MAX_AGE_MS);
}

/** Answers of one page, as a device sends them. */
export const pageSave = z.strictObject({
  operationId,
  /** The revision that the answers were written on; 0 where there was none. */
  baseRevision: z.int().check(z.minimum(0)),
  ageMs,
  saved: savedPage,
  /** Language they were written in. */
  locale: z.enum(LANGUAGES),
  /** Version of the programme whose page was filled in; absent for the newest. */
  version: z.optional(programmeVersion),
  /** True for a page that is not finished: it is kept beside what is saved, for other devices. */
  draft: z.optional(z.literal(true)),
});

export type PageSave = z.output<typeof pageSave>;

/** What became of a save. */
export const pageSaveResult = z.object({
  /**
   * `saved`: these are the answers now. `saved-over`: these are the answers now, and those of another device, which were
   * written earlier, are kept as the other ones. `other-is-later`: another device's later answers stay, and these are kept as
   * the other ones. `draft`: kept as draft. `draft-is-older`: something later is there, and the draft is not kept.
   */
  outcome: z.enum(["saved", "saved-over", "other-is-later", "draft", "draft-is-older"]),
  /** The page's revision now. Drafts, and answers that came too late, do not change it. */
  revision: z.int().check(z.minimum(0)),
});

export type PageSaveResult = z.output<typeof pageSaveResult>;

/** Answers and when they were written, in milliseconds since the epoch by the server's clock. */
const written = z.object({ saved: z.json(), savedAt: z.int() });

/** What the server has of a page's answers. */
export const storedPage = z.object({
  /** Null before the first save. */
  saved: z.nullable(z.json()),
  /** Counts what was saved; 0 before the first. */
  revision: z.int().check(z.minimum(0)),
  /** Null before the first save. */
  savedAt: z.nullable(z.int()),
  /** A page that another device left unfinished, where it is later than what is saved. */
  draft: z.optional(written),
  /** Answers that were replaced by those of another device, or came too late to replace them. */
  other: z.optional(written),
});

export type StoredPage = z.output<typeof storedPage>;
