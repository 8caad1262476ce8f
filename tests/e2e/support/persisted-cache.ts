import { expect, type Page } from "@playwright/test";

const NAME = "query-cache";

/** As long as a page waits for the welcome coupon, in milliseconds. */
export const GRANT_TIMEOUT_MS = 20_000;

/** What this browser has persisted of the query cache; "" when there is nothing. */
export function persistedText(page: Page): Promise<string> {
  return page.evaluate(async (name) => {
    const known = await indexedDB.databases();
    if (!known.some((database) => database.name === name)) return "";
    return new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const reading = database.transaction("cache").objectStore("cache").getAll();
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          database.close();
          resolve(reading.result.join("\n"));
        };
      };
    });
  }, NAME);
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
    [NAME, before.replace(from, to)] as const,
  );
}

/** Deletes what is stored on the device of what the server has. Resolves once it is gone: a page that loads earlier may read it. */
export function deletePersistedCache(page: Page): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
    NAME,
  );
}
