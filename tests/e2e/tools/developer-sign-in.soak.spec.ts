import { LANGUAGES } from "@mindle/domain/catalogue/language";
import { expect, test } from "../../support/fixtures.ts";
import { codeTextedTo, newAccount } from "../support/account/accounts.ts";
import { expectAccessible } from "../support/look/axe.ts";
import { filled } from "../support/texts.ts";
import { Tester } from "../support/tools/tester.ts";

test("the app's token signs in", async ({ page }) => {
  const tester = new Tester(page, "ko");
  const { signIn } = tester.panel;
  await tester.openView("signIn");
  await expect(page.getByText(signIn.asNobody)).toBeVisible();
  const { uid } = await newAccount();
  await page.getByRole("textbox", { name: signIn.tokenField }).fill(JSON.stringify({ uid }));
  const form = page.getByRole("region", { name: signIn.token });
  await form.getByRole("button", { name: signIn.enter }).dblclick();
  await expect(page.getByText(filled(signIn.as, { uid }))).toBeVisible();
});

test.describe("sign-in by telephone", () => {
  // The emulator has no captcha's settings, and answers a wrong code with 400.
  test.use({ expectedErrors: [/501|400/] });

  for (const language of LANGUAGES) {
    test(`takes the code that was sent, in ${language}`, async ({ page }) => {
      const tester = new Tester(page, language);
      const { signIn } = tester.panel;
      const phone = `+82100${String(Date.now()).slice(-7)}`;
      await tester.openView("signIn");
      await page.getByRole("textbox", { name: signIn.number }).fill("nonsense");
      await tester.button(signIn.send).click();
      await expect(page.getByText(signIn.problems.other)).toBeVisible();
      await page.getByRole("textbox", { name: signIn.number }).fill(phone);
      await tester.button(signIn.send).dblclick();
      const code = page.getByRole("textbox", { name: signIn.code });
      await code.fill("000000");
      const form = page.getByRole("region", { name: signIn.phone });
      await form.getByRole("button", { name: signIn.enter }).click();
      await expect(page.getByText(signIn.problems.other)).toBeVisible();
      await expectAccessible(page);
      await code.fill(await codeTextedTo(phone));
      const answer = page.waitForResponse("**/api/auth/getUserInfo");
      await form.getByRole("button", { name: signIn.enter }).click();
      expect((await (await answer).json()).data).toMatchObject({ email: null, authProviders: ["phone"] });
      await expect(code).toBeHidden();
    });
  }

  for (const [error, problem] of [
    ["TOO_MANY_ATTEMPTS_TRY_LATER", "tooMany"],
    ["CAPTCHA_CHECK_FAILED", "expired"],
  ] as const) {
    test(`${error} is told as ${problem}`, async ({ page }) => {
      const tester = new Tester(page, "en");
      const { signIn } = tester.panel;
      await tester.openView("signIn");
      await page.route("**/accounts:sendVerificationCode**", (route) =>
        route.fulfill({ status: 400, json: { error: { message: error } } }),
      );
      await page.getByRole("textbox", { name: signIn.number }).fill("+821012345678");
      await tester.button(signIn.send).click();
      await expect(page.getByText(signIn.problems[problem])).toBeVisible();
    });
  }
});
