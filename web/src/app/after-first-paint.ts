import { beginAuth } from "../platform/auth/session.ts";
import { shellHandler } from "../platform/browser/in-shell.ts";
import { whenIdle } from "../platform/browser/timing.ts";
import type { QueryClient } from "../platform/data/query-client.ts";
import { localJson } from "../platform/storage/storage.ts";

/** Starts everything that the first paint does not need, one after the other. Never rejects. */
export async function afterFirstPaint(queryClient: QueryClient): Promise<void> {
  if (shellHandler() !== undefined) {
    await attempt("the shell is not connected", () => connectShell(queryClient));
  }
  await attempt("Auth did not start", beginAuth);
  await attempt("the reminder was not saved", saveReminderChoice);
  await attempt("a visitor's answers were not taken over", keepAnswers);
  await new Promise<void>((resolve) => whenIdle(resolve));
  await attempt("the device was not registered again", renewDevice);
  if (import.meta.env.PROD) await attempt("the service worker was not registered", registerServiceWorker);
}

/** Runs an optional step; a failure is only logged. */
async function attempt(warning: string, action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch (error) {
    console.warn(warning, error);
  }
}

/** Connects the app with the native shell that shows it. */
async function connectShell(queryClient: QueryClient): Promise<void> {
  (await import("../platform/purchase/connect-shell.ts")).connectShell(queryClient);
}

/** Saves a reminder that was chosen before signing in. */
async function saveReminderChoice(): Promise<void> {
  if (localJson.read("reminder") === undefined) return;
  (await import("../platform/reminders/keep-choice.ts")).keepReminderChoice();
}

/** Gives the account what was answered in a first step before signing in. */
async function keepAnswers(): Promise<void> {
  if (localJson.read("firstSteps") === undefined) return;
  (await import("../platform/answers/open-answers.ts")).keepForAccount();
}

/** Registers a browser whose push service has replaced its token. */
async function renewDevice(): Promise<void> {
  if (localJson.read("pushToken") === undefined) return;
  await (await import("../platform/reminders/device.ts")).renewDevice();
}

/** Some in-app browsers have no service workers. */
async function registerServiceWorker(): Promise<void> {
  await navigator.serviceWorker?.register("/sw.js");
}
