/** This page's transactions of IndexedDB that have not ended. */
const running = new Set<IDBTransaction>();

let isWatching = false;

/**
 * Aborts this page's transactions of IndexedDB when the browser puts the page into its back/forward cache. WebKit keeps those that
 * have not ended as they are, also where the connection is closed, and every other page waits for them for as long as the cached
 * page lives. Who uses a database tries again once the page is shown. Holds for Firebase's databases, too. To be called before a
 * database is used.
 */
export function abortWhenCached(): void {
  if (isWatching || !("onpagehide" in globalThis)) return;
  isWatching = true;
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...args) {
    return watched(begin.apply(this, args));
  };
  addEventListener("pagehide", ({ persisted }) => {
    if (persisted) for (const transaction of running) abort(transaction);
  });
}

function watched(transaction: IDBTransaction): IDBTransaction {
  running.add(transaction);
  for (const end of ["complete", "abort"]) {
    transaction.addEventListener(end, () => running.delete(transaction));
  }
  return transaction;
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has been committed.
  }
}
