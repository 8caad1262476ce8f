import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import {
  accountExists,
  lastLinkMailedTo,
  linksMailedTo,
  mailLink,
  newAccount,
  newEmail,
} from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { letThrough } from "../support/requests.ts";
import { filled } from "../support/texts.ts";
import { untilAppRuns, Visitor } from "../support/visitor.ts";

const FIND = "/auth/find-password?redirectUrl=%2Fhelp";
const NEW_PASSWORD = "a new dandelion";

/** Reads that the password is changed, and goes on to where the sign-in leads. */
async function continueFromDone(visitor: Visitor): Promise<void> {
  const { done } = visitor.texts.authPassword;
  await expect(visitor.page.getByRole("heading", { level: 1, name: done.title })).toBeVisible();
  await visitor.link(done.goOn).click();
  await expect(visitor.page).toHaveURL(/\/help$/);
}

for (const language of TESTED_LANGUAGES) {
  test(`a forgotten password is replaced by the link in the mail, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { auth, authLink } = visitor.texts;
    const account = await newAccount();
    await visitor.open("/auth/login/email?redirectUrl=%2Fhelp");
    await visitor.link(auth.email.forgot).click();
    await expect(
      page.getByRole("heading", { level: 1, name: authLink.findPassword.ready.title }),
    ).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await visitor.requestLink("findPassword", account.email);
    await page.goto(await lastLinkMailedTo(account.email));
    await untilAppRuns(page);
    await expect(
      page.getByRole("heading", { level: 1, name: authLink.findPassword.opened.title }),
    ).toBeFocused();
    const finish = visitor.button(authLink.findPassword.opened.finish);
    await visitor.newPassword.fill("1234567");
    await finish.click();
    await expect(page.getByText(visitor.texts.auth.email.passwordProblem)).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await visitor.newPassword.fill(NEW_PASSWORD);
    const saved = page.waitForRequest("**/api/auth/updateUserInfo");
    await finish.dblclick();
    expect((await saved).postDataJSON()).toEqual({
      userId: account.uid,
      updateDoc: { passwordSet: true },
    });
    await continueFromDone(visitor);

    await visitor.signOut();
    await visitor.open("/auth/login?redirectUrl=%2Fhelp");
    await visitor.signIn({ email: account.email, password: NEW_PASSWORD });
    await expect(page).toHaveURL(/\/help$/);
  });

  test(`an address without an account is told, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { authLink } = visitor.texts;
    const email = newEmail();
    await visitor.open(FIND);
    await page.getByRole("textbox", { name: authLink.address }).fill(email);
    await visitor.button(authLink.findPassword.ready.send).click();
    await expect(page.getByText(authLink.findPassword.refused)).toBeVisible();
    expect(await linksMailedTo(email)).toEqual([]);
    await visitor.link(authLink.createAccount).click();
    await expect(page.getByRole("textbox", { name: authLink.address })).toHaveValue(email);
  });
}

test.describe("when the sign-in service refuses", () => {
  test.use({ expectedErrors: [/400/] });

  test("a link opened in another browser wants the address it was sent to", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    const { authLink } = visitor.texts;
    const account = await newAccount();
    await page.goto(await mailLink(account.email, `${FIND}&lng=en`));
    await untilAppRuns(page);
    const address = page.getByRole("textbox", { name: authLink.address });
    const finish = visitor.button(authLink.findPassword.opened.finish);
    await visitor.newPassword.fill(NEW_PASSWORD);
    await finish.click();
    await expect(page.getByText(authLink.addressProblem)).toBeVisible();
    await expect(address).toBeFocused();
    await address.fill(newEmail());
    await finish.click();
    await expect(page.getByText(authLink.findPassword.wrongEmail)).toBeVisible();
    await address.fill(account.email);
    await finish.click();
    await continueFromDone(visitor);
  });

  test("an invented link sets no password, also for the signed-in user", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    const { auth } = visitor.texts;
    const account = await newAccount();
    await signInAt(visitor, account, "/help");
    await visitor.open(`${FIND}&mode=signIn&oobCode=invented&apiKey=key`);
    await visitor.button(auth.signedIn.useLink).click();
    await expect(page.getByText(auth.problems.linkInvalid)).toBeVisible();
    await expect(visitor.newPassword).toHaveCount(0);
    expect(await accountExists(account)).toBe(true);
  });

  test("a link that was used before leads to a new one", async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    const { auth, authLink, common } = visitor.texts;
    const account = await newAccount();
    const link = await mailLink(account.email, `${FIND}&lng=ko`);
    const enter = async () => {
      await page.goto(link);
      await untilAppRuns(page);
      await page.getByRole("textbox", { name: authLink.address }).fill(account.email);
      await visitor.newPassword.fill(NEW_PASSWORD);
      await visitor.button(authLink.findPassword.opened.finish).click();
    };
    await enter();
    await continueFromDone(visitor);
    await visitor.signOut();
    await expect(visitor.button(common.signOut)).toBeHidden();
    // The emulator answers a used link without a redirect.
    await page.goto(`${FIND}&mode=signIn&${new URL(link).searchParams}`);
    await untilAppRuns(page);
    await expect(page.getByText(auth.problems.linkInvalid)).toBeVisible();
    await visitor.button(authLink.failed.send).click();
    await visitor.requestLink("findPassword", account.email);
    expect(await linksMailedTo(account.email)).toHaveLength(1);
  });
});

test.describe("when the network fails", () => {
  // What is read in the background once the link has signed in may be refused until the password is set.
  test.use({ expectedErrors: [/ERR_FAILED|400|401/] });

  test("what was typed stays, and a second press goes on", async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    const { auth, authLink, common } = visitor.texts;
    const account = await newAccount();
    await page.goto(await mailLink(account.email, `${FIND}&lng=ko`));
    await untilAppRuns(page);
    await page.getByRole("textbox", { name: authLink.address }).fill(account.email);
    await visitor.newPassword.fill(NEW_PASSWORD);
    for (const url of ["**/accounts:signInWithEmailLink**", "**/accounts:update**"]) {
      await page.route(url, (route) => route.abort());
      await visitor.button(authLink.findPassword.opened.finish).click();
      const alert = page.getByRole("alertdialog", { name: auth.problemTitle });
      await expect(alert).toContainText(auth.problems.offline);
      await alert.getByRole("button", { name: common.ok }).click();
      await letThrough(page, url);
    }
    await expect(visitor.newPassword).toHaveValue(NEW_PASSWORD);
    await visitor.button(authLink.findPassword.opened.finish).click();
    await continueFromDone(visitor);
  });
});

test.describe("while a call runs in the background", () => {
  // The first part fails, and the call is refused.
  test.use({ expectedErrors: [/ERR_FAILED|400|401/] });

  test("a second try to set the password signs nobody out", async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    const { auth, authLink, common } = visitor.texts;
    const account = await newAccount();
    await page.goto(await mailLink(account.email, `${FIND}&lng=ko`));
    await untilAppRuns(page);
    await page.getByRole("textbox", { name: authLink.address }).fill(account.email);
    await visitor.newPassword.fill(NEW_PASSWORD);
    const finish = visitor.button(authLink.findPassword.opened.finish);

    // What the server answers to a token of a session that a new password has ended.
    const isRefused = Promise.withResolvers<void>();
    const called = page.waitForRequest("**/api/auth/getUserInfo");
    let isFirst = true;
    await page.route("**/api/auth/getUserInfo", async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await isRefused.promise;
      const json = { success: false, data: null, message: "", code: "unauthenticated" };
      return route.fulfill({ status: 401, json });
    });
    await page.route("**/accounts:update**", (route) => route.abort());
    await finish.click();
    const alert = page.getByRole("alertdialog", { name: auth.problemTitle });
    await alert.getByRole("button", { name: common.ok }).click();
    await called;
    await letThrough(page, "**/accounts:update**");

    // The answer to the change arrives after the call is refused; that to the end of the old session last of all.
    await page.route("**/accounts:update**", async (route) => {
      const response = await route.fetch();
      isRefused.resolve();
      await page.waitForTimeout(500);
      await route.fulfill({ response });
    });
    const shown = Promise.withResolvers<void>();
    let isChanged = false;
    let refreshes = 0;
    await page.route("**/accounts:signInWithPassword**", async (route) => {
      isChanged = true;
      await route.continue();
    });
    await page.route("**/securetoken.googleapis.com/v1/token**", async (route) => {
      if (isChanged) return route.continue();
      refreshes += 1;
      await shown.promise;
      return route.fulfill({ status: 400, json: { error: { message: "TOKEN_EXPIRED" } } });
    });
    await finish.click();
    await continueFromDone(visitor);
    shown.resolve();
    expect(refreshes).toBe(0);
    await visitor.reload();
    await expect(visitor.button(common.signOut)).toBeVisible();
  });
});

test.describe("in a browser in which another account is signed in", () => {
  for (const language of TESTED_LANGUAGES) {
    test(`the link asks before it replaces that account, in ${language}`, async ({ page }) => {
      const visitor = new Visitor(page, language);
      const { my, auth, authLink, common } = visitor.texts;
      const { replace, unsent } = my.signOut;
      const [first, second] = [await newAccount(), await newAccount()];
      await signInAt(visitor, first, "/help");
      await page.goto(await mailLink(second.email, `${FIND}&lng=${language}`));
      await untilAppRuns(page);
      await visitor.button(auth.signedIn.useLink).click();
      await page.evaluate(() => {
        localStorage.setItem("agreedAt", JSON.stringify({ v: 1, data: 1 }));
        localStorage.setItem("characters", JSON.stringify({ v: 1, data: ["Jumpy"] }));
      });
      await page.getByRole("textbox", { name: authLink.address }).fill(second.email);
      await visitor.newPassword.fill(NEW_PASSWORD);
      const finish = visitor.button(authLink.findPassword.opened.finish);
      await finish.click();
      const dialog = page.getByRole("dialog", { name: replace.title });
      await expect(
        dialog.getByText(filled(replace.text, { name: first.email, email: second.email })),
      ).toBeVisible();
      await expect(dialog.getByText(unsent.assessment)).toBeVisible();
      await expectAccessibleInTestedSchemes(page);
      await visitor.button(common.cancel).click();
      await expect(visitor.newPassword).toHaveValue(NEW_PASSWORD);
      expect(await accountExists(second)).toBe(true);

      await finish.click();
      await visitor.button(replace.discard).dblclick();
      await continueFromDone(visitor);
      expect(await accountExists({ ...second, password: NEW_PASSWORD })).toBe(true);
      const stored = await page.evaluate(() => ({ ...localStorage }));
      expect(JSON.stringify(stored)).toContain(second.uid);
      expect(stored).not.toHaveProperty("characters");
    });
  }
});
