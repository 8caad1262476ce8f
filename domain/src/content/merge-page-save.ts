import type { PageSaveResult } from "./page-save.ts";

/** Answers of one page as JSON text, and when they were written, in milliseconds since the epoch. */
export interface WrittenAnswers {
  readonly savedJson: string;
  readonly savedAt: number;
}

/** What is stored of a page. */
export interface StoredAnswers {
  readonly saved?: WrittenAnswers;
  /** Counts what was saved; 0 before the first. Answers that came too late to be saved do not count. */
  readonly revision: number;
  readonly draft?: WrittenAnswers;
  readonly other?: WrittenAnswers;
  /** By model, the last deletion of something of it. */
  readonly removed?: Readonly<Record<string, NotedRemoval>>;
}

/** When a deletion was asked for, in milliseconds since the epoch, and the revision that it made. */
export interface NotedRemoval {
  readonly at: number;
  readonly revision: number;
}

/** Answers that a device sends. */
export interface PageChange extends WrittenAnswers {
  /** The revision that they were written on. */
  readonly baseRevision: number;
  /** True where the page is not finished. */
  readonly isDraft: boolean;
}

export interface MergedPageSave {
  readonly page: StoredAnswers;
  readonly result: PageSaveResult;
}

/**
 * A page after a change. What was written on the present revision replaces it; otherwise another device has saved in between,
 * and the later answers stay while the earlier ones are kept as the other ones. Of two with the same time, the one that comes
 * second counts as later.
 */
export function mergePageSave(page: StoredAnswers, change: PageChange): MergedPageSave {
  const { saved } = page;
  const followsSaved = saved === undefined || change.baseRevision === page.revision;
  // Written on what is saved, and so after it: the time a request takes can make it look earlier.
  const savedAt = followsSaved ? Math.max(change.savedAt, saved?.savedAt ?? 0) : change.savedAt;
  const written = { savedJson: change.savedJson, savedAt };
  if (change.isDraft) return mergeDraft(page, written, followsSaved);
  const revision = page.revision + 1;
  if (followsSaved) return { page: replaced(page, written), result: { outcome: "saved", revision } };
  if (savedAt < saved.savedAt) {
    // The revision stays, so that the next answers of the device that wrote the later ones follow these, and the other ones
    // are still kept.
    return {
      page: withOther(page, written),
      result: { outcome: "other-is-later", revision: page.revision },
    };
  }
  return { page: withOther(replaced(page, written), saved), result: { outcome: "saved-over", revision } };
}

function mergeDraft(page: StoredAnswers, written: WrittenAnswers, followsSaved: boolean): MergedPageSave {
  const { saved, draft, revision } = page;
  const isLater =
    (followsSaved || written.savedAt > (saved?.savedAt ?? 0)) && written.savedAt >= (draft?.savedAt ?? 0);
  return isLater
    ? { page: { ...page, draft: written }, result: { outcome: "draft", revision } }
    : { page, result: { outcome: "draft-is-older", revision } };
}

/** The page with new answers and without an earlier draft. */
function replaced({ draft, other, removed, revision }: StoredAnswers, saved: WrittenAnswers): StoredAnswers {
  const page = {
    saved,
    revision: revision + 1,
    ...(draft !== undefined && draft.savedAt > saved.savedAt && { draft }),
    ...(removed !== undefined && { removed }),
  };
  return other === undefined ? page : withOther(page, other);
}

/** The page with other answers, unless they are the same as those saved: then there is nothing to restore. */
function withOther(page: StoredAnswers, other: WrittenAnswers): StoredAnswers {
  return other.savedJson === page.saved?.savedJson ? page : { ...page, other };
}
