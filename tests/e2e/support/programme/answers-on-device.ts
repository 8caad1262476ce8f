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

/** All that the databases with answers hold on this device, as text. */
export async function storedAnswers(page: Page): Promise<string> {
  const names = await answersOnDevice(page);
  return page.evaluate(async (databases) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const read = async (name: string) => {
      const database = await done(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const all = await Promise.all(
        stores.map((store) => done(database.transaction(store).objectStore(store).getAll())),
      );
      database.close();
      return all;
    };
    return JSON.stringify(await Promise.all(databases.map(read)));
  }, names);
}
