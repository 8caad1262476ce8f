import { getUserInfo } from "@mindle/domain/api/auth";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES, testedOf } from "../../support/soak.ts";
import { callAs, newAccountWithoutConsents, newEmail } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { persistedText, untilGrantIsPersisted } from "../support/device-storage.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { tabTo } from "../support/look/keyboard.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { holdRequests, letThrough } from "../support/requests.ts";
import { Visitor } from "../support/visitor.ts";

const UPDATE = "**/api/auth/updateUserInfo";
const READ = "**/api/auth/getUserInfo";
const MY = "/mypage";
const ASKED = `/auth/consent?redirectUrl=${encodeURIComponent(MY)}`;

function question(visitor: Visitor) {
  const { authLink } = visitor.texts;
  return visitor.page.getByRole("heading", { level: 1, name: authLink.ask.title });
}

async function agreeToAll(page: Page): Promise<void> {
  for (const box of await page.getByRole("checkbox").all()) await box.check();
}

/** A visitor who has just signed in to an account without consents, and is asked. */
async function openAsked(page: Page) {
  const visitor = new Visitor(page, "ko");
  const account = await newAccountWithoutConsents();
  await signInAt(visitor, account, "/help");
  await visitor.open(MY);
  await expect(question(visitor)).toBeVisible();
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(ASKED));
  return { visitor, account, start: visitor.button(visitor.texts.authLink.ask.goOn) };
}

for (const language of TESTED_LANGUAGES) {
  test(`who comes by Google is asked once, before the first page of theirs, in ${language}`, async ({
    page,
  }) => {
    const visitor = new Visitor(page, language);
    const { auth, authLink } = visitor.texts;
    await visitor.open(`/auth/login?redirectUrl=${encodeURIComponent(MY)}`);
    await visitor.button(auth.login.google).click();
    const dialog = page.getByRole("dialog", { name: auth.local.title });
    await dialog.getByRole("textbox", { name: auth.email.address }).fill(newEmail());
    await dialog.getByRole("button", { name: auth.local.enter }).click();
    await expect(question(visitor)).toBeVisible();
    await expect(
      page.getByRole("heading", { name: visitor.texts.common.titles.mypage, exact: true }),
    ).toBeHidden();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);

    const start = visitor.button(authLink.ask.goOn);
    await page.getByRole("checkbox").first().check();
    await start.click();
    await expect(page.getByText(authLink.consent.problem)).toBeVisible();
    await expect(page.getByRole("checkbox").nth(1)).toBeFocused();
    await expectAccessibleInTestedSchemes(page);
    await agreeToAll(page);
    let sent = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/auth/updateUserInfo")) sent += 1;
    });
    const answer = page.waitForResponse(UPDATE);
    await start.dblclick();
    expect((await (await answer).json()).data).toMatchObject({ hasConsented: true });
    await expect(page).toHaveURL((url) => url.pathname === MY);
    await expect(
      page.getByRole("heading", { level: 1, name: visitor.texts.common.titles.mypage, exact: true }),
    ).toBeVisible();
    expect(sent).toBe(1);

    await expect.poll(() => persistedText(page)).toContain('"hasConsented":true');
    // All that is read after a sign-in is there.
    await untilGrantIsPersisted(page);
    await holdRequests(page, "**/api/**");
    await visitor.reload();
    await expect(
      page.getByRole("heading", { level: 1, name: visitor.texts.common.titles.mypage, exact: true }),
    ).toBeVisible();
    await expect(question(visitor)).toBeHidden();
  });
}

test.describe("without an answer", () => {
  test.use({ expectedErrors: ["net::ERR_FAILED"] });

  for (const isStored of testedOf([true, false])) {
    const what = isStored ? "consents whose answer is lost" : "consents that do not arrive";
    test(`${what} are said not to be saved, and pressing again goes on`, async ({ page }) => {
      const { visitor, account, start } = await openAsked(page);
      // A read in the background that finds the consents stored would go on by itself.
      await page.route(READ, (route) => route.abort());
      await page.route(UPDATE, async (route) => {
        if (isStored) await route.fetch();
        await route.abort();
      });
      await agreeToAll(page);
      await start.click();
      await expect(page.getByText(visitor.texts.authLink.ask.notSaved)).toBeVisible();
      for (const box of await page.getByRole("checkbox").all()) await expect(box).toBeChecked();
      await expectAccessibleInTestedSchemes(page);
      await letThrough(page, UPDATE);
      await start.click();
      await letThrough(page, READ);
      await expect(page).toHaveURL((url) => url.pathname === MY);
      expect(await callAs(account, getUserInfo, {})).toMatchObject({ hasConsented: true });
    });
  }
});

test("who does not agree signs out, and is asked again the next time; by keyboard", async ({ page }) => {
  const { visitor, account } = await openAsked(page);
  await tabTo(page, visitor.button(visitor.texts.common.signOut));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await callAs(account, getUserInfo, {})).toMatchObject({ hasConsented: false });
  await visitor.signIn(account);
  await expect(question(visitor)).toBeVisible();
});

test("who does not agree can take the account away", async ({ page }) => {
  const { visitor } = await openAsked(page);
  const { common } = visitor.texts;
  await visitor.link(common.titles.deleteAccount).click();
  await expect(page.getByRole("heading", { level: 1, name: common.titles.deleteAccount })).toBeVisible();
});

test("consents that were given on another device are not asked for again", async ({ page, browser }) => {
  const { account } = await openAsked(page);
  const context = await browser.newContext();
  const other = new Visitor(await context.newPage(), "ko");
  await signInAt(other, account, "/help");
  await other.open(MY);
  await expect(question(other)).toBeVisible();
  await agreeToAll(other.page);
  await other.button(other.texts.authLink.ask.goOn).click();
  await expect(other.page).toHaveURL((url) => url.pathname === MY);
  await context.close();
  await page.reload();
  await expect(page).toHaveURL((url) => url.pathname === MY);
});
