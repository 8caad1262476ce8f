import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { mailLink, newAccount, newEmail } from "../support/account/accounts.ts";
import { openLink } from "../support/account/registration.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { letThrough } from "../support/requests.ts";
import { filled } from "../support/texts.ts";
import { Visitor } from "../support/visitor.ts";

const PAGES = { register: "/auth/register", findPassword: "/auth/find-password" } as const;
const CHECK = "**/accounts:resetPassword**";

for (const purpose of ["register", "findPassword"] as const) {
  const path = PAGES[purpose];

  test.describe(`a link that opens ${path}`, () => {
    test.use({ expectedErrors: [/400|ERR_FAILED/] });

    for (const [what, problem] of [
      ["was used or never there", "linkInvalid"],
      ["has expired", "linkExpired"],
    ] as const) {
      test(`says at once that it ${what}, and leads to a new one`, async ({ page }) => {
        const visitor = new Visitor(page, "ko");
        const { auth, authLink } = visitor.texts;
        const link = await mailLink(newEmail(), `${path}?lng=ko`);
        if (problem === "linkExpired") {
          await page.route(CHECK, (route) =>
            route.fulfill({ status: 400, json: { error: { message: "EXPIRED_OOB_CODE" } } }),
          );
        }
        await openLink(
          page,
          problem === "linkExpired" ? link : link.replace(/oobCode=[^&]+/, "oobCode=used"),
        );
        await expect(page.getByText(auth.problems[problem])).toBeVisible();
        await expect(page.getByRole("textbox")).toHaveCount(0);
        await expectAccessibleInTestedSchemes(page);
        await visitor.button(authLink.failed.send).click();
        await expect(page.getByRole("textbox", { name: authLink.address })).toBeVisible();
      });
    }

    test("says that it could not be asked about without a connection, and asks again", async ({ page }) => {
      const visitor = new Visitor(page, "ko");
      const { authLink } = visitor.texts;
      const link = await mailLink(newEmail(), `${path}?lng=ko`);
      await page.route(CHECK, (route) => route.abort());
      await openLink(page, link);
      await expect(page.getByRole("heading", { level: 1, name: authLink.unchecked.title })).toBeFocused();
      await expect(page.getByRole("textbox")).toHaveCount(0);
      await expectAccessibleInTestedSchemes(page);
      await expectTextFits(page);
      await letThrough(page, CHECK);
      await visitor.button(authLink.unchecked.again).click();
      await expect(
        page.getByRole("heading", { level: 1, name: authLink[purpose].opened.title }),
      ).toBeVisible();
    });
  });

  for (const language of TESTED_LANGUAGES) {
    test(`${path} says who is signed in, and leads on, in ${language}`, async ({ page }) => {
      const visitor = new Visitor(page, language);
      const { auth, authLink } = visitor.texts;
      const account = await newAccount();
      await signInAt(visitor, account, path);
      await expect(page.getByText(filled(auth.signedIn.text, { name: account.email }))).toBeVisible();
      await expect(page.getByRole("textbox")).toHaveCount(0);
      await expect(visitor.link(auth.signedIn.home)).toHaveAttribute("href", "/home");
      await expectAccessibleInTestedSchemes(page);
      await visitor.button(auth.signedIn.signOut).click();
      await expect(
        page.getByRole("heading", { level: 1, name: authLink[purpose].ready.title }),
      ).toBeVisible();
    });
  }
}
