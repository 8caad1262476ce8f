import { ACCOUNT_COOKIE } from "@mindle/domain/api/operation-headers";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount, type TestAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { Result } from "../support/assessment/result.ts";
import { Visitor } from "../support/visitor.ts";

async function accountCookies(context: BrowserContext): Promise<readonly string[]> {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
}

/** What Safari does after seven days without a visit: all that scripts have stored goes, cookies of the server stay. */
async function deleteStorage(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto("about:blank");
  const browser = await page.context().newCDPSession(page);
  const storageTypes = "local_storage,indexeddb,service_workers,cache_storage";
  await browser.send("Storage.clearDataForOrigin", { origin, storageTypes });
  await browser.detach();
}

async function useAndForget(visitor: Visitor): Promise<TestAccount> {
  const { page } = visitor;
  const account = await newAccount();
  await signInAt(visitor, account, "/home");
  await expect.poll(() => accountCookies(page.context())).toEqual([`${ACCOUNT_COOKIE}=1`]);
  await deleteStorage(page);
  return account;
}

test("a user whose sign-in the browser has deleted is led back to it, instead of being greeted as a stranger", async ({
  page,
  context,
}) => {
  const visitor = new Visitor(page, "ko");
  const { auth, my } = visitor.texts;
  const account = await useAndForget(visitor);
  const welcome = page.getByRole("heading", { level: 1, name: auth.forgotten.title });
  for (const [path, back] of [
    ["/landing/app", "/home"],
    ["/tutorial/1", "/home"],
    ["/tutorial/done", "/home"],
    ["/program/schedule/um-eng-v2s", "/program/schedule/um-eng-v2s"],
    ["/program/journal", "/program/journal"],
    ["/mypage", "/mypage"],
    ["/home", "/home"],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(`/auth/login?redirectUrl=${encodeURIComponent(back)}`);
    await expect(welcome).toBeVisible();
    await expect(page.getByText(auth.forgotten.text)).toBeVisible();
  }

  await visitor.signIn(account);
  await expect(page).toHaveURL("/home");
  await visitor.open("/mypage");
  await visitor.button(my.menu.signOut).click();
  await expect(page.getByText(my.signOut.done.here)).toBeVisible();
  expect(await accountCookies(context)).toEqual([]);
  await deleteStorage(page);
  await page.goto("/home");
  await expect(page.getByText(visitor.texts.home.nothingPlanted)).toBeVisible();
});

test("who does not want to sign in again is a visitor from then on", async ({ page, context }) => {
  const visitor = new Visitor(page, "en");
  const { auth, home } = visitor.texts;
  await useAndForget(visitor);
  await visitor.open("/home");
  await visitor.link(auth.forgotten.lookAround).click();
  await expect(page).toHaveURL("/");
  expect(await accountCookies(context)).toEqual([]);
  await visitor.open("/home");
  await expect(page.getByText(home.nothingPlanted)).toBeVisible();
});

test("what only the device has is said to be: the way to a result, and half a test", async ({ page }) => {
  const visitor = new Result(page, "ko");
  const { wizard, result } = visitor.texts;
  await visitor.open("/schema/almost");
  await expect(page.getByText(wizard.almost.kept)).toBeVisible();
  const address = await visitor.openResult({});
  const note = page.getByText(result.onlyHere.text);
  await expect(page.getByRole("heading", { name: result.cards.title })).toBeVisible();
  // The result of another person, whose link was shared.
  await expect(note).toBeHidden();
  await page.evaluate((destination) => {
    const responseId = new URLSearchParams(destination.split("?")[1]).get("responseId");
    localStorage.setItem("response", JSON.stringify({ v: 1, data: { responseId, destination } }));
  }, address);
  await page.reload();
  await expect(note).toBeVisible();
  await visitor.link(result.onlyHere.signIn).click();
  await expect(page).toHaveURL(`/auth/login?redirectUrl=${encodeURIComponent(address)}`);
});
