import type { AnswersDatabase, LocalKeys } from "./answers-database.ts";
import { type Change, copyState, emptyState, type LocalState } from "./local-state.ts";

/** A device that does not answer must not hold up the page, in milliseconds. */
const DEVICE_TIMEOUT_MS = 1_000;

/** How long sending waits for what the device holds from before, in milliseconds: that is to be sent first. */
const FIRST_READ_TIMEOUT_MS = 10_000;

/** How long until a device that stored nothing is tried again without a new change, in milliseconds. */
const RETRY_MS = 30_000;

/** What was changed by one tab, for the others. */
export interface ChangedKeys {
  readonly pages: readonly string[];
  readonly routes: readonly string[];
}

/** The other tabs of this browser that hold the same. */
export interface TabChannel {
  announce(changed: ChangedKeys): void;
  /** Returns how to end that. */
  listen(listener: (changed: ChangedKeys) => void): () => void;
}

/** Acts after so many milliseconds. Returns how to prevent it. */
export type SetTimer = (action: () => void, ms: number) => () => void;

/** What is held of one person, in memory: all that this page has read and changed, written to the device at once. */
export interface LocalStore {
  /** With changes that are not on the device yet. */
  readonly held: () => LocalState;
  /** Whether the device stores nothing now: changes are in memory only. */
  readonly isBlocked: () => boolean;
  /** Makes changes in memory at once. Resolves once they are on the device, or the device is blocked. Never rejects. */
  change(...changes: readonly Change[]): Promise<void>;
  /** Reads from the device into memory what is not there. Resolves without it where the device is blocked. Never rejects. */
  load(keys: LocalKeys): Promise<void>;
  /** Reads what is not sent, again or for the first time: other tabs may have changed it. */
  refresh(): Promise<void>;
  /** Tries to write again what could not be written. */
  retry(): void;
  close(): void;
}

export interface LocalStoreDeps {
  readonly openDatabase: (known: () => LocalState) => AnswersDatabase;
  readonly tabs: TabChannel;
  readonly later: SetTimer;
  readonly onChange: () => void;
}

/** Holds what the device stores, and goes on in memory where it stores nothing. */
export function createLocalStore({ openDatabase, tabs, later, onChange }: LocalStoreDeps): LocalStore {
  /** What is on the device, as far as this page has read it. */
  let base = emptyState();
  /** Changes that are not on the device, in order; the first `inFlight` of them are being written. */
  let pending: readonly Change[] = [];
  let inFlight = 0;
  /** `base` with `pending`. */
  let held = emptyState();
  const loaded = { pages: new Set<string>(), routes: new Set<string>() };
  let isBlocked = false;
  let isClosed = false;
  let isFirstRead = true;
  let writing: Promise<void> | undefined;
  let cancelRetry = () => {};
  const device = openDatabase(() => base);

  /** One operation of the device at a time: what it answers is in the order of what it did. */
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
    held = copyState(base);
    for (const change of pending) change.apply(held);
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
        const written = await inOrder(() => device.write(batch));
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
      takeIn(await inOrder(() => device.read({ ...keys, drafts })));
      isFirstRead = false;
      if (pending.length === 0) isBlocked = false;
      else void write();
      for (const instance of keys.pages) loaded.pages.add(instance);
      for (const key of keys.routes) loaded.routes.add(key);
    } catch (error) {
      block(error);
    }
  }

  /** Waits for an operation of the device, but not for long. */
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

  const stopListening = tabs.listen(({ pages, routes }) => {
    void read({
      pages: pages.filter((instance) => loaded.pages.has(instance)),
      routes: routes.filter((key) => loaded.routes.has(key)),
    });
  });

  return {
    held: () => held,
    isBlocked: () => isBlocked,
    async change(...changes) {
      if (isClosed) return;
      held = copyState(held);
      for (const change of changes) {
        pending = [...withoutReplaced(pending, inFlight, change), change];
        change.apply(held);
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
      device.close();
    },
  };
}

/** The changes that are still to be written when another one follows. */
function withoutReplaced(pending: readonly Change[], inFlight: number, next: Change): readonly Change[] {
  if (next.replaces === undefined) return pending;
  const index = pending.findLastIndex(
    ({ instance, route }) => instance === next.instance && route === next.route,
  );
  const isReplaced = index >= inFlight && pending[index]?.replaces === next.replaces;
  return isReplaced ? pending.toSpliced(index, 1) : pending;
}
