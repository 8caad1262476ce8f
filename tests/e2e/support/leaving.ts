import type { Page } from "@playwright/test";

/** Moves the mouse out of the page, as a visitor does who moves to the browser's tabs. The page has handled it on return. */
export async function leaveWithMouse(page: Page): Promise<void> {
  await page.locator("html").dispatchEvent("mouseleave");
}
