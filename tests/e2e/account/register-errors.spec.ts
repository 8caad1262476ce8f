import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES, testedOf } from "../../support/soak.ts";
import { linksMailedTo, newEmail } from "../support/account/accounts.ts";
import {
  FILLED,
  openedElsewhere,
  openLink,
  PASSWORD,
  REGISTER,
  userAfter,
} from "../support/account/registration.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { letThrough } from "../support/requests.ts";
import { filled } from "../support/texts.ts";
import { Visitor } from "../support/visitor.ts";

test.describe("when the sign-in service refuses", () => {
  // A call in the background may be refused while the password replaces the session.
  test.use({ expectedErrors: [/40[01]/] });

  for (const language of TESTED_LANGUAGES) {
    test(`a link opened in another browser asks for the address it was sent to, in ${language}`, async ({
      page,
    }) => {
      const { visitor, email, address, finish } = await openedElsewhere(page, language);
      const { authLink } = visitor.texts;
      await expect(page.getByText(authLink.opened.elsewhere)).toBeVisible();
      await address.fill(newEmail());
      await finish.click();
      await expect(page.getByText(authLink.register.wrongEmail)).toBeVisible();
      await expect(address).toBeFocused();
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
      await expectAccessibleInTestedSchemes(page);
      await expectTextFits(page);
      await visitor.button(authLink.failed.send).click();
      await expect(page).toHaveURL(REGISTER);
      await expect(
        page.getByRole("heading", { level: 1, name: authLink.register.ready.title }),
      ).toBeFocused();
    });

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
      await letThrough(page, "**/accounts:update**");
      await visitor.password.fill(PASSWORD);
      await finish.click();
      await expect(page).toHaveURL(/\/help$/);
    });
  }

  for (const [code, problem] of testedOf([
    ["EXPIRED_OOB_CODE", "linkExpired"],
    ["USER_DISABLED", "disabled"],
    ["SOMETHING_NEW", "unknown"],
  ] as const)) {
    test(`${code} has a message`, async ({ page }) => {
      const { visitor, finish } = await openedElsewhere(page, "ko");
      await page.route("**/accounts:signInWithEmailLink**", (route) =>
        route.fulfill({ status: 400, json: { error: { message: code } } }),
      );
      await finish.click();
      await expect(page.getByText(visitor.texts.auth.problems[problem])).toBeVisible();
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
  // The used link is tried again, and the SDK asks for the account anew. Setting a password ends earlier tokens: a call that
  // is on its way with one is refused, and repeated with a new one.
  test.use({ expectedErrors: [/ERR_FAILED|400|401/] });

  for (const [part, url] of testedOf([
    ["saving the nickname", "**/api/auth/updateUserInfo"],
    ["signing in", "**/accounts:signInWithEmailLink**"],
    ["setting the password", "**/accounts:update**"],
    ["loading the account", "**/api/auth/getUserInfo"],
  ] as const)) {
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
      await letThrough(page, url);
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
    await letThrough(page, "**/api/auth/checkEmailExist");
    await page.route("**/accounts:sendOobCode**", (route) => route.abort());
    await visitor.button(authLink.register.ready.send).click();
    await expect(page.getByText(visitor.texts.auth.problems.offline)).toBeVisible();
    expect(await linksMailedTo(email)).toEqual([]);
    await letThrough(page, "**/accounts:sendOobCode**");
    await visitor.requestLink("register", email);
  });
});
