import type { ErrorCode } from "@mindle/domain/api/errors";
import type { Harm } from "@mindle/domain/api/safety";
import type { Language } from "@mindle/domain/catalogue/language";
import type { SavedPage } from "@mindle/domain/content/page-save";
import type { EnteredValues, OtherAnswers, RemovedModels, StepId, UnsentPage } from "../answers.ts";

/** Locally stored answers of one page. */
export interface LocalPage {
  readonly instance: string;
  readonly saved: SavedPage | null;
  /** When the page was last finished on this device, by its clock, in milliseconds since the epoch. */
  readonly finishedAt: number;
  /** When `saved` was written by another device, in milliseconds since the epoch; undefined where it was this one. */
  readonly elsewhereAt: number | undefined;
  readonly draft: EnteredValues | undefined;
  /** When the server's draft that `draft` repeats was written, in milliseconds since the epoch; undefined once it is edited here. */
  readonly draftTakenAt?: number | undefined;
  /** When the draft was last changed, by the device's clock, in milliseconds since the epoch. */
  readonly editedAt: number;
  /** The server's revision that `saved` and `draft` were written on. */
  readonly revision: number;
  readonly other: OtherAnswers | undefined;
  /** The draft that the server keeps for other devices, as far as this device knows. */
  readonly shared: SavedPage | undefined;
  /** 1 where the server does not have the draft, else 0: the database indexes it, and IndexedDB cannot index booleans. */
  readonly unsentDraft: 0 | 1;
}

interface EntryParts {
  /** Place in the order of sending. */
  readonly seq: number;
  /** Created with the entry, and the same for each attempt to send it. */
  readonly operationId: string;
  /** By the device's clock, in milliseconds since the epoch. */
  readonly writtenAt: number;
  /** Why the server will not take it; undefined while it is to be sent. */
  readonly refused: ErrorCode | undefined;
}

/** Answers of a page that are to be sent. */
export interface SaveEntry extends EntryParts {
  readonly kind: "save";
  readonly instance: string;
  readonly saved: SavedPage;
  readonly locale: Language;
  readonly version: number | undefined;
  /** The page is not finished. */
  readonly isDraft: boolean;
  /** The page's revision when the entry was first sent; undefined before. From then on it never changes. */
  readonly base: number | undefined;
}

interface FinishStepEntry extends EntryParts, StepId {
  readonly kind: "finishStep";
}

export interface RemindEntry extends EntryParts, StepId {
  readonly kind: "remind";
  readonly id: string;
  readonly days: number;
}

/** A harm that is to be counted, without words. */
interface HarmEntry extends EntryParts {
  readonly kind: "harm";
  readonly programId: string;
  readonly harm: Harm;
}

/** Answers of a page that are to be deleted. */
export interface RemovalEntry extends EntryParts {
  readonly kind: "remove";
  readonly instance: string;
  readonly models: RemovedModels;
  /** The save of the page that was on its way when this was asked for: its answers are deleted, too. */
  readonly follows?: string | undefined;
  /** The server's revision that has the answers as they were here, and from which alone a part of one may go. */
  readonly base?: number;
}

/** Something that is to be sent. */
export type Entry = SaveEntry | FinishStepEntry | RemindEntry | HarmEntry | RemovalEntry;

/**
 * Locally stored answers of one user, or a part of them. The same type is used in memory and within a database
 * transaction.
 */
export interface LocalState {
  readonly pages: Map<string, LocalPage>;
  /** In the order of sending. */
  outbox: readonly Entry[];
  /** Ids of the visited pages of a step, in order, by {@link routeKey}. */
  readonly routes: Map<string, readonly string[]>;
}

/**
 * A change to the local state. Applied to the in-memory state at once, and again within a database transaction to what
 * is stored by then, which another tab may have changed. So `apply` must depend on nothing else, and must replace objects
 * instead of mutating them.
 */
export interface Change {
  /** The page that it reads and writes. */
  readonly instance?: string;
  /** The route that it writes, by {@link routeKey}. */
  readonly route?: string;
  /**
   * Drops an earlier pending change with the same value, unless that is being written or another change of the same
   * page or route came between.
   */
  readonly replaces?: string;
  /** Its page as this tab had it before this change and those that it replaced; set when the change is made. */
  readonly seen?: SeenPage | undefined;
  apply(state: LocalState, seen: SeenPage | undefined): void;
}

/** A page as a tab had it. */
export interface SeenPage {
  readonly page: LocalPage;
  /** Whether it was read from the database by then. */
  readonly isRead: boolean;
}

/** The state before anything is read or changed. */
export function emptyState(): LocalState {
  return { pages: new Map(), outbox: [], routes: new Map() };
}

/** A shallow copy to apply changes to; the values in it are never mutated. */
export function copyState({ pages, outbox, routes }: LocalState): LocalState {
  return { pages: new Map(pages), outbox, routes: new Map(routes) };
}

/** The local state of a page; empty where nothing was entered or read. */
export function localPage(state: LocalState, instance: string): LocalPage {
  return state.pages.get(instance) ?? { ...NOTHING, instance };
}

const NOTHING: Omit<LocalPage, "instance"> = {
  saved: null,
  finishedAt: 0,
  elsewhereAt: undefined,
  draft: undefined,
  editedAt: 0,
  revision: 0,
  other: undefined,
  shared: undefined,
  unsentDraft: 0,
};

/** Stores a page, with whether its draft is still to be sent; the same object where nothing has changed. */
export function setPage(state: LocalState, page: Omit<LocalPage, "unsentDraft">): void {
  const { draft, shared } = page;
  const isSent = draft === undefined || isSameValue(unfinishedPage(draft), shared);
  const next: LocalPage = { ...page, unsentDraft: isSent ? 0 : 1 };
  if (!isSameValue(state.pages.get(page.instance), next)) state.pages.set(page.instance, next);
}

/** Key of a step among the routes. */
export function routeKey({ programId, stepId }: StepId): string {
  return `${programId}/${stepId}`;
}

/** A page's answers that are to be sent, those that were refused included. */
export function savesOf({ outbox }: LocalState, instance: string): readonly SaveEntry[] {
  return outbox.filter((entry) => entry.kind === "save").filter((entry) => entry.instance === instance);
}

/** What was entered in a page, as its widgets take it. */
export function valuesOf(saved: SavedPage): EnteredValues {
  const models = Object.entries(saved).filter(([, { value }]) => value !== undefined);
  return Object.fromEntries(models.map(([name, { value }]) => [name, value]));
}

/** What a page shows, as its widgets take it; also in components that are hidden now. */
export function enteredIn({ draft, saved }: Pick<LocalPage, "draft" | "saved">): EnteredValues {
  return draft ?? valuesOf(saved ?? {});
}

/** Input of an unfinished page in the form of a finished one. */
export function unfinishedPage(values: EnteredValues): SavedPage {
  const models = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(models.map(([name, value]) => [name, { state: "unanswered", value }]));
}

/** What a page shows, in the form of its other answers; undefined where it shows none. */
export function shownIn(page: LocalPage): OtherAnswers | undefined {
  const { saved, draft, draftTakenAt, editedAt, finishedAt, elsewhereAt } = page;
  if (draft !== undefined) {
    const isOwn = draftTakenAt === undefined;
    return { saved: unfinishedPage(draft), savedAt: draftTakenAt ?? editedAt, isOwn, isOnlyHere: true };
  }
  if (saved === null) return undefined;
  return { saved, savedAt: elsewhereAt ?? finishedAt, isOwn: elsewhereAt === undefined, isOnlyHere: true };
}

/** The pages with answers that the server does not have. */
export function unsentPages(state: LocalState): readonly UnsentPage[] {
  const saves = state.outbox.filter((entry) => entry.kind === "save").map(({ instance }) => instance);
  const drafts = [...state.pages.values()].filter(({ unsentDraft }) => unsentDraft === 1);
  const instances = new Set([...saves, ...drafts.map(({ instance }) => instance)]);
  return [...instances].map((instance) => {
    const sent = savesOf(state, instance).map(({ saved }) => valuesOf(saved));
    const all = [...sent, state.pages.get(instance)?.draft].filter((values) => values !== undefined);
    const values = all.filter((each, at) => !all.slice(0, at).some((earlier) => isSameValue(earlier, each)));
    return { instance, values };
  });
}

/** Whether two JSON values are the same. The order of an object's keys means nothing; an undefined one counts as absent. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSameValue(a[key], b[key]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
