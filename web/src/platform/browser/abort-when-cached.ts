/** This page's transactions of IndexedDB that have not ended. */
const running = new Set<IDBTransaction>();

let isWatching = false;
let isCached = false;

/**
 * Aborts this page's transactions of IndexedDB when the browser puts the page into its back/forward cache, also those that are
 * begun on the way there. WebKit keeps what has not ended as it is, even where the connection is closed, and every other page waits
 * for it for as long as the cached page lives. Who uses a database tries again once the page is shown. Holds for Firebase's
 * databases, too. To be called before a database is used.
 */
export function abortWhenCached(): void {
  if (isWatching || !("onpagehide" in globalThis)) return;
  isWatching = true;
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...args) {
    const transaction = watched(begin.apply(this, args));
    // Not at once: its requests are still to be made, and fail with it.
    if (isCached) queueMicrotask(() => abort(transaction));
    return transaction;
  };
  addEventListener("pagehide", ({ persisted }) => {
    isCached = persisted;
    if (isCached) for (const transaction of running) abort(transaction);
  });
  addEventListener("pageshow", () => {
    isCached = false;
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
