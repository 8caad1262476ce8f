import type { Language } from "@mindle/domain/catalogue/language";
import type { StoredPage } from "@mindle/domain/content/page-save";
import type { SavedPage } from "@mindle/domain/content/saved";

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
  /** Answers that are not shown, such as those of another device, or those of this one that gave way: the person may take them. */
  readonly other: OtherAnswers | undefined;
  /** `sent`: the server has it all. `waiting`: on this device, on its way. `refused`: the server will not take it. */
  readonly state: "sent" | "waiting" | "refused";
}

/** Answers of a page beside those that are shown. */
export interface OtherAnswers {
  readonly saved: SavedPage;
  /** When they were written, in milliseconds since the epoch. */
  readonly savedAt: number;
  /** Whether they were written on this device. */
  readonly isOwn: boolean;
}

/** What no server has of a page. */
export interface UnsentPage {
  readonly instance: string;
  /** The values as they were finished and as they were entered since, where these differ; the oldest first. */
  readonly values: readonly EnteredValues[];
}

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
 * A person's answers on this device: read into memory, written to IndexedDB at once, and sent in order by one tab at a
 * time. Nothing here throws for lack of storage: it then goes on in memory and says so (`storage`).
 */
export interface Answers {
  readonly uid: string;
  /** `blocked`: the browser stores nothing, or has no room left; answers are only in this page until they are sent. */
  readonly storage: () => "kept" | "blocked";
  /** Called after every change of anything that this interface reads. Returns how to end that. */
  subscribe(listener: () => void): () => void;
  /** Reads pages from the device into memory, by instance id. Resolves once `page` answers for all of them. */
  load(instances: readonly string[]): Promise<void>;
  /** A page in memory; the same object until it changes. Without answers for one that was never loaded. */
  page(instance: string): PageAnswers;
  /**
   * Takes in what the server has. Anything entered or finished here and not yet sent stays as it is; where this device has
   * nothing of its own on a page, the server's draft becomes the draft.
   */
  receive(pages: Readonly<Record<string, StoredPage>>): void;
  /** Keeps what is being entered; the last call counts. */
  edit(instance: string, values: EnteredValues): void;
  /** Finishes a page: its answers are kept and queued, together. Resolves once they are on the device. */
  finishPage(instance: string, saved: SavedPage, context: FinishContext): Promise<void>;
  /** Queues unfinished input of these pages for other devices, as when the tab is hidden. */
  sendDrafts(instances: readonly string[], context: FinishContext): void;
  /** Takes the other answers of a page as its draft; they are sent when it is finished again. */
  restoreOther(instance: string): void;
  /** Queues that a step is finished, after everything queued before. Queued once, however often it is called. */
  finishStep(step: StepId): Promise<void>;
  /** Steps of a programme that are finished here and not known to be finished by the server yet. */
  finishedSteps(programId: string): readonly string[];
  /** Queues a reminder in so many days. `id` names the page, so that finishing it again moves the reminder. */
  remind(step: StepId & { readonly id: string; readonly days: number }): Promise<void>;
  /** Ids of the pages that were gone through in a step, in order; empty before. In memory after `loadRoute`. */
  route(step: StepId): readonly string[];
  loadRoute(step: StepId): Promise<void>;
  setRoute(step: StepId, pages: readonly string[]): void;
  /** Number of entries that no server has, unfinished input included. */
  unsent(): number;
  /** Sends what is waiting now; resolves when nothing is left that can be sent, or after `timeoutMs`. */
  flush(timeoutMs: number): Promise<void>;
  /** Pages whose answers the server refused for good, or that are not sent. */
  unsentPages(): readonly UnsentPage[];
}
