import { currentUid } from "../auth/auth-state.ts";
import { CONTENT_KEY } from "./content.ts";
import type { QueryClient, QueryKey } from "./query-client.ts";

/** Name of the database in IndexedDB. */
const DATABASE = "query-cache";

/** A browser that does not open its database must not hold up the page, in milliseconds. */
const PATIENCE_MS = 1_000;

interface Persisted {
  readonly owner: string;
  readonly restored: Promise<void>;
  stop(): Promise<void>;
}

let persisted: Persisted | undefined;

/**
 * Restores what this browser has persisted of the cache for the current user, and persists it from now on. Resolves when
 * it is restored, or cannot be: the cache then lives as long as the page. May be called again.
 */
export function persistCache(queryClient: QueryClient): Promise<void> {
  const owner = currentUid() ?? "visitor";
  if (persisted?.owner !== owner) {
    void persisted?.stop();
    persisted = open(queryClient, owner);
  }
  return persisted.restored;
}

/** Removes all user data from the cache, in memory and in IndexedDB, for all tabs. Public content stays. */
export function clearCache(queryClient: QueryClient): void {
  const userData = { predicate: isUserData };
  queryClient.removeQueries({ ...userData, type: "inactive" });
  // What is on screen is read again: as a visitor, or not at all.
  void queryClient.resetQueries(userData);
  void persisted?.stop();
  persisted = undefined;
  // Without the persister's module, which may not be loaded. Other tabs close the database for it.
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch (error) {
    console.warn("the persisted cache cannot be deleted", error);
  }
}

function isUserData({ queryKey }: { readonly queryKey: QueryKey }): boolean {
  return queryKey[0] !== CONTENT_KEY;
}

function open(queryClient: QueryClient, owner: string): Persisted {
  let stopped = false;
  const opening = import("./cache-database.ts").then(({ openPersistedCache }) =>
    stopped ? undefined : openPersistedCache(queryClient, DATABASE, owner),
  );
  const restored = opening
    .then((cache) => cache?.restored)
    .catch((error: unknown) => console.warn("the cache is not persisted", error));
  const patience = new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  return {
    owner,
    restored: Promise.race([restored, patience]),
    async stop() {
      stopped = true;
      const cache = await opening.catch(() => undefined);
      cache?.stop();
    },
  };
}
