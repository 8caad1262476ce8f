import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { untilAskedFor } from "../support/loaded.ts";
import { Visitor } from "../support/visitor.ts";

// What a loaded page can do is there without a connection, and again after it was tried without one.

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const UPDATE = "/api/auth/updateUserInfo";
const EXPORT = "/api/auth/exportUserData";
const SIGN_OUT_EVERYWHERE = "/api/auth/signOutEverywhere";

/** Signs in and opens a page as a new one, with nothing loaded but what this page loads. */
async function openSignedIn(visitor: Visitor, path: string): Promise<void> {
  await signInAt(visitor, await newAccount(), "/help");
  await visitor.open(path);
  await untilAskedFor(visitor.page, "sign-out-dialog");
  await visitor.page.waitForLoadState("networkidle");
}

/** Gives the connection back, and waits until the page knows of it. */
async function goOnline(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
}

/** Counts the requests to an operation from now on, and how often the page is loaded again. */
function watch(page: Page, operation: string): { readonly requests: number; readonly loads: number } {
  const seen = { requests: 0, loads: 0 };
  page.on("request", (request) => {
    if (request.url().endsWith(operation)) seen.requests += 1;
  });
  page.on("load", () => {
    seen.loads += 1;
  });
  return seen;
}

test("a profile that was not saved without a connection is saved by the next press", async ({
  page,
  context,
}) => {
  const visitor = new Visitor(page, "ko");
  const { profile } = visitor.texts.my;
  await openSignedIn(visitor, "/mypage/profile");
  const name = page.getByRole("textbox", { name: profile.name, exact: true });
  const seen = watch(page, UPDATE);
  await name.pressSequentially("하늘");
  await context.setOffline(true);
  await visitor.button(profile.save).click();
  await expect(page.getByText(profile.notSaved)).toBeVisible();
  await goOnline(context, page);
  await expect(name).toHaveValue("하늘");
  await visitor.button(profile.save).click();
  await expect(page.getByRole("status").filter({ hasText: profile.saved })).toBeVisible();
  await expect(name).toHaveValue("하늘");
  expect(seen).toEqual({ requests: 1, loads: 0 });
});

test("signing out everywhere works at the next press after one without a connection", async ({
  page,
  context,
}) => {
  const visitor = new Visitor(page, "ko");
  const { menu, signOut, signedOut } = visitor.texts.my;
  await openSignedIn(visitor, "/mypage");
  await visitor.button(menu.everywhere).click();
  await expect(page.getByText(signOut.everywhere.text)).toBeVisible();
  await context.setOffline(true);
  await visitor.button(signOut.confirm).click();
  await expect(page.getByText(signOut.everywhere.failed)).toBeVisible();
  await goOnline(context, page);
  const seen = watch(page, SIGN_OUT_EVERYWHERE);
  await visitor.button(signOut.retry).click();
  await expect(page.getByText(signedOut, { exact: true })).toBeVisible();
  expect(seen).toEqual({ requests: 1, loads: 0 });
});

test("one's data come at the next press after one without a connection", async ({ page, context }) => {
  const visitor = new Visitor(page, "ko");
  const { download } = visitor.texts.my.deletion;
  await openSignedIn(visitor, "/mypage/deleteAccount");
  await context.setOffline(true);
  await visitor.button(download.html).click();
  await expect(page.getByText(download.failed)).toBeVisible();
  await goOnline(context, page);
  const seen = watch(page, EXPORT);
  const [file] = await Promise.all([page.waitForEvent("download"), visitor.button(download.html).click()]);
  expect(file.suggestedFilename()).toMatch(/\.html$/);
  await expect(page.getByText(download.done)).toBeVisible();
  expect(seen).toEqual({ requests: 1, loads: 0 });
});

test("signing out works without a connection", async ({ page, context }) => {
  const visitor = new Visitor(page, "ko");
  const { menu, signedOut } = visitor.texts.my;
  await openSignedIn(visitor, "/mypage");
  await context.setOffline(true);
  await visitor.button(menu.signOut).click();
  await expect(page.getByText(signedOut, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

for (const language of TESTED_LANGUAGES) {
  test(`a sign-out that cannot be loaded says so, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { my, common } = visitor.texts;
    await page.route("**/assets/sign-out-dialog*.js*", (route) => route.abort());
    // A page that was just loaded again because of a missing file is not loaded a second time.
    await page.addInitScript(() =>
      addEventListener("DOMContentLoaded", () => {
        const { build } = document.documentElement.dataset;
        sessionStorage.setItem("reloadedFor", JSON.stringify(build));
      }),
    );
    await signInAt(visitor, await newAccount(), "/mypage");
    await visitor.button(my.menu.signOut).click();
    await expect(page.getByRole("alert").filter({ hasText: common.signOutFailed })).toBeVisible();
    await expect(visitor.button(my.menu.signOut)).toBeVisible();
  });
}
