import { createListeners } from "../listeners.ts";

let isPending = false;
const listeners = createListeners();

/** That a payment was accepted whose page is gone: the user is still to be told. */
export const purchaseNews = {
  isPending: () => isPending,
  announce: () => set(true),
  dismiss: () => set(false),
  subscribe: listeners.subscribe,
} as const;

function set(next: boolean): void {
  isPending = next;
  listeners.notify();
}
