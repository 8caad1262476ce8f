import type { Page } from "@playwright/test";

/** Names of the databases with answers, one for each user of this device. */
export function answersOnDevice(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return databases.flatMap(({ name }) => name ?? []).filter((name) => name.startsWith("answers-"));
  });
}

/** How many changes of answers wait on this device to be sent, of all its users. */
export async function waitingChanges(page: Page): Promise<number> {
  const names = await answersOnDevice(page);
  return page.evaluate(async (databases) => {
    const count = (name: string) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const counting = database.transaction("outbox").objectStore("outbox").count();
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result);
          };
        };
      });
    const counts = await Promise.all(databases.map(count));
    return counts.reduce((sum, own) => sum + own, 0);
  }, names);
}
