import { updateUserInfo } from "@mindle/domain/api/auth";
import { DEFAULT_NICKNAME } from "@mindle/domain/product";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { callAs, newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { deletePersistedCache, persistedText, untilGrantIsPersisted } from "../support/device-storage.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { holdRequests, letThrough } from "../support/requests.ts";
import { filled } from "../support/texts.ts";
import { redirectOf, Visitor } from "../support/visitor.ts";

const MY = "/mypage";
const EVERYWHERE = "**/api/auth/signOutEverywhere";

for (const language of TESTED_LANGUAGES) {
  test(`a visitor is asked to log in and comes back, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { my, common } = visitor.texts;
    await visitor.open(MY);
    await expect(
      page.getByRole("heading", { level: 1, name: common.titles.mypage, exact: true }),
    ).toBeVisible();
    await expect(page.getByText(my.signedOut, { exact: true })).toBeVisible();
    await expect(visitor.button(my.menu.signOut)).toBeHidden();
    await expect(visitor.button(my.menu.everywhere)).toBeHidden();
    await expect(visitor.link(common.navigation.my)).toHaveAttribute("aria-current", "page");
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await visitor.link(my.signIn).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    expect(redirectOf(page)).toBe(MY);
  });

  test(`the page names its user and leads to everything of theirs, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { my } = visitor.texts;
    const account = await newAccount();
    await signInAt(visitor, account, MY);
    await expect(page.getByText(filled(my.nickname, { nickname: DEFAULT_NICKNAME }))).toBeVisible();
    await expect(page.getByText(account.email)).toBeVisible();
    await expect(page.getByText(my.signedOut, { exact: true })).toBeHidden();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
  });
}

test("the nickname is shown from the cache while the server has not answered", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const account = await newAccount();
  await signInAt(visitor, account, MY);
  await expect.poll(() => persistedText(page)).toContain(account.email);
  const answer = await holdRequests(page, "**/api/auth/getUserInfo");
  const updateDoc = { "additionalInfo.nickname": "하늘" };
  await callAs(account, updateUserInfo, { userId: account.uid, updateDoc });
  await visitor.reload();
  await expect(
    page.getByText(filled(visitor.texts.my.nickname, { nickname: DEFAULT_NICKNAME })),
  ).toBeVisible();
  answer();
});

test.describe("while the server does not answer", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("the page says that the details are missing, still signs out, and loads them when asked again", async ({
    page,
  }) => {
    const visitor = new Visitor(page, "ko");
    const { my } = visitor.texts;
    const account = await newAccount();
    await signInAt(visitor, account, "/help");
    await page.route("**/api/auth/getUserInfo", (route) => route.abort());
    await deletePersistedCache(page);
    await visitor.open(MY);
    await expect(page.getByText(my.failed)).toBeVisible({ timeout: 20_000 });
    await expect(visitor.button(my.menu.signOut)).toBeVisible();
    await letThrough(page, "**/api/auth/getUserInfo");
    await visitor.button(visitor.texts.common.loadAgain).click();
    await expect(page.getByText(account.email)).toBeVisible();
  });

  test("signing out everywhere says that nothing has changed, and works when pressed again", async ({
    page,
  }) => {
    const visitor = new Visitor(page, "ko");
    const { my } = visitor.texts;
    await signInAt(visitor, await newAccount(), MY);
    // A call that is on its way when all sessions end would be refused.
    await untilGrantIsPersisted(page);
    await page.route(EVERYWHERE, (route) => route.abort());
    await visitor.button(my.menu.everywhere).click();
    await visitor.button(my.signOut.confirm).click();
    await expect(page.getByText(my.signOut.everywhere.failed)).toBeVisible();
    await letThrough(page, EVERYWHERE);
    await visitor.button(my.signOut.retry).click();
    await expect(page.getByText(my.signedOut, { exact: true })).toBeVisible();
  });
});

test("signing out leaves nothing of the user, and makes the browser and its visit new", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const { my } = visitor.texts;
  const account = await newAccount();
  await signInAt(visitor, account, MY);
  await expect(page.getByText(account.email)).toBeVisible();
  const ids = () =>
    page.evaluate(() => [localStorage.getItem("browserId"), localStorage.getItem("session")] as const);
  await expect.poll(ids).not.toContain(null);
  const [browserId, session] = await ids();
  await visitor.button(my.menu.signOut).click();
  await expect(page.getByText(my.signedOut, { exact: true })).toBeVisible();
  await expect(page.getByText(account.email)).toBeHidden();
  const [newBrowserId, newSession] = await ids();
  expect(newBrowserId).not.toBe(browserId);
  expect(newSession).not.toBe(session);
});

test.describe("signing out everywhere", () => {
  // The browser that was signed out elsewhere is refused once.
  test.use({ expectedErrors: [/401|400/] });

  test("ends the sessions of all browsers, and is sent once however often it is pressed", async ({
    page,
    browser,
  }) => {
    const account = await newAccount();
    const here = new Visitor(page, "en");
    const elsewhere = new Visitor(await (await browser.newContext()).newPage(), "en");
    const { my } = here.texts;
    await signInAt(elsewhere, account, MY);
    await expect(elsewhere.page.getByText(account.email)).toBeVisible();
    await signInAt(here, account, MY);
    // Auth counts sessions in whole seconds: one that began in the second of the call goes on.
    await page.waitForTimeout(1_100);

    let calls = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/auth/signOutEverywhere")) calls += 1;
    });
    await here.button(my.menu.everywhere).click();
    await here.button(my.signOut.confirm).dblclick();
    await expect(page.getByText(my.signedOut, { exact: true })).toBeVisible();
    expect(calls).toBe(1);

    // The other browser shows what it has cached until its next call is refused.
    await elsewhere.open("/mypage");
    await expect(elsewhere.page).toHaveURL(/\/auth\/login\?redirectUrl=%2Fmypage/, { timeout: 20_000 });
    await expect(elsewhere.page.getByText(account.email)).toBeHidden();
    await elsewhere.page.context().close();
  });
});
