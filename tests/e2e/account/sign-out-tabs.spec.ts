import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { persistedText } from "../support/device-storage.ts";
import { Visitor } from "../support/visitor.ts";

const LOOKUP = /accounts:lookup/;
const JOURNEYS = "/catalog/list";

/** How many users Auth has stored in this browser. */
function storedUsers(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("firebaseLocalStorageDb");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const counting = database
            .transaction("firebaseLocalStorage")
            .objectStore("firebaseLocalStorage")
            .count();
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result);
          };
        };
      }),
  );
}

test("signing out counts where another tab asks Auth, which stores its user again", async ({
  page,
  context,
}) => {
  const visitor = new Visitor(page, "ko");
  const account = await newAccount();
  await signInAt(visitor, account, "/help");
  const loading = new Visitor(await context.newPage(), "ko");
  const reloads = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  // The page that is being replaced hears from Auth before the next one is there.
  await loading.page.route(LOOKUP, async (route) => {
    asked.resolve();
    await reloads.promise;
    await route.continue();
  });
  const replaced = Promise.withResolvers<void>();
  let documents = 0;
  await loading.page.route(`**${JOURNEYS}*`, async (route) => {
    documents += 1;
    if (documents === 2) {
      const answered = loading.page.waitForResponse(LOOKUP);
      reloads.resolve();
      await answered;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await route.continue();
    if (documents === 2) replaced.resolve();
  });
  await loading.page.goto(JOURNEYS, { waitUntil: "commit" });
  await asked.promise;
  await visitor.button(visitor.texts.common.signOut).click();
  await replaced.promise;

  for (const { page: each, texts } of [loading, visitor]) {
    await expect(each.getByRole("banner").getByText(texts.common.signIn, { exact: true })).toBeVisible();
  }
  await expect.poll(() => storedUsers(loading.page)).toBe(0);
  for (const each of [loading, visitor]) {
    await each.reload();
    await expect(
      each.page.getByRole("banner").getByText(each.texts.common.signIn, { exact: true }),
    ).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.getItem("signedIn"))).toBeNull();
  expect(await persistedText(loading.page)).not.toContain(account.uid);
});
