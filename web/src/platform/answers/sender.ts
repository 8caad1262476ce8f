import type { ErrorCode } from "@mindle/domain/api/errors";
import { MAX_AGE_MS } from "@mindle/domain/content/page-save";
import { MINUTE_MS } from "@mindle/domain/time";
import { ApiError } from "../api/api-error.ts";
import type { AnswersApi } from "./answers-api.ts";
import type { Entry, RemovalEntry, SaveEntry } from "./device/local-state.ts";
import type { LocalStore, SetTimer } from "./device/local-store.ts";
import { refuseEntry, removeEntry } from "./device/outbox-changes.ts";
import { beginSave, receivePage, settleSave } from "./device/page-changes.ts";
import { settleRemoval } from "./device/removal-changes.ts";

/** First delay after a failure, in milliseconds; it doubles with each further failure, up to the maximum. */
const FIRST_WAIT_MS = 2_000;
const MAX_WAIT_MS = 5 * MINUTE_MS;

/** Error codes after which a retry may succeed. */
const TRANSIENT_CODES: readonly ErrorCode[] = ["unavailable", "aborted", "internal", "resource-exhausted"];

/** A limit that lasts longer than this is that of a day, in seconds. */
const LONG_LIMIT_SECONDS = 60 * 60;

/** Error codes that only a sign-in resolves: no user is signed in, or another one. */
const SIGN_IN_CODES: readonly ErrorCode[] = ["unauthenticated", "failed-precondition"];

/** Runs an action in one tab at a time. */
export type WithLock = (action: () => Promise<void>) => Promise<void>;

/** Sends the entries of the outbox. */
export interface Sender {
  /** Sends the waiting entries now. Resolves when nothing is left that can be sent. Never rejects. */
  wake(): Promise<void>;
  /** Whether the server has as much of this user as it takes in a day: the rest is sent on the next one. */
  isDayFull(): boolean;
  close(): void;
}

export interface SenderDeps {
  readonly uid: string;
  readonly store: LocalStore;
  readonly api: AnswersApi;
  readonly exclusive: WithLock;
  readonly later: SetTimer;
  /** Called when the answer of {@link Sender.isDayFull} changes. */
  readonly onDayFull: () => void;
  readonly now: () => number;
  /** A random number from 0 to 1, for the jitter of retries. */
  readonly chance: () => number;
}

/**
 * `retry`: failed for now, retried after a delay. `dayFull`: the same, and it may take until the next day. `signIn`: waits for a
 * sign-in.
 */
type Outcome = "done" | "retry" | "dayFull" | "signIn";

/**
 * Sends the entries of the outbox in their order, one per call. Their operation ids make the server apply each once,
 * even if two tabs send the same one, a response is lost, or sending stops at any point.
 */
export function createSender(deps: SenderDeps): Sender {
  const { store, exclusive, later } = deps;
  let sending: Promise<void> | undefined;
  let isWoken = false;
  let isClosed = false;
  let failures = 0;
  let isDayFull = false;
  let cancelRetry = () => {};

  async function run(): Promise<void> {
    try {
      while (isWoken && !isClosed) {
        isWoken = false;
        await store.refresh();
        if (hasWaiting()) await exclusive(sendAll);
      }
    } finally {
      sending = undefined;
    }
  }

  function hasWaiting(): boolean {
    return store.state().outbox.some(({ refused }) => refused === undefined);
  }

  async function sendAll(): Promise<void> {
    await store.refresh();
    while (!isClosed) {
      const entry = store.state().outbox.find(({ refused }) => refused === undefined);
      if (entry === undefined) {
        failures = 0;
        return;
      }
      const outcome = await sendEntry(deps, entry);
      setDayFull(outcome === "dayFull" || (isDayFull && outcome === "retry"));
      if (outcome === "done") {
        failures = 0;
        continue;
      }
      if (outcome !== "signIn") retryLater();
      return;
    }
  }

  function setDayFull(next: boolean): void {
    if (next === isDayFull) return;
    isDayFull = next;
    deps.onDayFull();
  }

  function retryLater(): void {
    const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    failures += 1;
    // Entries that were queued meanwhile wait for the retry as well.
    isWoken = false;
    cancelRetry();
    // Jitter: devices that failed at the same time must not all retry at the same time.
    cancelRetry = later(() => void wake(), wait * (0.5 + deps.chance() / 2));
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
    isDayFull: () => isDayFull,
    close() {
      isClosed = true;
      cancelRetry();
    },
  };
}

async function sendEntry(deps: SenderDeps, entry: Entry): Promise<Outcome> {
  const { store, now } = deps;
  const age = () => Math.round(now() - entry.writtenAt);
  try {
    await sendAged(deps, entry, () => Math.max(0, age())).catch((error: unknown) => {
      // Dated in the future: the clock was set back, and the age is unknown. The programme may have closed since, so
      // the entry is sent with the maximum age.
      if (codeOf(error) !== "permission-denied" || age() >= 0) throw error;
      return sendAged(deps, entry, () => MAX_AGE_MS);
    });
    return "done";
  } catch (error) {
    const code = codeOf(error);
    if (isLimitOfADay(error)) return "dayFull";
    if (TRANSIENT_CODES.includes(code)) return "retry";
    if (SIGN_IN_CODES.includes(code)) return "signIn";
    console.warn(`an answer was refused: ${code}`);
    await store.change(refuseEntry(entry.operationId, code));
    return "done";
  }
}

function codeOf(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : "internal";
}

function isLimitOfADay(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== "resource-exhausted") return false;
  return (error.retryAfterSeconds ?? 0) > LONG_LIMIT_SECONDS;
}

async function sendAged(deps: SenderDeps, entry: Entry, ageMs: () => number): Promise<void> {
  if (entry.kind === "save") return sendSave(deps, entry, ageMs);
  const { store, api, uid } = deps;
  if (entry.kind === "remove") {
    const { instance, models, base } = entry;
    const known = base === undefined ? {} : { baseRevision: base };
    const result = await api.remove(uid, { instance, models, ...known, ageMs: ageMs() });
    await store.change(settleRemoval(entry, result));
    if (result.isStale === true) await readAgain(deps, instance);
    return;
  }
  await sendOther(api, uid, entry, ageMs());
  await store.change(removeEntry(entry.operationId));
}

async function sendOther(
  api: AnswersApi,
  uid: string,
  entry: Exclude<Entry, SaveEntry | RemovalEntry>,
  ageMs: number,
): Promise<void> {
  const { programId } = entry;
  if (entry.kind === "harm") return api.reportHarm(uid, { programId, harm: entry.harm });
  const { stepId } = entry;
  if (entry.kind === "finishStep") return api.finishStep(uid, { programId, stepId, ageMs });
  return api.remind(uid, { programId, stepId, id: entry.id, days: entry.days, ageMs });
}

async function sendSave(deps: SenderDeps, entry: SaveEntry, ageMs: () => number): Promise<void> {
  const { store, api, uid, now } = deps;
  await store.change(beginSave(entry));
  // Another tab may have replaced or sent it meanwhile.
  const begun = store.state().outbox.find(({ operationId }) => operationId === entry.operationId);
  if (begun?.kind !== "save") return;
  const { instance, operationId, saved, locale, version, isDraft, base } = begun;
  const result = await api.save(uid, instance, {
    operationId,
    baseRevision: base ?? 0,
    ageMs: ageMs(),
    saved,
    locale,
    ...(version !== undefined && { version }),
    ...(isDraft && { draft: true as const }),
  });
  await store.change(settleSave(begun, result, now()));
  if (result.outcome !== "saved-over" && result.outcome !== "other-is-later") return;
  await readAgain(deps, instance);
}

/** Reads another device's answers. If that fails, they arrive with the step's pages. */
async function readAgain({ store, api, uid }: SenderDeps, instance: string): Promise<void> {
  const stored = await api.read(uid, instance).catch(() => undefined);
  if (stored !== undefined) await store.change(receivePage(instance, stored));
}
