import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { within } from "../../browser/within.ts";
import {
  type Change,
  type Entry,
  emptyState,
  type LocalPage,
  type LocalState,
  unsentPages,
} from "./local-state.ts";

/** Keys of what is read from the database. The outbox is always included. */
export interface LocalKeys {
  readonly pages: Iterable<string>;
  readonly routes: Iterable<string>;
  /** Also the pages with a draft that the server does not have. */
  readonly drafts?: boolean;
}

/**
 * The database of one user's answers on this device (IndexedDB). Its methods are called one at a time, and reject where
 * an operation fails.
 */
export interface AnswersDatabase {
  read(keys: LocalKeys): Promise<LocalState>;
  /** Writes changes, all or none. Resolves with the state that they have read and written. */
  write(changes: readonly Change[]): Promise<LocalState>;
  /** Deletes the pages that the server has, and all routes. */
  deleteSent(): Promise<void>;
  close(): void;
}

interface AnswersSchema extends DBSchema {
  readonly answers: {
    readonly key: string;
    readonly value: LocalPage;
    readonly indexes: { readonly unsentDraft: number };
  };
  readonly outbox: { readonly key: number; readonly value: Entry };
  readonly routes: { readonly key: string; readonly value: readonly string[] };
}

type Database = IDBPDatabase<AnswersSchema>;

/**
 * How long an operation may take, in milliseconds; far longer than the page waits for it. Its connection is then closed, and the
 * next operation opens another one: a connection may be stuck while new ones work.
 */
const OPERATION_TIMEOUT_MS = 10_000;

const STORES = ["answers", "outbox", "routes"] as const;

export interface DatabaseDeps {
  /** The state that this page has read; written back if the browser has removed the database meanwhile. */
  readonly known: () => LocalState;
  /** Called when the database is being deleted, here or in another tab. */
  readonly onDeleted: () => void;
}

/** Opens the database of this name on its first use. */
export function openDatabase(name: string, { known, onDeleted }: DatabaseDeps): AnswersDatabase {
  let opening: Promise<Database> | undefined;
  let wasOpen = false;
  let isEvicted = false;
  let isClosed = false;

  async function open(): Promise<Database> {
    const database = await openDB<AnswersSchema>(name, 1, {
      upgrade(created) {
        isEvicted = wasOpen;
        created
          .createObjectStore("answers", { keyPath: "instance" })
          .createIndex("unsentDraft", "unsentDraft");
        created.createObjectStore("outbox", { keyPath: "seq" });
        created.createObjectStore("routes");
      },
      blocking(_current, wanted) {
        opening = undefined;
        database.close();
        if (wanted !== null) return;
        isClosed = true;
        onDeleted();
      },
      terminated() {
        opening = undefined;
      },
    });
    if (isEvicted) await writeBack(database, known());
    isEvicted = false;
    wasOpen = true;
    return database;
  }

  /** Browsers close the connections of pages in the background: a failed operation is retried once, with a new connection. */
  async function withDatabase<Result>(use: (database: Database) => Promise<Result>): Promise<Result> {
    try {
      return await attempt(use);
    } catch (error) {
      if (isClosed || isFull(error)) throw error;
      opening = undefined;
      return attempt(use);
    }
  }

  async function attempt<Result>(use: (database: Database) => Promise<Result>): Promise<Result> {
    if (isClosed) throw new Error("the answers of this device are closed");
    opening ??= open();
    let isLate = false;
    const using = opening.then((database) => {
      if (isLate) throw new Error("opened too late");
      return use(database);
    });
    try {
      return await within(using, OPERATION_TIMEOUT_MS);
    } catch (error) {
      isLate = true;
      if (!isFull(error)) {
        void opening?.then((database) => database.close()).catch(() => undefined);
        opening = undefined;
      }
      throw error;
    }
  }

  return {
    read: (keys) => withDatabase((database) => readState(database, keys)),
    write: (changes) => withDatabase((database) => writeChanges(database, changes)),
    deleteSent: () => withDatabase(deleteSent),
    close() {
      isClosed = true;
      opening?.then((database) => database.close()).catch(() => undefined);
    },
  };
}

async function readState(database: Database, { pages, routes, drafts }: LocalKeys): Promise<LocalState> {
  const transaction = database.transaction(STORES);
  transaction.done.catch(() => undefined);
  const answers = transaction.objectStore("answers");
  const [outbox, unsent, found, ways] = await Promise.all([
    transaction.objectStore("outbox").getAll(),
    drafts === true ? answers.index("unsentDraft").getAll(1) : [],
    Promise.all([...pages].map((instance) => answers.get(instance))),
    Promise.all(
      [...routes].map(async (key) => [key, await transaction.objectStore("routes").get(key)] as const),
    ),
  ]);
  const state = emptyState();
  state.outbox = outbox;
  for (const page of [...unsent, ...found]) if (page !== undefined) state.pages.set(page.instance, page);
  for (const [key, route] of ways) if (route !== undefined) state.routes.set(key, route);
  return state;
}

async function writeChanges(database: Database, changes: readonly Change[]): Promise<LocalState> {
  const transaction = database.transaction(STORES, "readwrite");
  // Awaited below: a transaction that is aborted rejects while its requests are still awaited.
  transaction.done.catch(() => undefined);
  const answers = transaction.objectStore("answers");
  const outbox = transaction.objectStore("outbox");
  const instances = new Set(changes.flatMap(({ instance }) => instance ?? []));
  const [entries, pages] = await Promise.all([
    outbox.getAll(),
    Promise.all([...instances].map((instance) => answers.get(instance))),
  ]);
  const before = new Map(pages.flatMap((page) => (page === undefined ? [] : [[page.instance, page]])));
  const state: LocalState = { pages: new Map(before), outbox: entries, routes: new Map() };
  try {
    for (const change of changes) change.apply(state, change.seen);
    const kept = new Set(state.outbox.map(({ seq }) => seq));
    // In async functions, so that one that throws leaves none of the others unhandled.
    const routes = transaction.objectStore("routes");
    const writes = [
      ...entries.filter(({ seq }) => !kept.has(seq)).map(async ({ seq }) => outbox.delete(seq)),
      ...state.outbox.filter((entry) => !entries.includes(entry)).map(async (entry) => outbox.put(entry)),
      ...[...state.pages.values()]
        .filter((page) => before.get(page.instance) !== page)
        .map(async (page) => answers.put(page)),
      ...[...state.routes].map(async ([key, route]) => routes.put(route, key)),
    ];
    await Promise.all([...writes, transaction.done]);
  } catch (error) {
    abort(transaction);
    throw error;
  }
  return state;
}

async function deleteSent(database: Database): Promise<void> {
  const transaction = database.transaction(STORES, "readwrite");
  transaction.done.catch(() => undefined);
  const answers = transaction.objectStore("answers");
  const [outbox, pages] = await Promise.all([transaction.objectStore("outbox").getAll(), answers.getAll()]);
  const state = { ...emptyState(), outbox, pages: new Map(pages.map((page) => [page.instance, page])) };
  const unsent = new Set(unsentPages(state).map(({ instance }) => instance));
  const sent = pages.filter(({ instance, other }) => !unsent.has(instance) && other?.isOnlyHere !== true);
  await Promise.all([
    ...sent.map(async ({ instance }) => answers.delete(instance)),
    transaction.objectStore("routes").clear(),
    transaction.done,
  ]);
}

/** Writes all or nothing, also where one of the writes cannot be started. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended.
  }
}

async function writeBack(database: Database, { pages, outbox, routes }: LocalState): Promise<void> {
  const transaction = database.transaction(STORES, "readwrite");
  transaction.done.catch(() => undefined);
  await Promise.all([
    ...[...pages.values()].map(async (page) => transaction.objectStore("answers").put(page)),
    ...outbox.map(async (entry) => transaction.objectStore("outbox").put(entry)),
    ...[...routes].map(async ([key, route]) => transaction.objectStore("routes").put(route, key)),
    transaction.done,
  ]);
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
