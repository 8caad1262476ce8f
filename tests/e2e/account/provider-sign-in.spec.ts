import type { Page, Request } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES, testedOf } from "../../support/soak.ts";
import { newEmail } from "../support/account/accounts.ts";
import { buildForProvider, serveInstead } from "../support/account/provider-build.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { untilAppRuns, Visitor } from "../support/visitor.ts";

const LOGIN = "/auth/login?redirectUrl=%2Fhelp";
const PROVIDERS = ["google", "apple"] as const;

for (const provider of testedOf(PROVIDERS)) {
  test(`the local dialog asks for an e-mail address and signs in with it, as ${provider} does`, async ({
    page,
  }) => {
    const visitor = new Visitor(page, "ko");
    const { auth } = visitor.texts;
    const email = newEmail();
    await visitor.open(LOGIN);
    await visitor.button(auth.login[provider]).click();
    const dialog = page.getByRole("dialog", { name: auth.local.title });
    await dialog.getByRole("textbox", { name: auth.email.address }).fill("nonsense");
    await dialog.getByRole("button", { name: auth.local.enter }).click();
    await expect(dialog.getByText(auth.email.addressProblem)).toBeVisible();
    await dialog.getByRole("textbox", { name: auth.email.address }).fill(email);
    const answer = page.waitForResponse("**/api/auth/getUserInfo");
    await dialog.getByRole("button", { name: auth.local.enter }).click();
    expect((await (await answer).json()).data).toMatchObject({
      email,
      authProviders: [`${provider}.com`],
      passwordSet: false,
    });
    await expect(page).toHaveURL(/\/help$/);

    await visitor.open(LOGIN);
    await expect(page.getByText(email)).toBeVisible();
  });
}

test.describe("in a build with the providers' own sign-in pages", () => {
  // The browser counts pages that Playwright serves as not local.
  test.use({ permissions: ["local-network-access"] });

  let build: string;

  // One worker, one build.
  test.describe.configure({ mode: "default" });

  test.beforeAll(async () => {
    build = await buildForProvider();
  });

  test.beforeEach(({ context }) => serveInstead(context, build));

  /** Fills in the Auth emulator's page. */
  async function enterAtProvider(page: Page, email: string): Promise<void> {
    await page.locator("#add-account-button").click();
    await page.locator("#email-input").fill(email);
    await page.locator("#display-name-input").fill("Robin");
    await page.locator("#sign-in").click();
  }

  /** Whether a request sends the event of a sign-in or of a new account. */
  function isTracked(request: Request): boolean {
    const data = request.url().endsWith("/streams/records") ? request.postData() : null;
    return data?.includes('"login"') === true || data?.includes('"register"') === true;
  }

  // Apple first: it gives name and address only to those that ask for them.
  for (const provider of testedOf(PROVIDERS.toReversed())) {
    test(`the popup of ${provider} signs in`, async ({ page, context }) => {
      const visitor = new Visitor(page, "en");
      await visitor.open(LOGIN);
      const opening = context.waitForEvent("page");
      await visitor.button(visitor.texts.auth.login[provider]).click();
      const popup = await opening;
      const { searchParams } = new URL(popup.url());
      expect(searchParams.get("providerId")).toBe(`${provider}.com`);
      if (provider === "apple") expect(searchParams.get("scopes")).toBe("email,name");
      const tracked = page.waitForRequest(isTracked);
      await enterAtProvider(popup, newEmail());
      await expect(page).toHaveURL(/\/help$/);
      expect((await tracked).postData()).toContain('"register"');

      await visitor.open("/schema/nickname");
      await expect(visitor.nickname).toHaveValue("Robin");
    });

    test(`where popups are blocked, ${provider} signs in by redirect`, async ({ page }) => {
      await page.addInitScript(() => {
        window.open = () => null;
      });
      const visitor = new Visitor(page, "en");
      const email = newEmail();
      await visitor.open(LOGIN);
      await visitor.button(visitor.texts.auth.login[provider]).click();
      await page.waitForURL("**/emulator/auth/handler**");
      await page.reload();
      const tracked = page.waitForRequest(isTracked);
      await enterAtProvider(page, email);
      await expect(page).toHaveURL(/\/help$/, { timeout: 20_000 });
      expect((await tracked).postData()).toContain('"register"');
      await visitor.reload();
      await expect(visitor.button(visitor.texts.common.signOut)).toBeVisible();
      await visitor.open(LOGIN);
      await expect(page.getByText(email)).toBeVisible();
    });
  }

  for (const language of TESTED_LANGUAGES) {
    test(`a result that the browser keeps from the app is told, and e-mail works, in ${language}`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        window.open = () => null;
        // As in a browser that partitions storage by the page around it.
        if (location.pathname.endsWith("/emulator/auth/iframe")) sessionStorage.clear();
      });
      const visitor = new Visitor(page, language);
      const { auth, common } = visitor.texts;
      await visitor.open(LOGIN);
      await visitor.button(auth.login.google).click();
      await page.waitForURL("**/emulator/auth/handler**");
      await enterAtProvider(page, newEmail());
      const alert = page.getByRole("alertdialog", { name: auth.problemTitle });
      await expect(alert).toContainText(auth.problems.redirectLost, { timeout: 20_000 });
      await untilAppRuns(page);
      await expectAccessibleInTestedSchemes(page);
      await alert.getByRole("button", { name: common.ok }).click();
      await visitor.link(auth.login.email).click();
      await expect(visitor.button(auth.email.enter)).toBeEnabled();
    });
  }

  test("a closed popup is not an error, and the button can be used again", async ({ page, context }) => {
    const visitor = new Visitor(page, "en");
    const { auth } = visitor.texts;
    await visitor.open(LOGIN);
    const opening = context.waitForEvent("page");
    await visitor.button(auth.login.google).click();
    await (await opening).close();
    await expect(visitor.button(auth.login.google)).toBeEnabled({ timeout: 20_000 });
    await expect(page.getByRole("alertdialog")).toBeHidden();
  });
});
