import { createListeners } from "../browser/listeners.ts";

let isPending = false;
const listeners = createListeners();

/** Whether a payment was accepted after its page was left: the user is still to be notified. */
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
