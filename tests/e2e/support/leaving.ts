import type { Page } from "@playwright/test";
import { untilAskedFor } from "./loaded.ts";

/**
 * Moves the mouse out of the page, as a visitor does who moves to the browser's tabs, once the page watches for it. The page has
 * handled it on return.
 */
export async function leaveWithMouse(page: Page): Promise<void> {
  await untilWatched(page);
  await page.locator("html").dispatchEvent("mouseleave");
}

/** Waits until the page watches for signs of leaving: it loads that when it is idle, and then asks for what keeps the flag. */
export async function untilWatched(page: Page): Promise<void> {
  await untilAskedFor(page, "sync-flag");
}

/** `open` opens a page whose clock is the test's, which says nothing of what it has loaded; it watches for signs afterwards. */
export async function openWatched(page: Page, open: () => Promise<void>): Promise<void> {
  const watched = page.waitForRequest(/\/sync-flag-[^/]*\.js$/);
  await open();
  await watched;
}
