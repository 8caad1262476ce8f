import type { Page } from "@playwright/test";

/** For a page whose clock a test moves: without the `Date` of the server's answers, by which the app would correct the time. */
export async function keepClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function (name) {
      return name.toLowerCase() === "date" ? null : get.call(this, name);
    };
  });
}
