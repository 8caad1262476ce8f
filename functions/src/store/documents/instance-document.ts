import type { StoredAnswers, WrittenAnswers } from "@mindle/domain/content/merge-page-save";
import * as z from "zod/mini";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Answers as JSON text, because Firestore does not support nested arrays and reserves some field names. */
export const savedJson = z.string().check(z.refine(isJson, "must be JSON"));

/** Answers and when they were written, in milliseconds since the epoch. */
const written = z.object({ savedJson, savedAt: z.int() });

/**
 * A user's answers of one activity with one config, `users/{uid}/instances/{activityId+configId[+sub]}`. A page that was only
 * begun has a draft and nothing saved.
 */
export const instanceDocument = z.object({
  activityId: z.string(),
  configId: z.string(),
  savedJson: z.optional(savedJson),
  /** When they were written, in milliseconds since the epoch. */
  savedAt: z.optional(z.int()),
  /**
   * Counts saves. A document without the field has been saved at least once, so it is read as revision 1; the next save
   * stores the field.
   */
  revision: z._default(z.int().check(z.minimum(0)), 1),
  draft: z.optional(written),
  other: z.optional(written),
});

export type InstanceDocument = z.output<typeof instanceDocument>;

/** The answers in a document; of a document that does not exist, none. */
export function answersIn(document: InstanceDocument | undefined): StoredAnswers {
  if (document === undefined) return { revision: 0 };
  const { savedJson: json, savedAt, revision, draft, other } = document;
  const saved: WrittenAnswers | undefined =
    json === undefined || savedAt === undefined ? undefined : { savedJson: json, savedAt };
  return {
    revision,
    ...(saved !== undefined && { saved }),
    ...(draft !== undefined && { draft }),
    ...(other !== undefined && { other }),
  };
}

/** The document of an instance with these answers. */
export function documentWith(
  of: { readonly activityId: string; readonly configId: string },
  { saved, ...rest }: StoredAnswers,
): InstanceDocument {
  return { activityId: of.activityId, configId: of.configId, ...saved, ...rest };
}
