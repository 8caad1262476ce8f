import { submitAssessment } from "@mindle/domain/api/assessment";
import { toSubmission } from "@mindle/domain/assessment/submission";
import { answersBy } from "@mindle/domain/testing/answers";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { callAs, newAccount, type TestAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { Visitor } from "../support/visitor.ts";

const NICKNAME = "바다";

/** Submits an assessment as the user; resolves to the address of its result. */
async function ownResult(account: TestAccount): Promise<string> {
  const answered = { nickname: NICKNAME, stress: 6, email: null, questions: answersBy({}) };
  const body = submitAssessment.body.parse(toSubmission({ ...answered, characters: ["Jumpy"] }));
  const { _id } = await callAs(account, submitAssessment, body);
  return `/schema/result?responseId=${_id}`;
}

test.describe("a result that belongs to an account", () => {
  // What is refused, the browser reports.
  test.use({ expectedErrors: [/status of 403/] });

  for (const language of TESTED_LANGUAGES) {
    test(`does not open by its address once one has signed out, in ${language}`, async ({ page }) => {
      const visitor = new Visitor(page, language);
      const { result, common, my } = visitor.texts;
      const account = await newAccount();
      const address = await ownResult(account);
      const scores = page.getByText(result.graph.show, { exact: true });
      await signInAt(visitor, account, address);
      await expect(scores).toBeVisible();
      await visitor.open("/mypage");
      await visitor.button(my.menu.signOut).click();
      await expect(page.getByText(my.signedOut, { exact: true })).toBeVisible();

      await visitor.open(address);
      await expect(page.getByRole("heading", { level: 1, name: result.locked })).toBeVisible();
      await expect(page.getByText(NICKNAME)).toHaveCount(0);
      await expectAccessibleInTestedSchemes(page);
      await page.getByRole("main").getByRole("link", { name: common.signIn }).click();
      await visitor.signIn(account);
      await expect(scores).toBeVisible();
    });

    test(`opens by a link that its owner made, until the owner ends it, in ${language}`, async ({
      page,
      browser,
    }) => {
      const visitor = new Visitor(page, language);
      const { result } = visitor.texts;
      const account = await newAccount();
      await signInAt(visitor, account, await ownResult(account));
      await visitor.button(result.link.make).click();
      const link = await page.getByText("&shareKey=").innerText();
      await expectAccessibleInTestedSchemes(page);

      const context = await browser.newContext();
      const friend = new Visitor(await context.newPage(), language);
      await friend.open(link);
      const scores = friend.page.getByText(result.graph.show, { exact: true });
      await expect(scores).toBeVisible();
      await expect(friend.button(result.link.make)).toHaveCount(0);

      await visitor.button(result.link.end).click();
      await expect(visitor.button(result.link.make)).toBeVisible();
      await friend.reload();
      await expect(friend.page.getByText(result.lockedShared)).toBeVisible();
      await expect(friend.page.getByText(NICKNAME)).toHaveCount(0);
      await context.close();
    });
  }

  test("does not open for another account, which is told", async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    const { result, auth } = visitor.texts;
    const address = await ownResult(await newAccount());
    await signInAt(visitor, await newAccount(), address);
    await expect(page.getByRole("heading", { level: 1, name: result.lockedOther })).toBeVisible();
    await visitor.link(result.lockedSwitch).click();
    await expect(visitor.button(auth.signedIn.signOut)).toBeVisible();
  });
});
