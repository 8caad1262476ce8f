import { createAsyncStoragePersister } from "@tanstack/query-async-storage-persister";
import { type PersistedClient, persistQueryClient } from "@tanstack/query-persist-client-core";
import { type DBSchema, openDB } from "idb";
import type { QueryClient } from "./query-client.ts";

/** Version of the persisted data's form. Raise it with every change: what older versions persisted is then dropped. */
export const CACHE_VERSION = 1;

/** Older data are dropped, in milliseconds. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const STORE = "cache";

interface CacheSchema extends DBSchema {
  readonly [STORE]: { readonly key: string; readonly value: string };
}

type PersistedQuery = PersistedClient["clientState"]["queries"][number];

interface PersistedCache {
  /** Rejects where the browser stores nothing: the cache then lives as long as the page. */
  readonly restored: Promise<void>;
  stop(): void;
}

/** Restores what `owner` left in a database of the queries with `meta.persist`, and writes their changes. */
export function openPersistedCache(queryClient: QueryClient, name: string, owner: string): PersistedCache {
  const database = openDB<CacheSchema>(name, 1, {
    upgrade: (created) => void created.createObjectStore(STORE),
    // The database is being deleted, here or in another tab: nothing is written to it any more.
    blocking: () => void close(),
  });
  const close = async () => (await database).close();
  let stopped = false;
  const persister = createAsyncStoragePersister({
    key: STORE,
    storage: {
      getItem: async (key) => {
        const text = await (await database).get(STORE, key);
        return stopped ? undefined : text;
      },
      setItem: async (key, text) => (await database).put(STORE, text, key),
      removeItem: async (key) => (await database).delete(STORE, key),
    },
    serialize: (client) => JSON.stringify(withoutErrors(client)),
  });
  const [unsubscribe, restored] = persistQueryClient({
    queryClient,
    persister,
    maxAge: MAX_AGE_MS,
    buster: `${CACHE_VERSION} ${owner}`,
    dehydrateOptions: {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: ({ meta, state }) =>
        meta?.["persist"] === true &&
        state.data !== undefined &&
        Date.now() - state.dataUpdatedAt < MAX_AGE_MS,
    },
  });
  return {
    restored,
    stop() {
      stopped = true;
      unsubscribe();
      close().catch(() => {});
    },
  };
}

/** Data that could not be read again are persisted as they were. */
function withoutErrors(client: PersistedClient): PersistedClient {
  const queries = client.clientState.queries.map((query): PersistedQuery => {
    const state: PersistedQuery["state"] = { ...query.state, status: "success", error: null };
    return { ...query, state };
  });
  return { ...client, clientState: { ...client.clientState, queries } };
}
