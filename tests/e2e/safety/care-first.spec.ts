import { answersBy } from "@mindle/domain/testing/answers";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { storeProgramme, submitAs } from "../support/programme/programmes.ts";
import { filled } from "../support/texts.ts";
import { redirectOf, Visitor } from "../support/visitor.ts";

// What is shown first after an assessment that asks for care: helplines, then the sign-in and the offer.

/** Takes the test; resolves on the sign-in page after it. */
async function take(visitor: Visitor, answers: Parameters<typeof answersBy>[0] | "Riggy", stress: number) {
  await visitor.open("/schema/nickname");
  await visitor.enterNicknameAndCharacters("하늘", [answers === "Riggy" ? "Riggy" : "Jumpy"]);
  if (answers !== "Riggy") await visitor.answerBothHalves(answersBy(answers));
  await visitor.finishWizard(stress);
  await visitor.page.waitForURL(/\/auth\/login/);
}

for (const [what, answers, stress] of [
  ["Riggy at 7.5", { Riggy: "4" }, 3],
  ["Riggy chosen after a week of stress", "Riggy", 9],
] as const) {
  test(`${what}: a quiet line with numbers comes before the sign-in, and before the offer`, async ({
    page,
  }) => {
    const visitor = new Visitor(page, "ko");
    await take(visitor, answers, stress);
    const strip = page.getByRole("complementary", { name: visitor.texts.result.strip.title });
    for (const number of ["109", "15770199"])
      await expect(strip.locator(`a[href="tel:${number}"]`)).toBeInViewport({ ratio: 1 });
    const skip = visitor.link(visitor.texts.auth.login.skip);
    expect((await strip.boundingBox())?.y).toBeLessThan((await skip.boundingBox())?.y ?? 0);
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);

    expect(redirectOf(page)).toMatch(/^\/voucher\/riggy-complete\?responseId=/);
    await visitor.open(redirectOf(page));
    await expect(page).toHaveURL(/\/beta-trial\/riggy-complete/);
    await expect(strip.locator('a[href="tel:109"]')).toBeInViewport({ ratio: 1 });
    const offer = page.getByRole("heading", { level: 1 });
    expect((await strip.boundingBox())?.y).toBeLessThan((await offer.boundingBox())?.y ?? 0);
    await expectAccessibleInTestedSchemes(page);
  });
}

test("a score in the top band: large numbers come before anything else of the sign-in", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await take(visitor, { Shelly: "5" }, 3);
  const help = page.getByRole("complementary", { name: visitor.texts.result.care.title });
  for (const number of ["109", "15770199", "119"])
    await expect(help.locator(`a[href="tel:${number}"]`)).toBeVisible();
  await expect(help.locator('a[href="tel:109"]')).toBeInViewport({ ratio: 1 });
  const title = page.getByRole("heading", { level: 1 });
  expect((await help.boundingBox())?.y).toBeLessThan((await title.boundingBox())?.y ?? 0);
  await expectAccessibleInTestedSchemes(page);
});

for (const { name, questions } of [
  { name: "asks for care", questions: answersBy({ Jumpy: "4", Riggy: "3" }) },
  { name: "is in the top band", questions: answersBy({ Jumpy: "5" }) },
]) {
  test(`a result that ${name} says that the found child's programme is at home, and offers nothing`, async ({
    page,
  }) => {
    const visitor = new Visitor(page, "ko");
    const { programme } = visitor.texts.result;
    const { names } = visitor.texts.common;
    const account = await newAccount();
    await storeProgramme(account.uid, { programId: "jumpy-v1" });
    const responseId = await submitAs(account, { questions });
    await signInAt(visitor, account, `/schema/result?responseId=${responseId}`);
    const way = visitor.link(filled(programme.atHome, { name: names.Jumpy }));
    await expect(way).toHaveAttribute("href", "/home");
    await expect(page.getByRole("heading", { name: programme.quietTitle })).toBeHidden();
    await expect(visitor.link(programme.calmButton)).toBeHidden();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
  });
}

test("without a score that asks for care there is neither", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  await take(visitor, { Riggy: "3" }, 3);
  await expect(page.getByRole("complementary")).toHaveCount(0);
});
