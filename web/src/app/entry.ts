import "../../.generated/fonts/fallback.css";
import "../ui/base.css";
import "./app.css";
import { mayBeSignedIn } from "../platform/auth/auth-storage.ts";
import { findToken, loadAuth } from "../platform/auth/session.ts";
import { hasChangedSettings, settings } from "../platform/settings/settings.ts";
import { reportEarlyLeave } from "../platform/tracking/send-events.ts";
import { addFontFaces } from "./font-faces.ts";
import { isLeaving, recoverFromMissingFiles } from "./missing-files.ts";
import { findRoot, markApp, type RootData, readRootData } from "./root.ts";

// The only script file that a page's HTML names. It asks for the app by itself, never because of a touch.

/** How long the browser may be busy after the first paint before the app is asked for all the same, in milliseconds. */
const MAX_WAIT_MS = 1000;

const root = findRoot();
const data = readRootData(root);

recoverFromMissingFiles();
if (data !== undefined) {
  if (data.route !== "") reportEarlyLeave(data.route);
  preload(document.documentElement.lang === "en" ? data.texts.en : data.texts.ko);
  // With a service worker all of it is in its cache; evaluating it here would only delay showing cached data.
  if (mayBeSignedIn() && !navigator.serviceWorker?.controller) {
    preload(data.reads);
    // Asks for the page's data while the rest of the app arrives; where that needs Auth, asks it, and the app publishes its answer.
    if (data.part === "placeholder" && !hasChangedSettings()) askFirst(data).catch(() => undefined);
  }
}
if (data?.part === "page") {
  addFontFaces();
  void idleAfterFirstPaint().then(startApp);
} else {
  void startApp();
}

/** Resolves after a second at the latest: a page in the background paints nothing. */
function idleAfterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
    requestAnimationFrame(() =>
      setTimeout(() => {
        // Safari has no requestIdleCallback.
        if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
        else resolve();
      }),
    );
  });
}

async function askFirst({ calls, route }: RootData): Promise<void> {
  const token = await findToken();
  if (token === undefined) await loadAuth();
  // App Check's token comes later.
  else if (settings().appCheckSiteKey === undefined) {
    const { callEarly } = await import("../platform/api/early-calls.ts");
    callEarly(calls, route, location.pathname, token);
  }
}

/** The HTML preloads the code only: it knows neither the language nor who is signed in. */
function preload(urls: readonly string[]): void {
  for (const url of urls) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = url;
    document.head.append(link);
  }
}

async function startApp(): Promise<void> {
  try {
    const app = await import("./main.tsx");
    await app.start(root);
  } catch (error) {
    if (isLeaving()) return;
    console.error(error);
    // What it says is in the HTML: the texts may be what could not be loaded.
    markApp("failed");
  }
}
