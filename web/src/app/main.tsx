import { type ReactNode, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { afterPaint } from "../platform/after-paint.ts";
import { beginAuth } from "../platform/auth/session.ts";
import { setPrefilled } from "../platform/content/prefilled.ts";
import { followForgetting } from "../platform/forget-person.ts";
import { firstLanguage, rememberLanguage, startI18n } from "../platform/i18n/i18n.ts";
import { savesData } from "../platform/saves-data.ts";
import { hasChangedSettings } from "../platform/settings.ts";
import { whenIdle } from "../platform/when-idle.ts";
import { App } from "./app.tsx";
import type { EarlyWatch } from "./early-entries.ts";
import { fetchLateFonts } from "./late-fonts.ts";
import { readPageContent, readRootData } from "./root.ts";
import { matchPath } from "./routes.ts";

/** How long what the page can be without waits for an idle browser, in milliseconds. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Draws the app, or takes over the HTML that was made for this address. Waits for the texts and the page of the first
 * screen before, so that neither keys nor an empty frame flash by; asks who is signed in only after that. What somebody
 * did to the HTML meanwhile is done again to the app. Rejects when the texts cannot be fetched.
 */
export async function start(root: HTMLElement, early: EarlyWatch): Promise<void> {
  const language = firstLanguage();
  const texts = startI18n(language);
  const match = matchPath(location.pathname);
  // A page that cannot be loaded is reported when it renders.
  const page = "page" in match ? match.page.source.load().catch(() => undefined) : undefined;
  await texts;
  await page;
  rememberLanguage(language);
  followForgetting();
  if (readRootData(root, language).address === location.pathname && !hasChangedSettings()) {
    setPrefilled(readPageContent());
    const { replay } = early.take();
    const runs = () => {
      replay();
      noteRunning(root);
    };
    hydrateRoot(root, inRouter(<App onListening={runs} />));
  } else {
    createRoot(root).render(inRouter(<App onListening={() => noteRunning(root)} />));
  }
  afterPaint(() => void afterFirstPaint());
}

/** Says to the page, and to whoever watches it from outside, that it answers to what is done. */
function noteRunning(root: HTMLElement): void {
  delete root.dataset["recalling"];
  window.lastPress = undefined;
  document.documentElement.dataset["app"] = "running";
}

function inRouter(app: ReactNode): ReactNode {
  return (
    <StrictMode>
      <BrowserRouter>{app}</BrowserRouter>
    </StrictMode>
  );
}

async function afterFirstPaint(): Promise<void> {
  await attempt("whoever is signed in is not known yet", beginAuth);
  await idle();
  if (!savesData()) await attempt("the page keeps the letters it began with", fetchLateFonts);
  if (import.meta.env.PROD) await attempt("the app cannot be kept for the next visit", keepAtHand);
}

/** Resolves when the browser has time, or after a while: what the page asks for itself comes first. */
function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve, LONGEST_WAIT_MS));
}

/** Does what the page can be without; a failure is only logged. */
async function attempt(otherwise: string, action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch (error) {
    console.warn(otherwise, error);
  }
}

/** Makes the next visit instant, with or without a connection. Some in-app browsers have no such workers. */
async function keepAtHand(): Promise<void> {
  await navigator.serviceWorker?.register("/sw.js");
}
