import "../../.generated/fonts/fallback.css";
import "../ui/base.css";
import "./app.css";
import { mayBeSignedIn } from "../platform/auth/auth-storage.ts";
import { reportEarlyLeave } from "../platform/tracking/early-view.ts";
import { reloadOnceForNewBuild } from "./chunk-recovery.ts";
import { addFontFaces } from "./font-faces.ts";
import { loadModuleLists } from "./module-lists.ts";
import { watchInput } from "./replay-input.ts";
import { findRoot, readRootData, startsAtOnce } from "./root.ts";
import { startOnInteraction } from "./start-on-interaction.ts";

// The only script file that a page's HTML names. It decides when the app starts.

const root = findRoot();
const data = readRootData(root);
const input = watchInput(root);

addEventListener("vite:preloadError", reloadOnceForNewBuild);
if (data === undefined) {
  // The code that needs a list loads it again after a failure.
  loadModuleLists().catch(() => {});
  void startApp();
} else {
  reportEarlyLeave(data.route);
  const texts = document.documentElement.lang === "en" ? data.textModules.en : data.textModules.ko;
  // While help comes before an offer, the app does not wait for a sign of use to say so.
  if (startsAtOnce(data) || "flagged" in document.documentElement.dataset) {
    // The HTML preloads the code only: it does not know the language.
    load("modulepreload", texts);
    // With a service worker they are in its cache; loading them here would only delay showing cached data.
    if (mayBeSignedIn() && !navigator.serviceWorker?.controller) load("modulepreload", data.reads);
    void startApp();
  } else {
    addFontFaces();
    if (isUsed()) void startApp();
    else
      startOnInteraction(
        () => void startApp(),
        () => load("prefetch", [...data.modules, ...texts]),
      );
  }
}

/** Whether the page was used before this script ran. */
function isUsed(): boolean {
  return window.lastPress !== undefined || document.activeElement instanceof HTMLInputElement;
}

/** Loads files that will be imported; with `prefetch` at the lowest priority. */
function load(rel: "modulepreload" | "prefetch", urls: readonly string[]): void {
  for (const url of urls) {
    const link = document.createElement("link");
    link.rel = rel;
    link.href = url;
    document.head.append(link);
  }
}

async function startApp(): Promise<void> {
  try {
    const app = await import("./main.tsx");
    await app.start(root, input);
  } catch (error) {
    showStartFailure(error);
  }
}

/** In both languages: the texts may be what could not be loaded. */
function showStartFailure(error: unknown): void {
  console.error(error);
  const message = document.createElement("p");
  message.className = "start-failure";
  message.setAttribute("role", "alert");
  message.textContent =
    "화면을 다 받아오지 못했어요. 인터넷을 확인하고 다시 열어 주세요. This page didn’t arrive completely. Please check your connection and open it again.";
  root.before(message);
}
