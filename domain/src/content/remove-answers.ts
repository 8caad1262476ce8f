import type { NotedRemoval, PageChange, StoredAnswers, WrittenAnswers } from "./merge-page-save.ts";
import { isPageTooLarge, type SavedPage, savedPage } from "./page-save.ts";

/** Answers of a page that the person deletes. */
export interface Removal {
  /** By model; where only a part of an answer goes, what stays of it. */
  readonly models: Readonly<Record<string, { readonly kept?: unknown }>>;
  /** When it was asked for, in milliseconds since the epoch: what was written later stays. */
  readonly at: number;
  /** The revision that is known where it was asked for: a part goes from that one only. */
  readonly baseRevision?: number | undefined;
}

/** Answers of a page of which no part can go: they are not those that are known where it was asked for, or the page would be too large. */
export function staleAnswers(page: StoredAnswers, { models, baseRevision }: Removal): readonly string[] {
  const isOther = baseRevision !== undefined && baseRevision !== page.revision;
  const saved = readPage(page.saved?.savedJson) ?? {};
  const isLarge = isPageTooLarge(withoutModels(saved, models));
  return Object.entries(saved).flatMap(([name, { value }]) => {
    const kept = Object.hasOwn(models, name) ? models[name]?.kept : undefined;
    if (kept === undefined || JSON.stringify(kept) === JSON.stringify(value)) return [];
    return isOther || isLarge ? [name] : [];
  });
}

/**
 * A page without deleted answers, in every copy of them that was written until then. The same object where it has none; else its
 * revision rises, so that other devices read it again, and the deletion is noted.
 */
export function removeAnswers(page: StoredAnswers, asked: Removal): StoredAnswers {
  const { saved, draft, other } = page;
  const stale = staleAnswers(page, asked);
  const models = Object.entries(asked.models).filter(([name]) => !stale.includes(name));
  const removal = { ...asked, models: Object.fromEntries(models) };
  const next = {
    ...page,
    ...(saved !== undefined && { saved: withoutAnswers(saved, removal, "keep") }),
    ...(draft !== undefined && { draft: withoutAnswers(draft, removal, "keep") }),
    ...(other !== undefined && { other: withoutAnswers(other, removal, "drop") }),
  };
  const isSame = next.saved === saved && next.draft === draft && next.other === other;
  if (isSame) return page;
  const revision = page.revision + 1;
  const copies = [saved, draft, other].map((written) => readPage(written?.savedJson) ?? {});
  const names = Object.keys(removal.models).filter((name) =>
    copies.some((copy) => Object.hasOwn(copy, name)),
  );
  const noted = names.map((name) => {
    const known =
      page.removed !== undefined && Object.hasOwn(page.removed, name) ? page.removed[name] : undefined;
    return [name, { at: Math.max(removal.at, known?.at ?? 0), revision }] as const;
  });
  return { ...next, revision, removed: { ...page.removed, ...Object.fromEntries(noted) } };
}

/**
 * A change as it may be stored: of an answer that was deleted after it was written, on a revision before that, it has what the page has
 * now. Otherwise a device that did not know of the deletion would bring the deleted words back. `at` is when it was written, however
 * long ago.
 */
export function afterRemovals(page: StoredAnswers, change: PageChange, at: number): PageChange {
  const isUndone = ({ at: removedAt, revision }: NotedRemoval) =>
    at <= removedAt && change.baseRevision < revision;
  const names = Object.entries(page.removed ?? {}).flatMap(([name, noted]) =>
    isUndone(noted) ? [name] : [],
  );
  const sent = readPage(change.savedJson);
  if (sent === undefined || names.length === 0) return change;
  const stored = Object.entries(readPage(page.saved?.savedJson) ?? {}).filter(([name]) =>
    names.includes(name),
  );
  const models = Object.fromEntries(names.map((name) => [name, {}]));
  return {
    ...change,
    savedJson: JSON.stringify({ ...withoutModels(sent, models), ...Object.fromEntries(stored) }),
  };
}

/**
 * Answers without those that are deleted; the same object where there are none, or they were written later. A page that
 * would be too large with what stays has nothing of it.
 */
export function withoutAnswers<Written extends WrittenAnswers>(
  written: Written,
  { models, at }: Removal,
  kept: "keep" | "drop",
): Written {
  const read = readPage(written.savedJson);
  if (read === undefined || written.savedAt > at) return written;
  const isDropped = kept === "drop" || isPageTooLarge(withoutModels(read, models));
  const savedJson = JSON.stringify(withoutModels(read, isDropped ? emptied(models) : models));
  return savedJson === JSON.stringify(read) ? written : { ...written, savedJson };
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

/** The answers in stored JSON; undefined where there are none, or they do not parse. */
function readPage(json: string | undefined): SavedPage | undefined {
  if (json === undefined) return undefined;
  try {
    return savedPage.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
