import type { ErrorCode } from "@mindle/domain/api/errors";
import { MAX_AGE_MS } from "@mindle/domain/content/page-save";
import { ApiError } from "../api/api-error.ts";
import type { Entry, SaveEntry } from "./local-state.ts";
import type { LocalStore, SetTimer } from "./local-store.ts";
import { refuseEntry, removeEntry } from "./outbox-changes.ts";
import { beginSave, receivePage, settleSave } from "./page-changes.ts";
import type { Send } from "./send.ts";

/** The first wait after a failure, in milliseconds; each further one is twice as long, up to the longest. */
const FIRST_WAIT_MS = 2_000;
const MAX_WAIT_MS = 5 * 60_000;

/** Failures after which the same may succeed later. */
const TRANSIENT_CODES: readonly ErrorCode[] = ["unavailable", "aborted", "internal", "resource-exhausted"];

/** Failures that end with a sign-in: nobody is signed in, or another user. */
const SIGN_IN_CODES: readonly ErrorCode[] = ["unauthenticated", "failed-precondition"];

/** Lets one tab at a time act. */
export type WithLock = (action: () => Promise<void>) => Promise<void>;

/** Sends what waits in the outbox. */
export interface Sender {
  /** Sends what waits, now. Resolves when nothing is left that can be sent. Never rejects. */
  wake(): Promise<void>;
  close(): void;
}

export interface SenderDeps {
  readonly uid: string;
  readonly holder: LocalStore;
  readonly send: Send;
  readonly exclusive: WithLock;
  readonly later: SetTimer;
  readonly now: () => number;
  /** Between 0 and 1. */
  readonly chance: () => number;
}

/** `retry`: not now. `signIn`: not before a sign-in. */
type Outcome = "done" | "retry" | "signIn";

/**
 * Sends the entries of the outbox one a call, in their order. What makes that happen once is the operation ids: it bears that
 * two tabs send the same, that an answer is lost, and that it is ended at any point.
 */
export function createSender(parts: SenderDeps): Sender {
  const { holder, exclusive, later } = parts;
  let sending: Promise<void> | undefined;
  let isWoken = false;
  let isClosed = false;
  let failures = 0;
  let cancelRetry = () => {};

  async function run(): Promise<void> {
    try {
      while (isWoken && !isClosed) {
        isWoken = false;
        await holder.refresh();
        if (hasWaiting()) await exclusive(sendAll);
      }
    } finally {
      sending = undefined;
    }
  }

  function hasWaiting(): boolean {
    return holder.held().outbox.some(({ refused }) => refused === undefined);
  }

  async function sendAll(): Promise<void> {
    await holder.refresh();
    while (!isClosed) {
      const entry = holder.held().outbox.find(({ refused }) => refused === undefined);
      if (entry === undefined) {
        failures = 0;
        return;
      }
      const outcome = await sendEntry(parts, entry);
      if (outcome === "done") {
        failures = 0;
        continue;
      }
      if (outcome === "retry") retryLater();
      return;
    }
  }

  function retryLater(): void {
    const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    failures += 1;
    // What was queued meanwhile waits with the rest.
    isWoken = false;
    cancelRetry();
    // Of many devices that failed at the same time, not all come back at the same time.
    cancelRetry = later(() => void wake(), wait * (0.5 + parts.chance() / 2));
  }

  function wake(): Promise<void> {
    if (isClosed) return Promise.resolve();
    cancelRetry();
    isWoken = true;
    sending ??= run();
    return sending;
  }

  return {
    wake,
    close() {
      isClosed = true;
      cancelRetry();
    },
  };
}

async function sendEntry(parts: SenderDeps, entry: Entry): Promise<Outcome> {
  const { holder, now } = parts;
  const age = () => Math.round(now() - entry.writtenAt);
  try {
    await sendAged(parts, entry, () => Math.max(0, age())).catch((error: unknown) => {
      // Written later than now: the clock was set back, and nobody knows how old it is. Its programme may have closed since.
      if (codeOf(error) !== "permission-denied" || age() >= 0) throw error;
      return sendAged(parts, entry, () => MAX_AGE_MS);
    });
    return "done";
  } catch (error) {
    const code = codeOf(error);
    if (TRANSIENT_CODES.includes(code)) return "retry";
    if (SIGN_IN_CODES.includes(code)) return "signIn";
    console.warn(`an answer was refused: ${code}`);
    await holder.change(refuseEntry(entry.operationId, code));
    return "done";
  }
}

function codeOf(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : "unavailable";
}

async function sendAged(parts: SenderDeps, entry: Entry, ageMs: () => number): Promise<void> {
  if (entry.kind === "save") return sendSave(parts, entry, ageMs);
  const { holder, send, uid } = parts;
  const { programId, stepId } = entry;
  if (entry.kind === "finishStep") await send.finishStep(uid, { programId, stepId, ageMs: ageMs() });
  else await send.remind(uid, { programId, stepId, id: entry.id, days: entry.days, ageMs: ageMs() });
  await holder.change(removeEntry(entry.operationId));
}

async function sendSave(
  { holder, send, uid }: SenderDeps,
  entry: SaveEntry,
  ageMs: () => number,
): Promise<void> {
  await holder.change(beginSave(entry));
  // Replaced or sent by another tab meanwhile, it is not there any more.
  const begun = holder.held().outbox.find(({ operationId }) => operationId === entry.operationId);
  if (begun?.kind !== "save") return;
  const { instance, operationId, saved, locale, version, isDraft, base } = begun;
  const result = await send.save(uid, instance, {
    operationId,
    baseRevision: base ?? 0,
    ageMs: ageMs(),
    saved,
    locale,
    ...(version !== undefined && { version }),
    ...(isDraft && { draft: true as const }),
  });
  await holder.change(settleSave(begun, result));
  if (result.outcome !== "saved-over" && result.outcome !== "other-is-later") return;
  // The answers of the other device. Where they cannot be read now, they come with the step's pages.
  const stored = await send.read(uid, instance).catch(() => undefined);
  if (stored !== undefined) await holder.change(receivePage(instance, stored));
}
