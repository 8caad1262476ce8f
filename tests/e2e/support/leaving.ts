import type { Page } from "@playwright/test";

/** What happens when the mouse of somebody at a desk goes up to the tabs. */
export async function leaveWithMouse(page: Page): Promise<void> {
  await page.locator("html").dispatchEvent("mouseleave");
}
