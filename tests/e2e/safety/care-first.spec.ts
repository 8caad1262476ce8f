import { answersBy } from "@mindle/domain/testing/answers";
import { expect, test } from "../../support/fixtures.ts";
import { expectAccessibleInTestedSchemes } from "../support/axe.ts";
import { expectTextFits } from "../support/text-fit.ts";
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

test("without a score that asks for care there is neither", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  await take(visitor, { Riggy: "3" }, 3);
  await expect(page.getByRole("complementary")).toHaveCount(0);
});
