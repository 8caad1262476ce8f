import type { Page } from "@playwright/test";

/** Goes to an address of the app as its router does, without reloading the page. */
export async function goWithin(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, to);
}
