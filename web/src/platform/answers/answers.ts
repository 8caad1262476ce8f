import type { Harm } from "@mindle/domain/api/safety";
import type { Language } from "@mindle/domain/catalogue/language";
import type { SavedPage, StoredPage } from "@mindle/domain/content/page-save";

/** Values of a page's models as they are being entered. */
export type EnteredValues = Readonly<Record<string, unknown>>;

/** One page's answers, as this device knows them. */
export interface PageAnswers {
  /** The finished page, by this device or by the server, whichever is later; null before it was finished. */
  readonly saved: SavedPage | null;
  /** What was entered since, here or elsewhere; shown before `saved`, also where a newer save has come. Undefined when nothing was. */
  readonly draft: EnteredValues | undefined;
  /** The server's revision that `saved` and `draft` are based on. */
  readonly revision: number;
  /**
   * Answers that are not shown, such as those of another device, or replaced ones of this device: the user can restore
   * them.
   */
  readonly other: OtherAnswers | undefined;
  /**
   * `sent`: the server has everything. `waiting`: something is not sent yet. `refused`: the server rejected the
   * finished page.
   */
  readonly state: "sent" | "waiting" | "refused";
}

/** Answers of a page beside those that are shown. */
export interface OtherAnswers {
  readonly saved: SavedPage;
  /** When they were written, in milliseconds since the epoch. */
  readonly savedAt: number;
  /** Whether they were written on this device. */
  readonly isOwn: boolean;
  /** The server need not have them: they stay until the page is finished in sight of them. */
  readonly isOnlyHere?: boolean;
}

/** Answers of a page that the server does not have. */
export interface UnsentPage {
  readonly instance: string;
  /** The values as they were finished and as they were entered since, where these differ; the oldest first. */
  readonly values: readonly EnteredValues[];
}

/** Answers of a page that are deleted, by model; of one of which only a part goes, what stays. */
export type RemovedModels = Readonly<Record<string, { readonly kept?: unknown }>>;

/** A step of a programme. */
export interface StepId {
  readonly programId: string;
  readonly stepId: string;
}

/** How a page was finished. */
export interface FinishContext {
  readonly locale: Language;
  /** Version of the programme whose page it is; undefined for the newest. */
  readonly version: number | undefined;
}

/**
 * A user's answers on this device: in memory, written through to IndexedDB, and sent in order by one tab at a time.
 * Nothing here throws where storage fails: it goes on in memory, and `storage` says so.
 */
export interface Answers {
  readonly uid: string;
  /** `blocked`: the browser stores nothing, or has no room left; answers are only in this page until they are sent. */
  readonly storage: () => "kept" | "blocked";
  /** Whether the server has as much of this user as it takes in a day: what waits is sent on the next one. */
  readonly isDayFull: () => boolean;
  /** Calls `listener` after every change of anything that this interface reads. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /**
   * Reads pages from the database into memory, by instance id. Resolves once `page` returns them, or the database is
   * blocked.
   */
  load(instances: readonly string[]): Promise<void>;
  /** A page in memory; the same object until it changes. Empty for a page that was never loaded. */
  page(instance: string): PageAnswers;
  /**
   * Merges what the server has. Unsent input and finished pages stay as they are; where this device has nothing of its
   * own on a page, the server's draft becomes the draft.
   */
  receive(pages: Readonly<Record<string, StoredPage>>): void;
  /** Stores what is being entered; the last call for a model counts. Models that are not named stay as they are. */
  edit(instance: string, values: EnteredValues): void;
  /**
   * Finishes a page: its answers are stored and queued together. Resolves once they are written, or the database is
   * blocked.
   */
  finishPage(instance: string, saved: SavedPage, context: FinishContext): Promise<void>;
  /** Queues unfinished input of these pages for other devices, as when the tab is hidden. */
  sendDrafts(instances: readonly string[], context: FinishContext): void;
  /** Makes the other answers of a page its draft; they are sent when the page is finished again. */
  restoreOther(instance: string): void;
  /** Deletes answers of a page here at once, and queues that the server deletes every copy of them. */
  removeAnswers(instance: string, models: RemovedModels): Promise<void>;
  /** How many pages' deletions the server does not have yet. */
  waitingRemovals(): number;
  /** Queues that a step is finished, after everything queued before. Queued once, however often it is called. */
  finishStep(step: StepId): Promise<void>;
  /** Steps of a programme that are queued as finished, or were while this page was open; without refused ones. */
  finishedSteps(programId: string): readonly string[];
  /** Queues a reminder in so many days. `id` names the page, so that finishing it again moves the reminder. */
  remind(step: StepId & { readonly id: string; readonly days: number }): Promise<void>;
  /** Queues that a harm is counted, without words and without saying whose it was. */
  reportHarm(programId: string, harm: Harm): Promise<void>;
  /** Ids of the visited pages of a step, in order; empty before `loadRoute`. */
  route(step: StepId): readonly string[];
  loadRoute(step: StepId): Promise<void>;
  setRoute(step: StepId, pages: readonly string[]): void;
  /**
   * Number of entries with anything of the user's that the server does not have, unfinished input included; deletions are
   * {@link waitingRemovals}.
   */
  unsent(): number;
  /** Sends the waiting entries now; resolves when nothing is left that can be sent, or after `timeoutMs`. */
  flush(timeoutMs: number): Promise<void>;
  /** Pages whose answers the server rejected, or that are not sent yet. */
  unsentPages(): readonly UnsentPage[];
}
