import { loadModule } from "../browser/load-module.ts";
import { CACHE_DATABASE } from "../storage/schema.ts";
import { isUserData } from "./catalogue.ts";
import type { QueryClient } from "./query-client.ts";

/** A browser that does not open its database must not hold up the page, in milliseconds. */
const RESTORE_TIMEOUT_MS = 1_000;

/**
 * Restores what this browser has persisted of the cache for the current user, and persists it from now on. Resolves when
 * it is restored, or cannot be: the cache then lives as long as the page. May be called again.
 */
export async function persistCache(queryClient: QueryClient): Promise<void> {
  const timeout = new Promise<void>((resolve) => {
    setTimeout(resolve, RESTORE_TIMEOUT_MS);
  });
  try {
    const { openPersistedCache } = await loadModule(() => import("./indexeddb-persister.ts"));
    await Promise.race([openPersistedCache(queryClient, CACHE_DATABASE), timeout]);
  } catch (error) {
    console.warn("the cache is not persisted", error);
  }
}

/** Removes all user data from the cache, in memory and in IndexedDB, for all tabs. Public content stays. */
export function clearCache(queryClient: QueryClient): void {
  const userData = { predicate: isUserData };
  queryClient.removeQueries({ ...userData, type: "inactive" });
  queryClient.getMutationCache().clear();
  // What is on screen is read again: as a visitor, or not at all.
  void queryClient.resetQueries(userData);
  // Open connections close then, here and in other tabs.
  try {
    indexedDB.deleteDatabase(CACHE_DATABASE);
  } catch (error) {
    console.warn("the persisted cache cannot be deleted", error);
  }
}
