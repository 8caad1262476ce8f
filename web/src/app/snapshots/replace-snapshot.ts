import { rememberInput } from "../carry-over.ts";
import { finishAnimations } from "./show-snapshot.ts";

export function isSnapshotShown(): boolean {
  return document.documentElement.dataset["snapshot"] !== undefined;
}

/**
 * Hands on what was chosen and pressed in a snapshot to what React has rendered in its place, before that is painted; calls `onReplaced`
 * before.
 */
export function onceReplaced(root: HTMLElement, onReplaced: () => void): void {
  const carryOver = rememberInput(root);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    onReplaced();
    finishAnimations(root);
    carryOver();
  }).observe(root, { childList: true });
}
