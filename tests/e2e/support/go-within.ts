import { expect, type Page } from "@playwright/test";

/** Goes to an address of the app as its router does, without reloading the page. */
export async function goWithin(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, to);
}

/** The same, and waits until the page is shown there, whose title is another one. */
export async function showWithin(page: Page, to: string): Promise<void> {
  const before = await page.title();
  await goWithin(page, to);
  await expect(page).not.toHaveTitle(before);
}
