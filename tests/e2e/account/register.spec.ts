import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import {
  lastLinkMailedTo,
  linksMailedTo,
  mailLink,
  newAccount,
  newEmail,
} from "../support/account/accounts.ts";
import { FILLED, openLink, PASSWORD, REGISTER, userAfter } from "../support/account/registration.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { tabTo } from "../support/look/keyboard.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { Visitor } from "../support/visitor.ts";

for (const language of TESTED_LANGUAGES) {
  test(`an account is made by the link in the mail, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { authLink } = visitor.texts;
    const email = newEmail();
    await visitor.open(REGISTER);
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await visitor.requestLink("register", email);
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await openLink(page, await lastLinkMailedTo(email));
    await expect(page.getByRole("heading", { level: 1, name: authLink.register.opened.title })).toBeVisible();
    await visitor.button(authLink.register.opened.finish).click();
    for (const text of [
      authLink.nicknameProblem,
      visitor.texts.auth.email.passwordProblem,
      authLink.consent.problem,
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole("textbox", { name: authLink.nickname })).toBeFocused();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await visitor.fillRegistration({ ...FILLED, nickname: " Robin " });
    const user = await userAfter(page, () => visitor.button(authLink.register.opened.finish).click());
    expect(user).toMatchObject({
      email,
      additionalInfo: { nickname: "Robin" },
      authProviders: ["password"],
      passwordSet: true,
      hasConsented: true,
    });
    await expect(page).toHaveURL(/\/help$/);

    await visitor.signOut();
    await visitor.open("/auth/login?redirectUrl=%2Fhelp");
    await visitor.signIn({ email, password: PASSWORD });
    await expect(page).toHaveURL(/\/help$/);
  });
}

test("a person with an account is told, and signs in with the address filled in", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const { auth, authLink } = visitor.texts;
  const account = await newAccount();
  await visitor.open(REGISTER);
  const address = page.getByRole("textbox", { name: authLink.address });
  await address.fill("robin@example");
  await visitor.button(authLink.register.ready.send).click();
  await expect(page.getByText(authLink.addressProblem)).toBeVisible();
  await address.fill(account.email);
  await visitor.button(authLink.register.ready.send).click();
  await expect(page.getByText(authLink.register.refused)).toBeVisible();
  expect(await linksMailedTo(account.email)).toEqual([]);
  await expectAccessibleInTestedSchemes(page);
  await visitor.link(visitor.texts.auth.email.forgot).click();
  await expect(page.getByRole("textbox", { name: authLink.address })).toHaveValue(account.email);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: authLink.register.ready.title })).toBeVisible();
  await address.fill(account.email);
  await visitor.button(authLink.register.ready.send).click();
  await visitor.link(authLink.signIn).click();
  await expect(page.getByRole("textbox", { name: auth.email.address })).toHaveValue(account.email);
  await visitor.password.fill(account.password);
  await visitor.button(auth.email.enter).click();
  await expect(page).toHaveURL(/\/help$/);
});

test("the nickname of the test is there already", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const { authLink } = visitor.texts;
  await visitor.open("/schema/nickname");
  await visitor.nickname.fill("하늘");
  await visitor.continueTo("character");
  await openLink(page, await mailLink(newEmail(), "/auth/register?lng=ko"));
  const nickname = page.getByRole("textbox", { name: authLink.nickname });
  await expect(nickname).toHaveValue("하늘");
  await nickname.fill("");
  await expect(nickname).toHaveValue("");
});

test("a mail is sent again after a minute, or to another address", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const { authLink } = visitor.texts;
  const email = newEmail();
  await visitor.open(REGISTER);
  await visitor.requestLink("register", email);
  const again = visitor.button(authLink.sent.again);
  await expect(again).toBeDisabled();
  await visitor.reload();
  await expect(page.getByText(email)).toBeVisible();
  await page.clock.install();
  await visitor.reload();
  await page.clock.fastForward("01:01");
  await again.click();
  await expect(page.getByText(authLink.sent.sentAgain)).toBeVisible();
  expect(await linksMailedTo(email)).toHaveLength(2);
  await expect(again).toBeDisabled();
  await visitor.button(authLink.sent.other).click();
  await expect(page.getByRole("textbox", { name: authLink.address })).toHaveValue(email);
});

test("two presses send one mail and make one account", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const { authLink } = visitor.texts;
  const email = newEmail();
  await visitor.open(REGISTER);
  await page.getByRole("textbox", { name: authLink.address }).fill(email);
  await visitor.button(authLink.register.ready.send).dblclick();
  await openLink(page, await lastLinkMailedTo(email));
  expect(await linksMailedTo(email)).toHaveLength(1);
  await visitor.fillRegistration(FILLED);
  const updates: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/updateUserInfo")) updates.push(request.url());
  });
  await visitor.button(authLink.register.opened.finish).dblclick();
  await expect(page).toHaveURL(/\/help$/);
  expect(updates).toHaveLength(1);
});

test("registration works by keyboard alone", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const { authLink } = visitor.texts;
  const email = newEmail();
  await visitor.open(REGISTER);
  await tabTo(page, page.getByRole("textbox", { name: authLink.address }));
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: authLink.sent.title })).toBeFocused();
  await openLink(page, await lastLinkMailedTo(email));
  await tabTo(page, page.getByRole("textbox", { name: authLink.nickname }));
  await page.keyboard.type("Robin");
  await tabTo(page, visitor.password);
  await page.keyboard.type(PASSWORD);
  for (const box of await page.getByRole("checkbox").all()) {
    await tabTo(page, box);
    await page.keyboard.press("Space");
  }
  await tabTo(page, visitor.button(authLink.register.opened.finish));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/help$/);
});
