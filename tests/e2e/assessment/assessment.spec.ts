import { CHARACTERS } from "@mindle/domain/assessment/characters";
import {
  FIRST_HALF,
  QUESTION_IDS,
  QUESTIONS_OF,
  type QuestionAnswers,
} from "@mindle/domain/assessment/questions";
import { answersBy } from "@mindle/domain/testing/answers";
import { expect, test, WITH_MOTION } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { newAccount } from "../support/account/accounts.ts";
import { expectGraph, gradesOf, submittedResult } from "../support/assessment/result.ts";
import { GRANT_TIMEOUT_MS } from "../support/device-storage.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { filled } from "../support/texts.ts";
import { redirectOf, Visitor } from "../support/visitor.ts";

const RESULT = /^\/schema\/result\?responseId=[A-Za-z0-9]{24}$/;
const RIGGY_VOUCHER = /^\/voucher\/riggy-complete\?responseId=[A-Za-z0-9]{24}$/;

/** No line of a phone holds it. */
const LONG_NAME = "Wolfeschlegelsteinhausenbergerdorff";

/** Grades on both sides of two thresholds, and one that rounding makes: 2.5, 5, 7.5, 0 and 6.1. */
const [first, second, third] = QUESTIONS_OF.Flippy;
const MIXED: QuestionAnswers = {
  ...answersBy({ Riggy: "2", Pleaser: "3", Jumpy: "4", Shelly: "1", Flippy: "3" }),
  ...Object.fromEntries([first, second, third].map((id) => [id, "4"])),
};

for (const language of TESTED_LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use(WITH_MOTION);

    test("leads from the landing page to a result, with a new account", async ({ page }) => {
      const visitor = new Visitor(page, language);
      const { landing, result, wizard } = visitor.texts;
      await visitor.open("/");
      await visitor.link(landing.causes.Jumpy).click();

      await visitor.isAt("nickname");
      await expect(page.getByRole("heading", { level: 1, name: wizard.titles.nickname })).toBeVisible();
      await expect(page.getByText(wizard.notice.use)).toBeVisible();
      await expect(page.getByText(wizard.notice.reflection)).toBeVisible();
      await visitor.nickname.fill("하늘");
      await visitor.continueTo("character");
      await expect(visitor.card("Jumpy")).toBeChecked();
      await visitor.continueTo("question1");
      await visitor.answerBothHalves(MIXED, "tapAll");
      await visitor.finishWizard(7);

      await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
      expect(redirectOf(page)).toMatch(RESULT);
      await visitor.signIn(await newAccount());
      await expect(page).toHaveURL(/\/schema\/result\?responseId=/);

      await expect(page.getByText(filled(result.greeting, { nickname: "하늘" }))).toBeVisible();
      await expect(
        page.getByRole("heading", {
          level: 1,
          name: filled(result.headline.loud, { name: visitor.texts.common.names.Jumpy }),
        }),
      ).toBeVisible();
      await expectGraph(visitor, gradesOf(MIXED));
      await page.getByText(result.cards.others, { exact: true }).click();
      for (const character of CHARACTERS) {
        await expect(
          page.getByRole("heading", { level: 3, name: visitor.texts.common.names[character] }),
        ).toBeVisible();
      }
      // A score that asks for care is no place for a discount: the programme that a new account has is named once it is there.
      const atHome = filled(result.programme.atHome, { name: visitor.texts.common.names.Jumpy });
      await expect(visitor.link(atHome)).toBeVisible({ timeout: GRANT_TIMEOUT_MS });
      await expect(page.getByText(filled(result.programme.soonNow, { percent: 90 }))).toBeHidden();
    });

    test("choosing Riggy skips the questions and leads to the beta trial", async ({ page }) => {
      const visitor = new Visitor(page, language);
      const { auth, landing, result } = visitor.texts;
      await visitor.open("/");
      await visitor.link(landing.causes.Riggy).click();
      await visitor.nickname.fill("Robin");
      await visitor.continueTo("character");
      await expect(visitor.card("Riggy")).toBeChecked();
      await visitor.continueTo("stress");
      await visitor.finishWizard(0);

      await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
      expect(redirectOf(page)).toMatch(RIGGY_VOUCHER);
      await expect(visitor.link(auth.login.createAccount)).toBeVisible();
      await expect(
        page.getByRole("heading", { level: 1, name: filled(auth.result.title, { nickname: "Robin" }) }),
      ).toBeVisible();
      await expect(
        page.getByText(filled(auth.result.chosen, { name: visitor.texts.common.names.Riggy })),
      ).toBeVisible();
      await visitor.link(auth.login.skip).click();
      await expect(page).toHaveURL(/\/schema\/result\?responseId=[A-Za-z0-9]{24}$/);
      await expect(
        page.getByRole("heading", {
          level: 1,
          name: filled(result.headline.chosen, { name: visitor.texts.common.names.Riggy }),
        }),
      ).toBeVisible();
      await page.goBack();
      await visitor.signIn(await newAccount());
      await expect(page).toHaveURL(/\/beta-trial\/riggy-complete\?responseId=[A-Za-z0-9]{24}$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });
}

test("'Skip to results' opens the result without an account", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/");
  await visitor.link("Try for free").first().click();
  await visitor.enterNicknameAndCharacters("Robin", ["Shelly", "Flippy"]);
  const answers = answersBy({ Shelly: "2" });
  await visitor.answerBothHalves(answers);
  await visitor.finishWizard(3);
  await visitor.link("Skip to results").click();
  await expect(page).toHaveURL(/\/schema\/result\?responseId=/);
  await expectGraph(visitor, gradesOf(answers));
  // All grades are healthy, so the tutorial does not open by itself. It would be here before the picture.
  await visitor.button(visitor.texts.result.picture.open).click();
  await expect(page.getByRole("dialog", { name: visitor.texts.result.picture.title })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  // The address alone opens the result again.
  await visitor.reload();
  await expectGraph(visitor, gradesOf(answers));
});

test("a returning browser finds its last result on the landing page, until it signs out", async ({
  page,
}) => {
  const visitor = new Visitor(page, "en");
  const last = visitor.link(visitor.texts.landing.lastResult).first();
  await visitor.open("/");
  await expect(last).toHaveCount(0);
  await visitor.open("/schema/nickname");
  await visitor.enterNicknameAndCharacters(LONG_NAME, ["Riggy"]);
  await visitor.finishWizard(4);
  await expect(page.getByRole("heading", { level: 1, name: LONG_NAME })).toBeVisible();
  await expectTextFits(page);

  await visitor.open("/");
  await last.click();
  await expect(page).toHaveURL(/\/schema\/result\?responseId=[A-Za-z0-9]{24}$/);
  await visitor.open("/auth/login");
  await visitor.signIn(await newAccount());
  await expect(last).toBeVisible();
  await visitor.button(visitor.texts.common.signOut).click();
  await expect(visitor.link(visitor.texts.common.signIn)).toBeVisible();
  await expect(last).toHaveCount(0);
});

test("helplines come first where a result in the top band is skipped to from Riggy's sign-in", async ({
  page,
}) => {
  const visitor = new Visitor(page, "ko");
  const { auth, result } = visitor.texts;
  await visitor.open("/schema/nickname");
  await visitor.enterNicknameAndCharacters("하늘", ["Jumpy"]);
  await visitor.answerBothHalves(answersBy({ Riggy: "5" }));
  await visitor.finishWizard(8);
  await expect(page.getByText(auth.result.help)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("safetyFlag"))).toContain('"danger"');
  await visitor.link(auth.login.skip).click();
  await expect(page.getByRole("heading", { level: 1, name: result.care.title })).toBeVisible();
  for (const number of ["109", "15770199", "119"]) {
    await expect(page.locator(`main a[href="tel:${number}"]`).first()).toBeVisible();
  }
  // The browser that sent the answers is flagged: no programme is mentioned, on this result or on another one.
  await expect(visitor.link(result.again)).toBeVisible();
  await expect(page.getByRole("heading", { name: result.programme.quietTitle })).toHaveCount(0);
  await visitor.open(await submittedResult({ questions: answersBy({ Jumpy: "3" }) }));
  await expect(visitor.link(result.again)).toBeVisible();
  await expect(visitor.link(result.programme.button)).toHaveCount(0);
  await expect(page.getByText(/90%/)).toHaveCount(0);
});

test("a grade in the top band shows helplines first", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const { result } = visitor.texts;
  await visitor.open(await submittedResult({ questions: answersBy({ Shelly: "5" }) }));
  await expect(page.getByRole("heading", { level: 1, name: result.care.title })).toBeVisible();
  await expect(page.locator('a[href="tel:109"]').first()).toBeVisible();
  // The tutorial does not open by itself. It would be here before the picture.
  await visitor.button(result.picture.openGently).click();
  await expect(page.getByRole("dialog", { name: result.picture.title })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page.getByText(filled(result.programme.soonNow, { percent: 90 }))).toBeHidden();
  // Opened by its link, it may be somebody else's.
  expect(await page.evaluate(() => localStorage.getItem("safetyFlag"))).toBeNull();
});

test("a result without grades shows the chosen character", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const { result } = visitor.texts;
  await visitor.open(await submittedResult({ characters: ["Riggy"], nickname: "하늘" }));
  await expect(page.getByText(filled(result.greeting, { nickname: "하늘" }))).toBeVisible();
  await expect(
    page.getByRole("heading", {
      level: 1,
      name: filled(result.headline.chosen, { name: visitor.texts.common.names.Riggy }),
    }),
  ).toBeVisible();
  for (const text of [result.graph.title, result.graph.show])
    await expect(page.getByText(text, { exact: true })).toBeHidden();
});

test("every question is asked once, in order", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  await visitor.open("/schema/nickname");
  await visitor.enterNicknameAndCharacters("하늘", ["Pleaser"]);
  const asked = async () => page.getByRole("group").locator("> p:first-child").allTextContents();
  await expect(page.getByRole("radio")).toHaveCount(17 * 5);
  const firstHalf = await asked();
  await visitor.answerAll(FIRST_HALF, answersBy({}));
  await visitor.continueTo("almost");
  await visitor.continueTo("question2");
  await expect(page.getByRole("radio")).toHaveCount(18 * 5);
  const secondHalf = await asked();
  expect([...firstHalf, ...secondHalf]).toEqual(QUESTION_IDS.map((id) => visitor.questionText(id)));
});
