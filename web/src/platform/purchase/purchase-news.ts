let isThere = false;
const listeners = new Set<() => void>();

/** That a payment was accepted whose page is gone: the user is still to be told. */
export const purchaseNews = {
  isThere: () => isThere,
  add: () => set(true),
  end: () => set(false),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;

function set(next: boolean): void {
  isThere = next;
  for (const listener of listeners) listener();
}
