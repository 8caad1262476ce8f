import type { Browser, Page } from "@playwright/test";
import { Failure } from "../../scripts/internal/failure.ts";
import { readTestAccounts } from "../../scripts/internal/stack/seed.ts";
import auth from "../../web/src/locales/ko/auth.ts";
import { newVisitor, type StorageState } from "./phone.ts";

const TIMEOUT_MS = 60_000;

/** Signs in with a seeded account; resolves to the state of that profile without cached content. */
export async function signIn(browser: Browser, origin: string): Promise<StorageState> {
  const account = (await readTestAccounts()).find(({ password }) => password !== undefined);
  if (account?.password === undefined) throw new Failure("The seed has no account with a password.");
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  await page.goto(`${origin}/auth/login/email`);
  await page.getByRole("textbox", { name: auth.email.address }).fill(account.email);
  await page.getByLabel(auth.email.password).fill(account.password);
  await page.getByRole("button", { name: auth.email.enter, exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth/"), { timeout: TIMEOUT_MS });
  await deleteCaches(page, origin);
  const state = await visitor.storageState({ indexedDB: true });
  await visitor.close();
  return state;
}

/** Deletes all databases except Auth's, on a page that has none open. */
async function deleteCaches(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined || name.startsWith("firebase")) continue;
      const deletion = indexedDB.deleteDatabase(name);
      await new Promise<unknown>((done) => {
        deletion.onsuccess = done;
        deletion.onerror = done;
      });
    }
  });
}
