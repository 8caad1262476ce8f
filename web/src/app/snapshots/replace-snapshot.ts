import { whenShown } from "../../platform/browser/shown.ts";
import { rememberInput } from "../carry-over.ts";
import { finishAnimations } from "./show-snapshot.ts";

/**
 * Hands on what was chosen and pressed in a snapshot to the page that React renders in its place, once all of that is there. Calls
 * `onReplaced` before anything of it is painted: from then on presses are the page's own.
 */
export function onceReplaced(root: HTMLElement, onReplaced: () => void): void {
  const carryOver = rememberInput(root);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    onReplaced();
    finishAnimations(root);
    void whenShown().then(carryOver);
  }).observe(root, { childList: true });
}
