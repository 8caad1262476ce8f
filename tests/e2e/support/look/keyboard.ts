import { expect, type Locator, type Page } from "@playwright/test";

/** More tab stops than any screen has. */
const MAX_STOPS = 90;

/** Presses Tab until an element has the focus. Throws when it never gets it. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the element was not reached by Tab");
}
