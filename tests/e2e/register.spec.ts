import { getUserInfo } from "@mindle/domain/api/auth";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { linkTo, newEmail } from "./support/accounts.ts";
import { expectAccessibleInBothSchemes } from "./support/axe.ts";
import { expectTextFits } from "./support/text-fit.ts";
import { untilAppRuns, Visitor } from "./support/visitor.ts";

const REGISTER = "/auth/register?redirectUrl=%2Fhelp";
const PASSWORD = "dandelion-9";

/** Opens a mailed link in the page and waits for the app. */
async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await untilAppRuns(page);
}

/** The user as the server last answered. */
async function answeredUser(page: Page, action: () => Promise<void>) {
  const answer = page.waitForResponse("**/api/auth/getUserInfo");
  await action();
  const { data } = await (await answer).json();
  return getUserInfo.data.parse(data);
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
    await expectAccessibleInBothSchemes(page);
    await expectTextFits(page);
    await visitor.fillRegistration({ nickname: " Robin ", password: PASSWORD });
    const user = await answeredUser(page, () => visitor.button(authLink.register.opened.finish).click());
    expect(user).toMatchObject({
      email,
      additionalInfo: { nickname: "Robin" },
      authProviders: ["password"],
      passwordSet: true,
    });
    await expect(page).toHaveURL(/\/help$/);
    await expect(visitor.button(visitor.texts.common.signOut)).toBeVisible();

    await visitor.button(visitor.texts.common.signOut).click();
    await visitor.open("/auth/login?redirectUrl=%2Fhelp");
    await visitor.signIn({ email, password: PASSWORD });
    await expect(page).toHaveURL(/\/help$/);
  });
}
