import { createAsyncStoragePersister } from "@tanstack/query-async-storage-persister";
import {
  type PersistedClient,
  type PersistQueryClientOptions,
  persistQueryClient,
  persistQueryClientSave,
} from "@tanstack/query-persist-client-core";
import { type DBSchema, openDB } from "idb";
import { currentUid } from "../auth/auth-state.ts";
import { abortWhenCached } from "../browser/abort-when-cached.ts";
import { whenIdle } from "../browser/timing.ts";
import { onUserDataCleared, wasClearedElsewhere } from "../storage/clear-user-data.ts";
import { LAST_SEEN_MAX_AGE_MS } from "../storage/schema.ts";
import { isUserData } from "./catalogue.ts";
import type { QueryClient, QueryKey } from "./query-client.ts";
import { userKey } from "./user.ts";

/** Version of the persisted data's form. Raise it with every change: what older versions persisted is then dropped. */
export const CACHE_VERSION = 19;

/** Changes are written at most this often, in milliseconds: a phone may put the page away right after they are shown. */
const WRITE_INTERVAL_MS = 100;

const STORE = "cache";

interface CacheSchema extends DBSchema {
  readonly [STORE]: { readonly key: string; readonly value: string };
}

type PersistedQuery = PersistedClient["clientState"]["queries"][number];

let current: { readonly owner: string; readonly restored: Promise<void>; stop(): void } | undefined;

onUserDataCleared(stopPersisting);

/**
 * Restores what the current user left in IndexedDB of the queries with `meta.persist`, and writes their changes from now
 * on. Rejects where the browser stores nothing. For the same user it does so once.
 */
export function openPersistedCache(queryClient: QueryClient, name: string): Promise<void> {
  const owner = currentUid() ?? "visitor";
  if (current?.owner !== owner) {
    stopPersisting();
    current = { owner, ...persist(queryClient, name, owner) };
  }
  return current.restored;
}

function stopPersisting(): void {
  current?.stop();
  current = undefined;
}

function persist(queryClient: QueryClient, name: string, owner: string) {
  abortWhenCached();
  const database = openDB<CacheSchema>(name, 1, {
    upgrade: (created) => void created.createObjectStore(STORE),
    // Another tab deletes the database: nothing is written to it any more.
    blocking: () => void close(),
  });
  const close = async () => (await database).close();
  let stopped = false;
  const persister = createAsyncStoragePersister({
    key: STORE,
    storage: {
      getItem: async (key) => {
        const text = await retried(async () => (await database).get(STORE, key));
        return stopped ? undefined : text;
      },
      // Another tab may have deleted the database before this page opened it.
      setItem: (key, text) =>
        retried(async () => (wasClearedElsewhere() ? undefined : (await database).put(STORE, text, key))),
      removeItem: async (key) => (await database).delete(STORE, key),
    },
    throttleTime: WRITE_INTERVAL_MS,
    serialize: (client) => JSON.stringify(markStale(client)),
  });
  const options: PersistQueryClientOptions = {
    queryClient,
    persister,
    maxAge: LAST_SEEN_MAX_AGE_MS,
    buster: `${CACHE_VERSION} ${owner}`,
    dehydrateOptions: {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: ({ queryKey, meta, state }) =>
        isPersisted(meta?.["persist"], state.data) &&
        belongsTo(owner, queryKey) &&
        Date.now() - state.dataUpdatedAt < LAST_SEEN_MAX_AGE_MS,
    },
  };
  const [unsubscribe, restored] = persistQueryClient(options);
  // What the page has read before; later only changes are saved. Writing all of it would hold up the first render.
  const saveEarlyReads = () => {
    if (!stopped) void persistQueryClientSave(options);
  };
  restored.then(() => whenIdle(saveEarlyReads)).catch(() => {});
  const stop = () => {
    stopped = true;
    unsubscribe();
    close().catch(() => {});
  };
  return { restored, stop };
}

/** A change that is saved while its user signs out puts data of theirs into the cache of the next one. */
function belongsTo(owner: string, [kind, uid]: QueryKey): boolean {
  return kind !== userKey("")[0] || uid === owner;
}

/** Once more, where the page went into the back/forward cache meanwhile (`abortWhenCached`) and is shown again. */
async function retried<Result>(operation: () => Promise<Result>): Promise<Result> {
  try {
    return await operation();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "AbortError") throw error;
    return operation();
  }
}

/** `true` persists all data of a query, `"found"` all but null. */
function isPersisted(persist: unknown, data: unknown): boolean {
  return data !== undefined && (persist === true || (persist === "found" && data !== null));
}

/**
 * Data that could not be read again are persisted as they were. A user's own are read again by the next page, however new
 * they are: it may open before the latest change is written, and other devices change them meanwhile.
 */
function markStale(client: PersistedClient): PersistedClient {
  const queries = client.clientState.queries.map((query): PersistedQuery => {
    const isInvalidated = isUserData(query);
    const state: PersistedQuery["state"] = { ...query.state, status: "success", error: null, isInvalidated };
    return { ...query, state };
  });
  return { ...client, clientState: { ...client.clientState, queries } };
}
