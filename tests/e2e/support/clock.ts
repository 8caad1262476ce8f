import { DAY_MS } from "@mindle/domain/time";
import type { Page } from "@playwright/test";
import type { Visitor } from "./visitor.ts";

/** For a page whose clock a test moves: without the `Date` of the server's answers, by which the app would correct the time. */
export async function keepClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function (name) {
      return name.toLowerCase() === "date" ? null : get.call(this, name);
    };
  });
}

/**
 * The browser comes back after its session has ended, and `days` later than now. Both begin with the page that is opened: the one
 * before would otherwise be in the new visit as well.
 */
export async function nextVisit(visitor: Visitor, path: string, days = 0): Promise<void> {
  const script = await visitor.page.addInitScript((clockOffset) => {
    if (self !== top) return;
    if (clockOffset > 0) localStorage.setItem("local", JSON.stringify({ clockOffset }));
    localStorage.removeItem("session");
  }, days * DAY_MS);
  await visitor.open(path);
  await script.dispose();
}
