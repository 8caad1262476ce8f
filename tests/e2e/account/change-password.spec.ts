import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES, testedOf } from "../../support/soak.ts";
import { newAccount, newProviderAccount } from "../support/account/accounts.ts";
import { untilGrantIsPersisted } from "../support/device-storage.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { tabTo } from "../support/look/keyboard.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { letThrough } from "../support/requests.ts";
import { Visitor } from "../support/visitor.ts";

const CHANGE = "/auth/change-password";
const LOGIN = `/auth/login?redirectUrl=${encodeURIComponent(CHANGE)}`;
const NEW_PASSWORD = "a new dandelion";

/** A visitor at the page, signed in to an account with a password. */
class Changing extends Visitor {
  async start() {
    const account = await newAccount();
    await this.open(LOGIN);
    await this.signIn(account);
    await expect(this.save).toBeVisible();
    // What still runs in the background then would have the token from before the change.
    await untilGrantIsPersisted(this.page);
    return account;
  }

  field(name: "current" | "next" | "confirmation") {
    return this.page.getByLabel(this.texts.authPassword[name], { exact: true });
  }

  async fill(current: string, next: string, confirmation = next): Promise<void> {
    await this.field("current").fill(current);
    await this.field("next").fill(next);
    await this.field("confirmation").fill(confirmation);
  }

  get save() {
    return this.button(this.texts.authPassword.save);
  }

  get marked() {
    return this.page.getByText(this.texts.authPassword.problem, { exact: true });
  }
}

for (const language of TESTED_LANGUAGES) {
  test(`the password is changed once, and the new one signs in, in ${language}`, async ({ page }) => {
    const visitor = new Changing(page, language);
    const { authPassword } = visitor.texts;
    const account = await visitor.start();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await visitor.fill("1234567", "1234567", "12345678");
    await visitor.save.click();
    await expect(visitor.marked).toHaveCount(3);
    await expect(page.getByText(authPassword.reasons.short)).toBeVisible();
    await expect(visitor.field("current")).toBeFocused();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await visitor.fill(account.password, NEW_PASSWORD, "another one");
    await visitor.save.click();
    await expect(visitor.marked).toHaveCount(1);
    await expect(page.getByText(authPassword.reasons.mismatch)).toBeVisible();
    await expect(visitor.field("confirmation")).toBeFocused();
    await visitor.field("confirmation").fill(NEW_PASSWORD);
    const updates: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/accounts:update")) updates.push(request.url());
    });
    await visitor.save.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(page).toHaveURL("/auth/change-password-done");
    await expect(page.getByRole("heading", { level: 1, name: authPassword.done.title })).toBeFocused();
    expect(updates).toHaveLength(1);
    await expect(visitor.link(authPassword.done.back)).toHaveAttribute("href", "/mypage");
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);

    await visitor.signOut();
    await visitor.open("/auth/login?redirectUrl=%2Fhelp");
    await visitor.signIn({ email: account.email, password: NEW_PASSWORD });
    await expect(page).toHaveURL(/\/help$/);
  });

  for (const provider of testedOf(["google.com", "apple.com"] as const)) {
    test(`an account of ${provider} is told that it has no password, in ${language}`, async ({ page }) => {
      const visitor = new Visitor(page, language);
      const { auth, authPassword, common } = visitor.texts;
      const email = await newProviderAccount(provider);
      await visitor.open(LOGIN);
      await visitor.button(provider === "apple.com" ? auth.login.apple : auth.login.google).click();
      const dialog = page.getByRole("dialog", { name: auth.local.title });
      await dialog.getByRole("textbox", { name: auth.email.address }).fill(email);
      await dialog.getByRole("button", { name: auth.local.enter }).click();
      const told = page.getByRole("alertdialog", { name: authPassword.byProvider });
      await expect(told).toBeVisible();
      await expectAccessibleInTestedSchemes(page);
      await told.getByRole("button", { name: common.ok }).click();
      await expect(page).toHaveURL("/mypage/profile");
    });
  }
}

test("the password is changed by keyboard alone", async ({ page }) => {
  const visitor = new Changing(page, "en");
  const account = await visitor.start();
  await tabTo(page, visitor.field("current"));
  await page.keyboard.type(account.password);
  await tabTo(page, visitor.field("next"));
  await page.keyboard.type(NEW_PASSWORD);
  await tabTo(page, visitor.field("confirmation"));
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/auth/change-password-done");
});

test.describe("when it cannot be changed", () => {
  test.use({ expectedErrors: [/400|ERR_FAILED/] });

  test("a wrong current password marks all three fields, and keeps them", async ({ page }) => {
    const visitor = new Changing(page, "en");
    const account = await visitor.start();
    await visitor.fill("not the password", NEW_PASSWORD);
    await visitor.save.click();
    await expect(visitor.marked).toHaveCount(3);
    await expect(visitor.field("next")).toHaveValue(NEW_PASSWORD);
    await visitor.field("current").fill(account.password);
    await expect(visitor.marked).toHaveCount(0);
    await visitor.save.click();
    await expect(page).toHaveURL("/auth/change-password-done");
  });

  test("too many attempts and no connection are told", async ({ page }) => {
    const visitor = new Changing(page, "ko");
    const { authPassword } = visitor.texts;
    const account = await visitor.start();
    await visitor.fill(account.password, NEW_PASSWORD);
    const url = "**/accounts:signInWithPassword**";
    await page.route(url, (route) =>
      route.fulfill({ status: 400, json: { error: { message: "TOO_MANY_ATTEMPTS_TRY_LATER" } } }),
    );
    await visitor.save.click();
    await expect(page.getByText(authPassword.tooMany)).toBeVisible();
    await letThrough(page, url);
    await page.route(url, (route) => route.abort());
    await visitor.save.click();
    await expect(page.getByText(authPassword.offline)).toBeVisible();
    await expect(visitor.marked).toHaveCount(3);
    await letThrough(page, url);
    await visitor.save.click();
    await expect(page).toHaveURL("/auth/change-password-done");
  });
});
