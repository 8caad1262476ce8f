import * as z from "zod/mini";
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
