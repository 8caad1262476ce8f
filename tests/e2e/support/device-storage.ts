import { expect, type Page } from "@playwright/test";

const CACHE = "query-cache";

/** As long as a page waits for the welcome coupon, in milliseconds. */
export const GRANT_TIMEOUT_MS = 20_000;

/** What this browser has persisted of the query cache; "" when there is nothing. */
export async function persistedText(page: Page): Promise<string> {
  const [stores] = await readDatabases(page, CACHE);
  return stores?.["cache"]?.join("\n") ?? "";
}

/**
 * Waits until a programme that was given to the user is persisted, and the user who has it. With both the welcome coupon has done
 * its work.
 */
export async function untilGrantIsPersisted(page: Page): Promise<void> {
  for (const granted of [/"usageInfos":\[\{/, /"stepFinished":\{"/])
    await expect.poll(() => persistedText(page), { timeout: GRANT_TIMEOUT_MS }).toMatch(granted);
}

/** Replaces text in what this browser has persisted. The page must not write meanwhile. */
export async function changePersisted(page: Page, from: string | RegExp, to: string): Promise<void> {
  const before = await persistedText(page);
  if (before.match(from) === null) throw new Error(`nothing persisted says ${from}`);
  await page.evaluate(
    ([name, text]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction("cache", "readwrite");
          writing.objectStore("cache").put(text, "cache");
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [CACHE, before.replace(from, to)] as const,
  );
}

/** Deletes what is stored on the device of what the server has. Resolves once it is gone: a page that loads earlier may read it. */
export function deletePersistedCache(page: Page): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        localStorage.removeItem("snapshots");
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
    CACHE,
  );
}

const ANSWERS = "answers-";

/** Names of the databases with answers, one for each user of this device. */
export function answersOnDevice(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (prefix) => {
    const databases = await indexedDB.databases();
    return databases.flatMap(({ name }) => name ?? []).filter((name) => name.startsWith(prefix));
  }, ANSWERS);
}

/** How many changes of answers wait on this device to be sent, of all its users. */
export async function waitingChanges(page: Page): Promise<number> {
  const databases = await readDatabases(page, ANSWERS);
  return databases.reduce((sum, stores) => sum + (stores["outbox"]?.length ?? 0), 0);
}

/** All that the databases with answers hold on this device, as text. */
export async function storedAnswers(page: Page): Promise<string> {
  return JSON.stringify(await readDatabases(page, ANSWERS));
}

type Stores = Readonly<Record<string, readonly unknown[]>>;

/** What is in the databases whose names begin so, by store. */
async function readDatabases(page: Page, prefix: string): Promise<readonly Stores[]> {
  const json = await page.evaluate(async (start) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const read = async (name: string) => {
      const database = await done(indexedDB.open(name));
      const stores = [...database.objectStoreNames].map(async (store) => [
        store,
        await done(database.transaction(store).objectStore(store).getAll()),
      ]);
      const all: Stores = Object.fromEntries(await Promise.all(stores));
      database.close();
      return all;
    };
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    return JSON.stringify(await Promise.all(names.filter((name) => name.startsWith(start)).map(read)));
  }, prefix);
  return JSON.parse(json);
}
