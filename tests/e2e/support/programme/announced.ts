import type { Page } from "@playwright/test";
import { goWithin } from "../go-within.ts";
import type { Visitor } from "../visitor.ts";

/** Reads of single documents in Firestore, such as a package. */
const DOCUMENTS = /\/v1\/projects\/.*\/documents:batchGet/;

/** Opens the page of a package as it is while its programme is announced, but no beta that can be opened. */
export async function openAnnounced(visitor: Visitor, path: string): Promise<void> {
  await visitor.page.route(DOCUMENTS, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"booleanValue": ?true/, '"booleanValue":false');
    await route.fulfill({ response, body });
  });
  await visitor.open("/help");
  await goWithin(visitor.page, path);
}

/** Results that are opened from now on are as they are while every programme is announced. */
export async function announceOnResults(page: Page): Promise<void> {
  await page.route("**/schema/result?*", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"beta":true', '"beta":false');
    await route.fulfill({ response, body });
  });
}
