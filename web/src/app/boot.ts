import "../../.generated/fonts/core.css";
import "../ui/base.css";
import "./app.css";
import { askEarly } from "./ask-early.ts";
import { reloadOnceForNewBuild } from "./chunk-recovery.ts";
import { watchEarlyEntries } from "./early-entries.ts";
import { fetchAhead, passOverStyles } from "./fetch-ahead.ts";
import { findRoot, readRootData } from "./root.ts";
import { showStartFailure } from "./start-failure.ts";
import { startOnIntent } from "./start-on-intent.ts";

// The only script that a page's HTML names. What the HTML shows needs no program: where a page tells something, or asks for
// the first time, the app is fetched quietly and begins at the first sign of somebody, elsewhere at once.

const root = findRoot();
const { start, modules, styles } = readRootData(root, document.documentElement.lang);

askEarly(location);
const early = watchEarlyEntries(root);
addEventListener("vite:preloadError", reloadOnceForNewBuild);
passOverStyles(styles);
if (start === "intent" && !isSomebodyThere()) {
  startOnIntent(
    () => void startApp(),
    () => fetchAhead(modules),
  );
} else {
  void startApp();
}

/** Somebody was quicker than this script. */
function isSomebodyThere(): boolean {
  return window.lastPress !== undefined || document.activeElement instanceof HTMLInputElement;
}

async function startApp(): Promise<void> {
  try {
    const app = await import("./main.tsx");
    await app.start(root, early);
  } catch (error) {
    showStartFailure(root, error);
  }
}
