import { DAY_MS } from "@mindle/domain/time";
import type { Visitor } from "./visitor.ts";

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
