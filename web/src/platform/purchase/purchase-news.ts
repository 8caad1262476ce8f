let isPending = false;
const listeners = new Set<() => void>();

/** That a payment was accepted whose page is gone: the user is still to be told. */
export const purchaseNews = {
  isPending: () => isPending,
  announce: () => set(true),
  dismiss: () => set(false),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;

function set(next: boolean): void {
  isPending = next;
  for (const listener of listeners) listener();
}
