import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { Failure } from "../../scripts/internal/command.ts";
import { readTestAccounts } from "../../scripts/internal/stack/seed.ts";
import auth from "../../web/src/locales/ko/auth.ts";
import { BROWSER_ARGS, executablePath, newVisitor, type StorageState, TIMEOUT_MS } from "./phone.ts";

/** Signs in with a seeded account; resolves to the state of that profile without cached content. */
export async function signIn(browser: Browser, origin: string): Promise<StorageState> {
  const visitor = await newVisitor(browser);
  await signInVisitor(visitor, origin);
  const state = await visitor.storageState({ indexedDB: true });
  await visitor.close();
  return state;
}

/** Makes a browser profile in a directory, as `signIn` does: it is signed in, and nothing of the app is in its caches. */
export async function signedInProfile(origin: string, directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  const visitor = await chromium.launchPersistentContext(directory, {
    executablePath: await executablePath(),
    args: [...BROWSER_ARGS],
  });
  await signInVisitor(visitor, origin);
  await visitor.close();
  for (const cache of ["Cache", "Code Cache", "Service Worker"]) {
    await rm(join(directory, "Default", cache), { recursive: true, force: true });
  }
}

async function signInVisitor(visitor: BrowserContext, origin: string): Promise<void> {
  const account = (await readTestAccounts()).find(({ password }) => password !== undefined);
  if (account?.password === undefined) throw new Failure("The seed has no account with a password.");
  const page = await visitor.newPage();
  await page.goto(`${origin}/auth/login/email`);
  await page.getByRole("textbox", { name: auth.email.address }).fill(account.email);
  await page.getByLabel(auth.email.password).fill(account.password);
  await page.getByRole("button", { name: auth.email.enter, exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth/"), { timeout: TIMEOUT_MS });
  // The first sign-in is given the trial programme, which takes calls that later visits do not make.
  await page.goto(`${origin}/home`);
  await page.locator("main article h2").first().waitFor({ timeout: TIMEOUT_MS });
  await deleteCaches(page, origin);
}

/** Deletes all databases except Auth's, and snapshots of screens, on a page that has no database open. */
async function deleteCaches(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(async () => {
    localStorage.removeItem("snapshots");
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
