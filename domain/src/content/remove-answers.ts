import type { StoredAnswers, WrittenAnswers } from "./merge-page-save.ts";
import { type SavedPage, savedPage } from "./page-save.ts";

/** Answers of a page that the person deletes. */
export interface Removal {
  /** By model; where only a part of an answer goes, what stays of it. */
  readonly models: Readonly<Record<string, { readonly kept?: unknown }>>;
  /** When it was asked for, in milliseconds since the epoch: what was written later stays. */
  readonly at: number;
}

/**
 * A page without deleted answers, in every copy of them that was written until then. The same object where it has none; else its
 * revision rises, so that other devices read it again.
 */
export function removeAnswers(page: StoredAnswers, removal: Removal): StoredAnswers {
  const { saved, draft, other } = page;
  const next = {
    ...page,
    ...(saved !== undefined && { saved: withoutAnswers(saved, removal, "keep") }),
    ...(draft !== undefined && { draft: withoutAnswers(draft, removal, "keep") }),
    ...(other !== undefined && { other: withoutAnswers(other, removal, "drop") }),
  };
  const isSame = next.saved === saved && next.draft === draft && next.other === other;
  return isSame ? page : { ...next, revision: page.revision + 1 };
}

/** Answers without those that are deleted; the same object where there are none, or they were written later. */
export function withoutAnswers<Written extends WrittenAnswers>(
  written: Written,
  { models, at }: Removal,
  kept: "keep" | "drop",
): Written {
  const read = savedPage.safeParse(parse(written.savedJson));
  if (!read.success || written.savedAt > at) return written;
  const savedJson = JSON.stringify(withoutModels(read.data, kept === "keep" ? models : emptied(models)));
  return savedJson === JSON.stringify(read.data) ? written : { ...written, savedJson };
}

/** A page without models, or with what stays of them. */
export function withoutModels(page: SavedPage, models: Removal["models"]): SavedPage {
  return Object.fromEntries(
    Object.entries(page).flatMap(([name, model]) => {
      if (!Object.hasOwn(models, name)) return [[name, model]];
      const kept = models[name]?.kept;
      return kept === undefined ? [] : [[name, { ...model, value: kept }]];
    }),
  );
}

function emptied(models: Removal["models"]): Removal["models"] {
  return Object.fromEntries(Object.keys(models).map((name) => [name, {}]));
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
