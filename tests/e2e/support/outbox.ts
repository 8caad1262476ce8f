import type { Page } from "@playwright/test";

/** How many changes of answers wait on this device to be sent, of all its users. */
export function waitingChanges(page: Page): Promise<number> {
  return page.evaluate(async () => {
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
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const counts = await Promise.all(names.filter((name) => name.startsWith("answers-")).map(count));
    return counts.reduce((sum, own) => sum + own, 0);
  });
}
