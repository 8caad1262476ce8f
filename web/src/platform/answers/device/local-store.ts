import type { AnswersDatabase, LocalKeys } from "./answers-database.ts";
import {
  type Change,
  copyState,
  emptyState,
  type LocalState,
  localPage,
  type SeenPage,
} from "./local-state.ts";

/** Timeout for a database operation that the page waits for, in milliseconds. */
const DEVICE_TIMEOUT_MS = 1_000;

/**
 * Timeout for the first read before sending, in milliseconds; longer, because entries that are stored already must be
 * sent first.
 */
const FIRST_READ_TIMEOUT_MS = 10_000;

/** Delay before a failed write is retried, in milliseconds; a new change is written at once. */
const RETRY_MS = 30_000;

/** Keys that one tab has changed, for the other tabs. */
export interface ChangedKeys {
  readonly pages: readonly string[];
  readonly routes: readonly string[];
}

/** Channel to the other tabs of this browser with the same answers. */
export interface TabChannel {
  announce(changed: ChangedKeys): void;
  /** Calls `listener` with `"any"` where changes may have been missed. Returns an unsubscribe function. */
  listen(listener: (changed: ChangedKeys | "any") => void): () => void;
}

/** Runs `action` after `ms` milliseconds. Returns a function that cancels it. */
export type SetTimer = (action: () => void, ms: number) => () => void;

/** In-memory state of one user's answers: what this page has read and changed, written through to the database. */
export interface LocalStore {
  /** Includes changes that are not in the database yet. */
  readonly state: () => LocalState;
  /** Whether the database fails or does not respond: changes are then in memory only. */
  readonly isBlocked: () => boolean;
  /** Applies changes in memory at once. Resolves once they are written, or the database is blocked. Never rejects. */
  change(...changes: readonly Change[]): Promise<void>;
  /** Reads into memory what is not there yet. Resolves without it where the database is blocked. Never rejects. */
  load(keys: LocalKeys): Promise<void>;
  /** Reads the outbox and the unsent drafts again: other tabs may have changed them. Never rejects. */
  refresh(): Promise<void>;
  /** Retries failed writes. */
  retry(): void;
  close(): void;
}

export interface LocalStoreDeps {
  readonly openDatabase: (known: () => LocalState) => AnswersDatabase;
  readonly tabs: TabChannel;
  readonly later: SetTimer;
  readonly onChange: () => void;
}

/** Keeps the state in memory and writes it through to the database; without a working database it goes on in memory. */
export function createLocalStore({ openDatabase, tabs, later, onChange }: LocalStoreDeps): LocalStore {
  /** State of the database, as far as this page has read it. */
  let base = emptyState();
  /** Changes that are not in the database yet, in order; the first `inFlight` of them are being written. */
  let pending: readonly Change[] = [];
  let inFlight = 0;
  /** `base` with `pending` applied. */
  let state = emptyState();
  const loaded = { pages: new Set<string>(), routes: new Set<string>() };
  let isBlocked = false;
  let isClosed = false;
  let isFirstRead = true;
  let writing: Promise<void> | undefined;
  let cancelRetry = () => {};
  const database = openDatabase(() => base);

  /** Runs one database operation at a time, so that results arrive in the order of the operations. */
  let last: Promise<unknown> = Promise.resolve();
  function inOrder<Result>(operation: () => Promise<Result>): Promise<Result> {
    const result = last.then(operation);
    last = result.catch(() => undefined);
    return result;
  }

  function takeIn(read: LocalState): void {
    base = {
      pages: new Map([...base.pages, ...read.pages]),
      outbox: read.outbox,
      routes: new Map([...base.routes, ...read.routes]),
    };
    for (const instance of read.pages.keys()) loaded.pages.add(instance);
    for (const key of read.routes.keys()) loaded.routes.add(key);
    state = copyState(base);
    for (const change of pending) change.apply(state, change.seen);
    onChange();
  }

  function block(error: unknown): void {
    if (isClosed) return;
    if (!isBlocked) console.warn("answers are not stored on this device", error);
    isBlocked = true;
    cancelRetry();
    cancelRetry = later(() => void write(), RETRY_MS);
    onChange();
  }

  function seenPage({ instance }: Change): SeenPage | undefined {
    if (instance === undefined) return undefined;
    return { page: localPage(state, instance), isRead: loaded.pages.has(instance) };
  }

  /** The pending change that need not be written once `next` follows. */
  function replacedBy(next: Change): Change | undefined {
    if (next.replaces === undefined) return undefined;
    const last = pending
      .slice(inFlight)
      .findLast(({ instance, route }) => instance === next.instance && route === next.route);
    return last?.replaces === next.replaces ? last : undefined;
  }

  async function write(): Promise<void> {
    if (pending.length === 0) return;
    writing ??= writePending();
    await writing;
  }

  async function writePending(): Promise<void> {
    try {
      while (pending.length > 0 && !isClosed) {
        const batch = pending;
        inFlight = batch.length;
        const written = await inOrder(() => database.write(batch));
        pending = pending.slice(batch.length);
        isBlocked = false;
        takeIn(written);
        tabs.announce({ pages: [...written.pages.keys()], routes: [...written.routes.keys()] });
      }
    } catch (error) {
      block(error);
    } finally {
      inFlight = 0;
      writing = undefined;
    }
  }

  async function read(keys: LocalKeys): Promise<void> {
    try {
      const drafts = isFirstRead || keys.drafts === true;
      takeIn(await inOrder(() => database.read({ ...keys, drafts })));
      isFirstRead = false;
      if (pending.length === 0) isBlocked = false;
      else void write();
      for (const instance of keys.pages) loaded.pages.add(instance);
      for (const key of keys.routes) loaded.routes.add(key);
    } catch (error) {
      block(error);
    }
  }

  /** Waits for a database operation, up to the timeout. */
  async function inTime(operation: Promise<void>, timeoutMs = DEVICE_TIMEOUT_MS): Promise<void> {
    let cancel = () => {};
    const timeout = new Promise<void>((resolve) => {
      cancel = later(() => {
        block(new Error("the device does not answer"));
        resolve();
      }, timeoutMs);
    });
    await Promise.race([operation, timeout]);
    cancel();
  }

  const stopListening = tabs.listen((changed) => {
    const { pages, routes } = changed === "any" ? loaded : changed;
    void read({
      pages: [...pages].filter((instance) => loaded.pages.has(instance)),
      routes: [...routes].filter((key) => loaded.routes.has(key)),
    });
  });

  return {
    state: () => state,
    isBlocked: () => isBlocked,
    async change(...changes) {
      if (isClosed) return;
      state = copyState(state);
      for (const change of changes) {
        const replaced = replacedBy(change);
        const seen = replaced === undefined ? seenPage(change) : replaced.seen;
        pending = [...pending.filter((each) => each !== replaced), { ...change, seen }];
        change.apply(state, seen);
      }
      onChange();
      const written = write();
      if (!isBlocked) await inTime(written);
    },
    async load(keys) {
      const pages = [...keys.pages].filter((instance) => !loaded.pages.has(instance));
      const routes = [...keys.routes].filter((key) => !loaded.routes.has(key));
      const isNeeded = isFirstRead || pages.length > 0 || routes.length > 0;
      if (!isNeeded || isClosed) return;
      const done = read({ pages, routes });
      if (!isBlocked) await inTime(done);
    },
    async refresh() {
      const done = read({ pages: [], routes: [], drafts: true });
      if (isFirstRead) await inTime(done, FIRST_READ_TIMEOUT_MS);
      else if (!isBlocked) await inTime(done);
    },
    retry: () => void write(),
    close() {
      isClosed = true;
      cancelRetry();
      stopListening();
      database.close();
    },
  };
}
