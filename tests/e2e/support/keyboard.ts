import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any screen has. */
const PATIENCE = 90;

/** Presses Tab until an element has the focus. Fails when it never gets it. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  for (let stops = 0; stops < PATIENCE; stops += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab never came to it");
}
