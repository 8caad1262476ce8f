import {
  type PageSaveResult,
  type SavedPage,
  type StoredPage,
  savedPage,
} from "@mindle/domain/content/page-save";
import * as z from "zod/mini";
import type { EnteredValues, FinishContext, OtherAnswers } from "../answers.ts";
import {
  type Change,
  enteredIn,
  isSameValue,
  type LocalPage,
  type LocalState,
  localPage,
  type SaveEntry,
  type SeenPage,
  savesOf,
  setPage,
  shownIn,
  unfinishedPage,
  valuesOf,
} from "./local-state.ts";
import { addEntry, type EntryStart } from "./outbox-changes.ts";
import { rebaseRemovals, withoutRemoved } from "./removal-changes.ts";

/**
 * Stores what is being entered in the draft; there is none where it equals the saved answers. Words of another tab that give
 * way unseen become the other answers.
 */
export function editPage(instance: string, values: EnteredValues, now: number): Change {
  return {
    instance,
    replaces: `edit ${instance} ${Object.keys(values).join(" ")}`,
    apply(state, seen) {
      const page = localPage(state, instance);
      const entered = { ...enteredIn(page), ...values };
      const isChanged = page.saved === null || !isSameValue(entered, valuesOf(page.saved));
      const draft = isChanged ? entered : undefined;
      const other = losesUnseen(page, entered, seen) ? shownIn(page) : page.other;
      setPage(state, { ...page, draft, draftTakenAt: undefined, editedAt: now, other });
    },
  };
}

/**
 * Saves a page and queues it, replacing entries of it that were never sent or were refused. Where another tab has finished it
 * since, this becomes the other answers.
 */
export function savePage(
  instance: string,
  saved: SavedPage,
  { locale, version }: FinishContext,
  start: EntryStart,
): Change {
  return {
    instance,
    apply(state, seen) {
      const page = localPage(state, instance);
      const finishedAt = start.writtenAt;
      // Not by the clock alone: it may have been set back since the page was finished last.
      const isSeen = seen === undefined || !seen.isRead || page.finishedAt === seen.page.finishedAt;
      if (page.finishedAt > finishedAt && !isSeen) {
        setPage(state, { ...page, other: { saved, savedAt: finishedAt, isOwn: true, isOnlyHere: true } });
        return;
      }
      const next = { ...page, saved, finishedAt, elsewhereAt: undefined };
      const isLost = losesUnseen(page, valuesOf(saved), seen);
      // Another tab's draft goes on.
      if (isLost && page.draft !== undefined) setPage(state, next);
      else setPage(state, { ...next, ...NO_DRAFT, other: isLost ? shownIn(page) : unseenOther(page, seen) });
      const replaced = savesOf(state, instance).filter(isReplaceable);
      const place = replaced.find(({ isDraft, refused }) => !isDraft && refused === undefined);
      removeEntries(state, replaced);
      const entry = { instance, saved, locale, version, isDraft: false, base: undefined };
      addEntry(state, { kind: "save", ...entry, ...start }, place?.seq);
    },
  };
}

/** Whether words give way to `next` that this tab has not shown and that are not among the other answers. */
function losesUnseen(page: LocalPage, next: EnteredValues, seen: SeenPage | undefined): boolean {
  const known = [next, seen === undefined ? {} : enteredIn(seen.page), valuesOf(page.other?.saved ?? {})];
  return Object.entries(enteredIn(page)).some(
    ([name, value]) => value !== undefined && !known.some((values) => isSameValue(values[name], value)),
  );
}

/** The other answers of a page that is finished: who has seen them and finishes the page does not want them. */
function unseenOther({ other }: LocalPage, seen: SeenPage | undefined): LocalPage["other"] {
  return other?.isOnlyHere === true && isSameValue(other, seen?.page.other) ? undefined : other;
}

/** Queues a page's draft, unless the server has it or is about to get it. */
export function queueDraft(instance: string, { locale, version }: FinishContext, start: EntryStart): Change {
  return {
    instance,
    apply(state) {
      const page = localPage(state, instance);
      if (page.draft === undefined) return;
      const saved = unfinishedPage(page.draft);
      const drafts = savesOf(state, instance).filter(({ isDraft }) => isDraft);
      if (isSameValue(saved, drafts.at(-1)?.saved ?? page.shared)) return;
      const replaced = drafts.filter(isReplaceable);
      removeEntries(state, replaced);
      const entry = { instance, saved, locale, version, isDraft: true, base: undefined };
      addEntry(state, { kind: "save", ...entry, ...start }, replaced[0]?.seq);
    },
  };
}

/** Makes the other answers the draft. What was shown until now becomes the other answers, so that this can be undone. */
export function restoreOther(instance: string, now: number): Change {
  return {
    instance,
    apply(state) {
      const page = localPage(state, instance);
      if (page.other === undefined) return;
      const draft = valuesOf(page.other.saved);
      setPage(state, { ...page, draft, draftTakenAt: undefined, editedAt: now, other: shownIn(page) });
    },
  };
}

/** Records the base revision of a page's answers when they are sent for the first time. */
export function beginSave({ instance, operationId }: SaveEntry): Change {
  return {
    instance,
    apply(state) {
      const base = localPage(state, instance).revision;
      state.outbox = state.outbox.map((entry) =>
        entry.kind === "save" && entry.operationId === operationId && entry.base === undefined
          ? { ...entry, base }
          : entry,
      );
    },
  };
}

/** Applies the server's result of a save. A deletion that was asked for while it was on its way counts from now on. */
export function settleSave(
  { instance, operationId, isDraft }: SaveEntry,
  { outcome, revision }: PageSaveResult,
  now: number,
): Change {
  return {
    instance,
    apply(state) {
      const sent = savesOf(state, instance).find((entry) => entry.operationId === operationId);
      // Another tab has applied the result already.
      if (sent === undefined) return;
      removeEntries(state, [sent]);
      state.outbox = state.outbox.map((entry) =>
        entry.kind === "remove" && entry.follows === operationId ? { ...entry, writtenAt: now } : entry,
      );
      const page = localPage(state, instance);
      if (isDraft) {
        setPage(state, { ...page, shared: outcome === "draft" ? sent.saved : page.shared });
        return;
      }
      // Later answers of another device were not shown here: the next change is not based on them, so the revision
      // stays.
      const isSeen = outcome !== "other-is-later";
      const next = isSeen ? Math.max(page.revision, revision) : page.revision;
      if (isSeen) rebaseRemovals(state, instance, revision);
      // The server keeps no draft that is older than what is saved.
      setPage(state, { ...page, revision: next, shared: undefined });
    },
  };
}

/**
 * Merges what the server has. Unsent input and finished pages stay, with their base revision. Where this device has no
 * answers of its own, the server's draft becomes the draft.
 */
export function receivePage(instance: string, received: StoredPage): Change {
  return {
    instance,
    apply(state) {
      const page = localPage(state, instance);
      const stored = withoutRemoved(received, state, instance);
      // It was read before this device's last save.
      if (stored.revision < page.revision) return;
      const saved = stored.saved === null ? null : readSaved(stored.saved);
      const waiting = savesOf(state, instance);
      const isShared = page.shared !== undefined && isSameValue(stored.draft?.saved, page.shared);
      const shared = isShared ? page.shared : undefined;
      const isDraftSaved =
        page.draft !== undefined && saved !== null && isSameValue(page.draft, valuesOf(saved));
      const isEntered = page.draft !== undefined && page.draftTakenAt === undefined && !isDraftSaved;
      if (waiting.length === 0 && !isEntered) {
        const isKnown = saved !== null && isAmong(saved, [page.saved]);
        const elsewhereAt = isKnown ? page.elsewhereAt : (stored.savedAt ?? undefined);
        const next = { ...page, ...NO_DRAFT, saved, elsewhereAt, revision: stored.revision };
        const taken = isWrittenHere(page) ? undefined : draftOf(stored, saved);
        const other = otherOf(stored, [saved, taken?.shared ?? page.shared], page);
        setPage(state, { ...next, other, shared, ...taken });
        return;
      }
      const own = [
        ...waiting.map((entry) => entry.saved),
        page.saved,
        page.shared,
        page.draft === undefined ? undefined : unfinishedPage(page.draft),
      ];
      const isNewer = stored.revision > page.revision && saved !== null;
      const newer =
        isNewer && !isAmong(saved, own) ? { saved, savedAt: stored.savedAt ?? 0, isOwn: false } : undefined;
      setPage(state, { ...page, other: newer ?? otherOf(stored, own, page) ?? page.other, shared });
    },
  };
}

const NO_DRAFT = { draft: undefined, draftTakenAt: undefined } as const;

/** Whether this device has answers of its own on the page, including sent and replaced ones. */
function isWrittenHere({ saved, elsewhereAt, shared, draftTakenAt, other }: LocalPage): boolean {
  const isSavedHere = saved !== null && elsewhereAt === undefined;
  const isDraftSent = shared !== undefined && draftTakenAt === undefined;
  return isSavedHere || isDraftSent || other?.isOwn === true;
}

/** The server's draft as the draft that is shown here; undefined where there is none, or it equals the saved answers. */
function draftOf(
  { draft }: StoredPage,
  saved: SavedPage | null,
): Pick<LocalPage, "draft" | "draftTakenAt" | "shared"> | undefined {
  if (draft === undefined) return undefined;
  const shared = readSaved(draft.saved);
  if (isAmong(shared, [saved])) return undefined;
  return { draft: valuesOf(shared), draftTakenAt: draft.savedAt, shared };
}

/**
 * Answers beside those that are shown here or about to be sent: what only this device has, or the latest that the server keeps.
 * Their times are by different clocks.
 */
function otherOf(
  { draft, other }: StoredPage,
  shown: readonly (SavedPage | null | undefined)[],
  before: LocalPage,
): OtherAnswers | undefined {
  const writtenHere = [
    before.elsewhereAt === undefined ? before.saved : undefined,
    before.other?.isOwn === true ? before.other.saved : undefined,
  ];
  const kept = [draft, other]
    .filter((written) => written !== undefined)
    .map(({ saved, savedAt }) => ({ saved: readSaved(saved), savedAt }))
    .map((written) => ({ ...written, isOwn: isAmong(written.saved, writtenHere) }))
    .sort((a, b) => b.savedAt - a.savedAt);
  const onlyHere = before.other?.isOnlyHere === true ? [before.other] : [];
  return [...onlyHere, ...kept].find(({ saved }) => !isAmong(saved, shown));
}

function isAmong(saved: SavedPage, known: readonly (SavedPage | null | undefined)[]): boolean {
  const values = valuesOf(saved);
  return known.some((each) => each !== null && each !== undefined && isSameValue(valuesOf(each), values));
}

/** Answers that do not parse count as unanswered. */
function readSaved(stored: unknown): SavedPage {
  const parsed = z.safeParse(savedPage, stored);
  return parsed.success ? parsed.data : {};
}

/** Never sent, or never to be sent again. */
function isReplaceable({ base, refused }: SaveEntry): boolean {
  return base === undefined || refused !== undefined;
}

function removeEntries(state: LocalState, removed: readonly { readonly operationId: string }[]): void {
  const ids = new Set(removed.map(({ operationId }) => operationId));
  if (ids.size > 0) state.outbox = state.outbox.filter(({ operationId }) => !ids.has(operationId));
}
