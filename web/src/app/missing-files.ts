import { isFailedImport } from "../platform/browser/load-module.ts";
import { KEPT_FIELDS, tabJson } from "../platform/storage/storage.ts";
import { isAppRunning, isAppThere, markApp } from "./root.ts";

/** The build for which the page was loaded again; a second failure of the same one is no stale build any more. */
const RELOADED_KEY = "reloadedFor";

/** How long a page may still be there after it began to be left, in milliseconds: the person may have stayed. */
const LEAVING_MS = 10_000;

let leaving = false;

/** Whether the browser is about to show another page: it cancels what this one still loads. */
export function isLeaving(): boolean {
  return leaving;
}

/**
 * Handles imports that fail (`vite:preloadError`): while the page is being left that is no error; otherwise a newer build has
 * usually replaced the file, and the page is loaded again, once for each build. Where that was tried, or nothing would remember
 * it, or there is no connection, or input would be lost, the error goes on to what shows it.
 */
export function recoverFromMissingFiles(): void {
  addEventListener("beforeunload", ({ isTrusted }) => {
    // The event that `asksBeforeLeaving` makes is not trusted.
    if (!isTrusted) return;
    leaving = true;
    setTimeout(() => (leaving = false), LEAVING_MS);
  });
  addEventListener("pagehide", () => (leaving = true));
  addEventListener("pageshow", ({ persisted }) => {
    leaving = false;
    // What was cancelled is not loaded again by itself.
    if (!persisted || isAppThere()) return;
    if (hasUnsavedInput()) markApp("failed");
    else location.reload();
  });
  addEventListener("vite:preloadError", (event) => {
    if (!leaving && !(isFailedImport(event.payload) && reloadForNewBuild())) return;
    event.preventDefault();
  });
}

function reloadForNewBuild(): boolean {
  const { build = "" } = document.documentElement.dataset;
  if (!navigator.onLine || !tabJson.isPersistent || tabJson.read(RELOADED_KEY) === build) return false;
  if (asksBeforeLeaving() || hasUnsavedInput()) return false;
  tabJson.write(RELOADED_KEY, build);
  location.reload();
  return true;
}

/** Whether the page asks before it is left (`shell/use-leave-guard.ts`). */
function asksBeforeLeaving(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

/** Whether something was filled in or pressed that the page would lose. */
function hasUnsavedInput(): boolean {
  if (window.earlyPress !== undefined) return true;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...fields].some((field) => isFilledIn(field) && !isKept(field));
}

const CHOICES: readonly string[] = ["radio", "checkbox", "range", "hidden"];

function isFilledIn(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  // React makes the words of a field its default, too.
  const hasWords = !CHOICES.includes(field.type) && field.value !== "";
  const isChosen = field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  return hasWords || isChosen || field.value !== field.defaultValue;
}

/** What is filled in before the app runs is stored once it does. */
function isKept(field: Element): boolean {
  return isAppRunning() && field.closest(`[${KEPT_FIELDS}]`) !== null;
}
