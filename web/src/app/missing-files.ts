import { isFailedImport } from "../platform/failed-import.ts";
import { KEPT_FIELDS, tabJson } from "../platform/storage.ts";

/** The build for which the page was loaded again; a second failure of the same one is no stale build any more. */
const RELOADED_KEY = "reloadedFor";

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
  // The event that `asksBeforeLeaving` makes is not trusted.
  addEventListener("beforeunload", ({ isTrusted }) => (leaving ||= isTrusted));
  addEventListener("pagehide", () => (leaving = true));
  addEventListener("pageshow", ({ persisted }) => {
    leaving = false;
    // What was cancelled is not loaded again by itself.
    if (persisted && document.documentElement.dataset["app"] === undefined) location.reload();
  });
  addEventListener("vite:preloadError", (event) => {
    if (!leaving && !(isFailedImport(event.payload) && reloadForNewBuild())) return;
    event.preventDefault();
  });
}

function reloadForNewBuild(): boolean {
  const { build = "" } = document.documentElement.dataset;
  if (!navigator.onLine || !tabJson.isPersistent || tabJson.read(RELOADED_KEY) === build) return false;
  if (asksBeforeLeaving() || hasTypedWords()) return false;
  tabJson.write(RELOADED_KEY, build);
  location.reload();
  return true;
}

/** Whether the page asks before it is left (`shell/use-leave-guard.ts`). */
function asksBeforeLeaving(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

/** Whether a field holds words that the page would lose. */
function hasTypedWords(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "textarea, input:not([type=radio], [type=checkbox], [type=range], [type=hidden])",
  );
  return [...fields].some((field) => field.value !== "" && field.closest(`[${KEPT_FIELDS}]`) === null);
}
