import { QUESTIONS_OF, type QuestionAnswers } from "@mindle/domain/assessment/questions";
import { answerCounting, answersBy } from "@mindle/domain/testing/answers";
import { expect, test } from "../../support/fixtures.ts";
import { expectGraph, gradesOf } from "../support/assessment/result.ts";
import { filled } from "../support/texts.ts";
import { redirectOf, Visitor } from "../support/visitor.ts";

test("a Riggy grade of 6.8 leads to the beta trial too", async ({ page }) => {
  // Six that count 4 and one that counts 2 add up to 26, which is 6.8; one point less is 6.4.
  const [, ...sixOfRiggy] = QUESTIONS_OF.Riggy;
  const answers: QuestionAnswers = {
    ...answersBy({}),
    question1: "2",
    ...Object.fromEntries(sixOfRiggy.map((id) => [id, answerCounting(id, "4")])),
  };
  expect(gradesOf(answers).Riggy).toBe(6.8);
  const visitor = new Visitor(page, "en");
  await visitor.open("/schema/nickname");
  await visitor.enterNicknameAndCharacters("Robin", ["Jumpy"]);
  await visitor.answerBothHalves(answers);
  await visitor.finishWizard(5);
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
  expect(redirectOf(page)).toMatch(/^\/voucher\/riggy-complete\?responseId=[A-Za-z0-9]{24}$/);
  const { auth } = visitor.texts;
  await expect(page.getByText(filled(auth.result.who, { nickname: "Robin" }))).toBeVisible();
  await visitor.link("Skip to results").click();
  await expectGraph(visitor, gradesOf(answers));
});
