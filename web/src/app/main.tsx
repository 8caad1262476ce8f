import "../ui/base.css";
import "./app.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { beginAuth } from "../platform/auth/session.ts";
import { startI18n } from "../platform/i18n/i18n.ts";
import { SettingsError, settings } from "../platform/settings.ts";
import { addressOf } from "./addresses.ts";
import { App } from "./app.tsx";
import { reloadOnceForNewBuild } from "./chunk-recovery.ts";
import { PAGES } from "./pages.ts";

/**
 * Draws nothing before the texts and the page of the first screen are there, so that neither keys nor an
 * empty frame flash by; asks who is signed in only after that.
 */
async function start(root: HTMLElement): Promise<void> {
  settings();
  const texts = startI18n(location.search);
  const { destination } = addressOf(location.pathname);
  // Drawing the page will say what is wrong, should it not arrive.
  const page = "page" in destination ? PAGES[destination.page].load().catch(() => undefined) : undefined;
  await texts;
  await page;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  requestAnimationFrame(() => setTimeout(() => void askWhoIsSignedIn()));
}

async function askWhoIsSignedIn(): Promise<void> {
  try {
    await beginAuth();
  } catch (error) {
    console.warn("whoever is signed in is not known yet", error);
  }
}

/** The last resort, before any text could be fetched: says it in both languages. */
function showFailure(root: HTMLElement, error: unknown): void {
  console.error(error);
  const message = document.createElement("p");
  message.className = "start-failure";
  message.textContent =
    error instanceof SettingsError
      ? error.message
      : "화면을 받아오지 못했어요. 잠시 뒤에 다시 열어 주세요. This page didn’t arrive. Please open it again in a moment.";
  root.replaceChildren(message);
}

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
addEventListener("vite:preloadError", reloadOnceForNewBuild);
start(root).catch((error: unknown) => showFailure(root, error));
