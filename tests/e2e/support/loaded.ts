import type { Page } from "@playwright/test";

/** Waits until the page has asked for a script of this name, such as "overlays": what comes once it is idle comes late at times. */
export async function untilAskedFor(page: Page, script: string): Promise<void> {
  await page.waitForFunction(
    (part) => performance.getEntriesByType("resource").some(({ name }) => name.includes(part)),
    `/assets/${script}-`,
  );
}

/** Waits until a page has asked for the last scripts that it loads by itself. */
export async function untilStarted(page: Page): Promise<void> {
  await untilAskedFor(page, "overlays");
}
