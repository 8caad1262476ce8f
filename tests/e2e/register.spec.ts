import { getUserInfo } from "@mindle/domain/api/auth";
import type { Page, Response } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { linksTo, linkTo, mailLink, newAccount, newEmail } from "./support/accounts.ts";
import { expectAccessibleInBothSchemes } from "./support/axe.ts";
import { tabTo } from "./support/keyboard.ts";
import { expectTextFits } from "./support/text-fit.ts";
import { filled } from "./support/texts.ts";
import { untilAppRuns, Visitor } from "./support/visitor.ts";

const REGISTER = "/auth/register?redirectUrl=%2Fhelp";
const PASSWORD = "dandelion-9";
const FILLED = { nickname: "Robin", password: PASSWORD };

/** Opens a mailed link in the page and waits for the app. */
async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await untilAppRuns(page);
}

/** A visitor whom a link for a new address has brought here from another browser, with the form filled in. */
async function openedElsewhere(page: Page, language: "ko" | "en") {
  const visitor = new Visitor(page, language);
  const email = newEmail();
  const link = await mailLink(email, `${REGISTER}&lng=${language}`);
  await openLink(page, link);
  const address = page.getByRole("textbox", { name: visitor.texts.authLink.address });
  await address.fill(email);
  await visitor.fillRegistration(FILLED);
  const finish = visitor.button(visitor.texts.authLink.register.opened.finish);
  return { visitor, email, link, address, finish };
}

/** The user as the server answers once `action` has saved a nickname; a call in the background may be answered before. */
async function userAfter(page: Page, action: () => Promise<void>) {
  const read = async (response: Response) => getUserInfo.data.parse((await response.json()).data);
  const answer = page.waitForResponse(
    async (response) =>
      response.url().endsWith("/api/auth/getUserInfo") &&
      response.ok() &&
      (await read(response)).additionalInfo.nickname !== undefined,
  );
  await action();
  return read(await answer);
}

for (const language of ["ko", "en"] as const) {
  test(`an account is made by the link in the mail, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { authLink } = visitor.texts;
    const email = newEmail();
    await visitor.open(REGISTER);
    await expectAccessibleInBothSchemes(page);
    await expectTextFits(page);
    await visitor.requestLink("register", email);
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await expectTextFits(page);
    await openLink(page, await linkTo(email));
    await expect(page.getByRole("heading", { level: 1, name: authLink.register.opened.title })).toBeVisible();
    await visitor.button(authLink.register.opened.finish).click();
    for (const text of [authLink.nicknameProblem, authLink.passwordProblem, authLink.consent.problem]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole("textbox", { name: authLink.nickname })).toBeFocused();
    await expectAccessibleInBothSchemes(page);
    await expectTextFits(page);
    await visitor.fillRegistration({ ...FILLED, nickname: " Robin " });
    const user = await userAfter(page, () => visitor.button(authLink.register.opened.finish).click());
    expect(user).toMatchObject({
      email,
      additionalInfo: { nickname: "Robin" },
      authProviders: ["password"],
      passwordSet: true,
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
  expect(await linksTo(account.email)).toEqual([]);
  await expectAccessibleInBothSchemes(page);
  await visitor.link(authLink.forgot).click();
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
  await visitor.goOn("character");
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
  expect(await linksTo(email)).toHaveLength(2);
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
  await openLink(page, await linkTo(email));
  expect(await linksTo(email)).toHaveLength(1);
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
  await openLink(page, await linkTo(email));
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

test.describe("when the sign-in service refuses", () => {
  // A call in the background may be refused while the password replaces the session.
  test.use({ expectedErrors: [/40[01]/] });

  for (const language of ["ko", "en"] as const) {
    test(`a link opened in another browser asks for the address it was sent to, in ${language}`, async ({
      page,
    }) => {
      const { visitor, email, address, finish } = await openedElsewhere(page, language);
      const { authLink } = visitor.texts;
      await expect(page.getByText(authLink.opened.elsewhere)).toBeVisible();
      await address.fill(newEmail());
      await finish.click();
      await expect(page.getByText(authLink.register.invalidEmail)).toBeVisible();
      await expect(visitor.password).toHaveValue(PASSWORD);
      await address.fill(email);
      await finish.click();
      await expect(page).toHaveURL(/\/help$/);
    });

    test(`a link that was used up leads to a new one, in ${language}`, async ({ page, browser }) => {
      const { visitor, email, link, finish } = await openedElsewhere(page, language);
      const { auth, authLink } = visitor.texts;
      const other = await browser.newContext();
      const used = await other.newPage();
      await openLink(used, link);
      await new Visitor(used, language).fillRegistration(FILLED);
      await used.getByRole("textbox", { name: authLink.address }).fill(email);
      await used.getByRole("button", { name: authLink.register.opened.finish }).click();
      await expect(used).toHaveURL(/\/help$/);
      await other.close();

      await finish.click();
      await expect(page.getByRole("heading", { level: 1, name: authLink.failed.title })).toBeFocused();
      await expect(page.getByText(auth.problems.linkInvalid)).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await expectTextFits(page);
      await visitor.button(authLink.failed.send).click();
      await expect(page).toHaveURL(REGISTER);
      await expect(
        page.getByRole("heading", { level: 1, name: authLink.register.ready.title }),
      ).toBeFocused();
    });

    for (const [code, problem] of [
      ["EXPIRED_OOB_CODE", "linkExpired"],
      ["USER_DISABLED", "disabled"],
      ["SOMETHING_NEW", "unknown"],
    ] as const) {
      test(`${code} has a message, in ${language}`, async ({ page }) => {
        const { visitor, finish } = await openedElsewhere(page, language);
        await page.route("**/accounts:signInWithEmailLink**", (route) =>
          route.fulfill({ status: 400, json: { error: { message: code } } }),
        );
        await finish.click();
        await expect(page.getByText(visitor.texts.auth.problems[problem])).toBeVisible();
      });
    }

    test(`a weak password is told at its field, in ${language}`, async ({ page }) => {
      const { visitor, finish } = await openedElsewhere(page, language);
      const { auth, authLink } = visitor.texts;
      await page.route("**/accounts:update**", (route) =>
        route.fulfill({ status: 400, json: { error: { message: "WEAK_PASSWORD" } } }),
      );
      await visitor.password.fill("abc");
      await expect(page.getByText(filled(authLink.strength.short, { missing: 5 }))).toBeVisible();
      await visitor.password.fill("password-1");
      await expect(page.getByText(authLink.strength.easy)).toBeVisible();
      await finish.click();
      await expect(page.getByText(auth.problems.weakPassword)).toBeVisible();
      await page.unroute("**/accounts:update**");
      await visitor.password.fill(PASSWORD);
      await finish.click();
      await expect(page).toHaveURL(/\/help$/);
    });
  }

  test("an address that takes no mail is told to choose another one", async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    const { authLink } = visitor.texts;
    await visitor.open(REGISTER);
    await page.route("**/accounts:sendOobCode**", (route) =>
      route.fulfill({ status: 400, json: { error: { message: "INVALID_EMAIL" } } }),
    );
    await page.getByRole("textbox", { name: authLink.address }).fill(newEmail());
    await visitor.button(authLink.register.ready.send).click();
    await expect(page.getByText(authLink.register.invalidEmail)).toBeVisible();
  });
});

test.describe("when the network fails", () => {
  // The used link is tried again, and the SDK asks for the account anew.
  test.use({ expectedErrors: [/ERR_FAILED|400/] });

  for (const [part, url] of [
    ["signing in", "**/accounts:signInWithEmailLink**"],
    ["setting the password", "**/accounts:update**"],
    ["saving the nickname", "**/api/auth/updateUserInfo"],
    ["loading the account", "**/api/auth/getUserInfo"],
  ] as const) {
    test(`while ${part}, a second press goes on, also after a reload`, async ({ page }) => {
      const { visitor, email, address, finish } = await openedElsewhere(page, "en");
      const { auth } = visitor.texts;
      await page.route(url, (route) => route.abort());
      for (const isReloaded of [false, true]) {
        if (isReloaded) {
          await visitor.reload();
          if (part === "signing in") await address.fill(email);
          await visitor.fillRegistration(FILLED);
        }
        await finish.click();
        const alert = page.getByRole("alertdialog", { name: auth.problemTitle });
        await expect(alert).toContainText(
          url.includes("/api/") ? auth.problems.account : auth.problems.offline,
        );
        await alert.getByRole("button", { name: "OK" }).click();
        await expect(visitor.password).toHaveValue(PASSWORD);
      }
      await page.unroute(url);
      const user = await userAfter(page, () => finish.click());
      expect(user).toMatchObject({ email, additionalInfo: { nickname: "Robin" }, passwordSet: true });
      await expect(page).toHaveURL(/\/help$/);
    });
  }

  test("while looking the address up, nothing is sent and the address stays", async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    const { authLink } = visitor.texts;
    const email = newEmail();
    await visitor.open(REGISTER);
    await page.route("**/api/auth/checkEmailExist", (route) => route.abort());
    const address = page.getByRole("textbox", { name: authLink.address });
    await address.fill(email);
    await visitor.button(authLink.register.ready.send).click();
    await expect(page.getByText(authLink.notLookedUp)).toBeVisible();
    await expect(address).toHaveValue(email);
    await page.unroute("**/api/auth/checkEmailExist");
    await page.route("**/accounts:sendOobCode**", (route) => route.abort());
    await visitor.button(authLink.register.ready.send).click();
    await expect(page.getByText(visitor.texts.auth.problems.offline)).toBeVisible();
    expect(await linksTo(email)).toEqual([]);
    await page.unroute("**/accounts:sendOobCode**");
    await visitor.requestLink("register", email);
  });
});
