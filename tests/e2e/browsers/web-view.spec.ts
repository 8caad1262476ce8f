import { getLatestSchemaAssessment } from "@mindle/domain/api/assessment";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { callAs, lastLinkMailedTo, newAccount, newEmail } from "../support/account/accounts.ts";
import { openLink, PASSWORD } from "../support/account/registration.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { Shell } from "../support/purchase/shell.ts";
import { redirectOf, Visitor } from "../support/visitor.ts";

const KIT =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const KAKAOTALK = `${KIT} Mobile/15E148 KAKAOTALK/10.8.3 (INAPP)`;
const NAVER = `${KIT} Version/17.5 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 2000; 12.6.2; 14PROMAX)`;

async function expectGoogleMissing(visitor: Visitor): Promise<void> {
  const { auth } = visitor.texts;
  await expect(visitor.button(auth.login.apple)).toBeVisible();
  await expect(visitor.link(auth.login.createAccount)).toBeVisible();
  await expect(visitor.button(auth.login.google)).toBeHidden();
}

/** Takes the short test, until the sign-in page; answers the response's id. */
async function takeTest(visitor: Visitor): Promise<string> {
  await visitor.open("/schema/nickname");
  await visitor.enterNicknameAndCharacters("하늘", ["Riggy"]);
  await visitor.finishWizard(5);
  await expect(visitor.page).toHaveURL(/\/auth\/login/);
  const responseId = new URL(redirectOf(visitor.page), "https://any.example").searchParams.get("responseId");
  return responseId ?? "";
}

test.describe("in Naver's browser", () => {
  test.use({ userAgent: NAVER });

  test("Apple and e-mail are offered, the app's menu leads on, and one goes on without a sign-in", async ({
    page,
  }) => {
    const visitor = new Visitor(page, "ko");
    const { auth } = visitor.texts;
    await visitor.open("/auth/login?redirectUrl=%2Fhelp");
    await expectGoogleMissing(visitor);
    await expect(page.getByText(auth.webView.menu)).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await visitor.link(auth.login.withoutLogin).click();
    await expect(page).toHaveURL(/\/help$/);
  });
});

test("in our own app Google is not offered", async ({ page }) => {
  await new Shell(page).show();
  const visitor = new Visitor(page, "en");
  await visitor.open("/auth/login?redirectUrl=%2Fhelp");
  await expectGoogleMissing(visitor);
  await expect(page.getByText(visitor.texts.auth.webView.noGoogleInShell)).toBeVisible();
});

test.describe("a test that was taken in KakaoTalk's browser", () => {
  test.use({ userAgent: KAKAOTALK });

  test("belongs to the account that the mail's link makes in another browser", async ({ page, browser }) => {
    const inApp = new Visitor(page, "ko");
    const { auth, authLink } = inApp.texts;
    const responseId = await takeTest(inApp);
    await expectGoogleMissing(inApp);
    const account = { uid: "", email: newEmail(), password: PASSWORD };
    await inApp.link(auth.login.createAccount).click();
    await inApp.requestLink("register", account.email);

    const elsewhere = await newBrowserPage(browser);
    const visitor = new Visitor(elsewhere, "ko");
    await openLink(elsewhere, await lastLinkMailedTo(account.email));
    expect(elsewhere.url()).not.toContain("claim");
    await elsewhere.getByRole("textbox", { name: authLink.address, exact: true }).fill(account.email);
    await expect(elsewhere.getByRole("textbox", { name: authLink.nickname })).toHaveValue("하늘");
    await visitor.fillRegistration({ nickname: "하늘", password: PASSWORD });
    await visitor.button(authLink.register.opened.finish).click();
    await expect(elsewhere).toHaveURL(new RegExp(`responseId=${responseId}`));
    expect(await callAs(account, getLatestSchemaAssessment, {})).toMatchObject({ _id: responseId });
    await elsewhere.context().close();
  });

  test("belongs to the account that signs in where the app's link leads", async ({ page, browser }) => {
    const inApp = new Visitor(page, "ko");
    const responseId = await takeTest(inApp);
    const link = await inApp.link(inApp.texts.auth.webView.open).getAttribute("href");
    const address = new URL(link ?? "").searchParams.get("url") ?? "";

    const account = await newAccount();
    const elsewhere = await newBrowserPage(browser);
    const visitor = new Visitor(elsewhere, "ko");
    await openLink(elsewhere, address);
    await expect(visitor.button(visitor.texts.auth.login.google)).toBeVisible();
    await visitor.signIn(account);
    await expect(elsewhere).toHaveURL(new RegExp(`responseId=${responseId}`));
    expect(await callAs(account, getLatestSchemaAssessment, {})).toMatchObject({ _id: responseId });
    await elsewhere.context().close();
  });
});

async function newBrowserPage(browser: { newPage(options: object): Promise<Page> }): Promise<Page> {
  return browser.newPage({
    userAgent: `${KIT} Version/17.5 Mobile/15E148 Safari/604.1`,
    baseURL: test.info().project.use.baseURL,
  });
}
