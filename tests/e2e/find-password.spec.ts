import { expect, test } from "../support/fixtures.ts";
import {
  accountExists,
  lastLinkMailedTo,
  linksMailedTo,
  mailLink,
  newAccount,
  newEmail,
} from "./support/accounts.ts";
import { expectAccessibleInBothSchemes } from "./support/axe.ts";
import { signInAt } from "./support/sign-in-at.ts";
import { expectTextFits } from "./support/text-fit.ts";
import { untilAppRuns, Visitor } from "./support/visitor.ts";

const FIND = "/auth/find-password?redirectUrl=%2Fhelp";
const NEW_PASSWORD = "a new dandelion";

for (const language of ["ko", "en"] as const) {
  test(`a forgotten password is replaced by the link in the mail, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { auth, authLink } = visitor.texts;
    const account = await newAccount();
    await visitor.open("/auth/login/email?redirectUrl=%2Fhelp");
    await visitor.link(auth.email.forgot).click();
    await expectAccessibleInBothSchemes(page);
    await expectTextFits(page);
    await visitor.requestLink("findPassword", account.email);
    await page.goto(await lastLinkMailedTo(account.email));
    await untilAppRuns(page);
    await expect(
      page.getByRole("heading", { level: 1, name: authLink.findPassword.opened.title }),
    ).toBeVisible();
    const finish = visitor.button(authLink.findPassword.opened.finish);
    await visitor.password.fill("1234567");
    await finish.click();
    await expect(page.getByText(authLink.passwordProblem)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await expectTextFits(page);
    await visitor.password.fill(NEW_PASSWORD);
    const saved = page.waitForRequest("**/api/auth/updateUserInfo");
    await finish.dblclick();
    expect((await saved).postDataJSON()).toEqual({
      userId: account.uid,
      updateDoc: { passwordSet: true },
    });
    await expect(page).toHaveURL(/\/help$/);

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
    await visitor.password.fill(NEW_PASSWORD);
    await finish.click();
    await expect(page.getByText(authLink.addressProblem)).toBeVisible();
    await expect(address).toBeFocused();
    await address.fill(newEmail());
    await finish.click();
    await expect(page.getByText(authLink.findPassword.invalidEmail)).toBeVisible();
    await address.fill(account.email);
    await finish.click();
    await expect(page).toHaveURL(/\/help$/);
  });

  test("an invented link sets no password, also for the signed-in user", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    const { auth, authLink } = visitor.texts;
    const account = await newAccount();
    await signInAt(visitor, account, "/help");
    await visitor.open(`${FIND}&mode=signIn&oobCode=invented&apiKey=key`);
    await page.getByRole("textbox", { name: authLink.address }).fill(account.email);
    await visitor.password.fill(NEW_PASSWORD);
    await visitor.button(authLink.findPassword.opened.finish).click();
    await expect(page.getByText(auth.problems.linkInvalid)).toBeVisible();
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
      await visitor.password.fill(NEW_PASSWORD);
      await visitor.button(authLink.findPassword.opened.finish).click();
    };
    await enter();
    await expect(page).toHaveURL(/\/help$/);
    await visitor.signOut();
    await expect(visitor.button(common.signOut)).toBeHidden();
    // The emulator answers a used link without a redirect.
    await page.goto(`${FIND}&mode=signIn&${new URL(link).searchParams}`);
    await untilAppRuns(page);
    await page.getByRole("textbox", { name: authLink.address }).fill(account.email);
    await visitor.password.fill(NEW_PASSWORD);
    await visitor.button(authLink.findPassword.opened.finish).click();
    await expect(page.getByText(auth.problems.linkInvalid)).toBeVisible();
    await visitor.button(authLink.failed.send).click();
    await visitor.requestLink("findPassword", account.email);
    expect(await linksMailedTo(account.email)).toHaveLength(1);
  });
});

test.describe("when the network fails", () => {
  test.use({ expectedErrors: [/ERR_FAILED|400/] });

  test("what was typed stays, and a second press goes on", async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    const { auth, authLink, common } = visitor.texts;
    const account = await newAccount();
    await page.goto(await mailLink(account.email, `${FIND}&lng=ko`));
    await untilAppRuns(page);
    await page.getByRole("textbox", { name: authLink.address }).fill(account.email);
    await visitor.password.fill(NEW_PASSWORD);
    for (const url of ["**/accounts:signInWithEmailLink**", "**/accounts:update**"]) {
      await page.route(url, (route) => route.abort());
      await visitor.button(authLink.findPassword.opened.finish).click();
      const alert = page.getByRole("alertdialog", { name: auth.problemTitle });
      await expect(alert).toContainText(auth.problems.offline);
      await alert.getByRole("button", { name: common.ok }).click();
      await page.unroute(url);
    }
    await expect(visitor.password).toHaveValue(NEW_PASSWORD);
    await visitor.button(authLink.findPassword.opened.finish).click();
    await expect(page).toHaveURL(/\/help$/);
  });
});
