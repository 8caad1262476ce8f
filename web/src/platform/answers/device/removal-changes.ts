import { type StoredPage, savedPage } from "@mindle/domain/content/page-save";
import { withoutModels } from "@mindle/domain/content/remove-answers";
import * as z from "zod/mini";
import type { RemovedModels } from "../answers.ts";
import type { RemovalResult } from "../answers-api.ts";
import {
  type Change,
  isSameValue,
  type LocalState,
  localPage,
  type RemovalEntry,
  savesOf,
  setPage,
  shownIn,
  unfinishedPage,
  valuesOf,
} from "./local-state.ts";
import { addEntry, type EntryStart } from "./outbox-changes.ts";

/** Deletes answers of a page from all that this device has of it, also from what waits to be sent, and queues the deletion. */
export function queueRemoval(instance: string, models: RemovedModels, start: EntryStart): Change {
  return {
    instance,
    apply(state) {
      const before = localPage(state, instance);
      const saved = before.saved && withoutModels(before.saved, models);
      const entered = before.draft && valuesOf(withoutModels(unfinishedPage(before.draft), models));
      setPage(state, {
        ...before,
        saved,
        draft: isSameValue(entered, valuesOf(saved ?? {})) ? undefined : entered,
        other: before.other && { ...before.other, saved: withoutModels(before.other.saved, models) },
        shared: before.shared && withoutModels(before.shared, models),
      });
      state.outbox = state.outbox.map((entry) =>
        entry.kind === "save" && entry.instance === instance
          ? { ...entry, saved: withoutModels(entry.saved, models) }
          : entry,
      );
      const begun = savesOf(state, instance).find(
        ({ base, refused }) => base !== undefined && refused === undefined,
      );
      addEntry(state, {
        kind: "remove",
        instance,
        models,
        follows: begun?.operationId,
        base: before.revision,
        ...start,
      });
    },
  };
}

/**
 * Applies the server's answer to a deletion. Where a part did not go, the page stays on its revision, since what the server has is not
 * known here, and what is shown becomes the other answers: it may have something that was never sent.
 */
export function settleRemoval(
  { instance, operationId }: RemovalEntry,
  { revision, isStale }: RemovalResult,
): Change {
  return {
    instance,
    apply(state) {
      state.outbox = state.outbox.filter((entry) => entry.operationId !== operationId);
      const page = localPage(state, instance);
      if (isStale === true) {
        setPage(state, { ...page, other: shownIn(page) ?? page.other });
        return;
      }
      setPage(state, { ...page, revision: Math.max(page.revision, revision) });
      rebaseRemovals(state, instance, revision);
    },
  };
}

/** What waits to be deleted of a page follows the revision that this device has just made. */
export function rebaseRemovals(state: LocalState, instance: string, base: number): void {
  state.outbox = state.outbox.map((entry) =>
    entry.kind === "remove" && entry.instance === instance ? { ...entry, base } : entry,
  );
}

/** What the server has of a page, without answers whose deletion it does not know of yet. */
export function withoutRemoved(stored: StoredPage, { outbox }: LocalState, instance: string): StoredPage {
  const removals = outbox
    .filter((entry) => entry.kind === "remove")
    .filter((entry) => entry.instance === instance);
  return removals.reduce((page: StoredPage, { models }) => withoutIn(page, models), stored);
}

function withoutIn({ draft, other, ...page }: StoredPage, models: RemovedModels): StoredPage {
  const without = (saved: StoredPage["saved"]) => {
    const parsed = z.safeParse(savedPage, saved);
    // What stays of an answer was JSON when it was read.
    return parsed.success ? z.parse(z.json(), withoutModels(parsed.data, models)) : saved;
  };
  return {
    ...page,
    saved: page.saved === null ? null : without(page.saved),
    ...(draft !== undefined && { draft: { ...draft, saved: without(draft.saved) } }),
    ...(other !== undefined && { other: { ...other, saved: without(other.saved) } }),
  };
}
