import type { Page } from "@playwright/test";

/** Delays requests until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * From now on requests to addresses that a test has answered itself go to the server. Not `page.unroute`: with the last route the
 * browser stops asking, and a request that waits for its answer at that moment, whatever its address, never gets one. A route
 * with `times` ends like that too: let its address through before.
 */
export function letThrough(page: Page, url: string | RegExp): Promise<unknown> {
  return page.route(url, (route) => route.continue());
}
