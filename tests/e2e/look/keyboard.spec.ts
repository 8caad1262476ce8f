import { FIRST_HALF, type QuestionId, SECOND_HALF } from "@mindle/domain/assessment/questions";
import { answersAll } from "@mindle/domain/testing/answers";
import { expect, test } from "../../support/fixtures.ts";
import { expectGraph, gradesOf } from "../support/assessment/result.ts";
import { tabTo } from "../support/look/keyboard.ts";
import { Visitor } from "../support/visitor.ts";

test("the assessment can be done with the keyboard alone", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const { keyboard } = page;
  const pressContinue = async () => {
    await tabTo(page, visitor.continueButton);
    await keyboard.press("Enter");
  };
  const isAt = async (stage: Parameters<Visitor["isAt"]>[0]) => {
    await visitor.isAt(stage);
    await expect(visitor.heading(stage)).toBeFocused();
  };
  const answer = async (ids: readonly QuestionId[]) => {
    for (const id of ids) {
      await tabTo(page, visitor.answer(id, "1"));
      await keyboard.press("Space");
      await keyboard.press("ArrowRight");
      await keyboard.press("ArrowRight");
      await expect(visitor.answer(id, "3")).toBeChecked();
    }
  };

  await visitor.open("/");
  await tabTo(page, visitor.link(visitor.texts.landing.causes.Flippy));
  await keyboard.press("Enter");
  await isAt("nickname");
  await tabTo(page, visitor.nickname);
  await keyboard.type("Robin");
  await keyboard.press("Enter");
  await isAt("character");
  await tabTo(page, visitor.card("Shelly"));
  await keyboard.press("Space");
  await expect(visitor.card("Shelly")).toBeChecked();
  await pressContinue();
  await isAt("question1");
  await answer(FIRST_HALF);
  await pressContinue();
  await isAt("almost");
  await pressContinue();
  await isAt("question2");
  await answer(SECOND_HALF);
  await pressContinue();
  await isAt("stress");
  await tabTo(page, visitor.stress);
  await keyboard.press("ArrowRight");
  await pressContinue();
  await isAt("graph");
  await pressContinue();
  await isAt("notification");
  await pressContinue();
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
  await tabTo(page, visitor.link("Skip to results"));
  await keyboard.press("Enter");

  // Of children that tie the scores are folded.
  await tabTo(page, page.getByText(visitor.texts.result.graph.show, { exact: true }));
  await keyboard.press("Enter");
  await expect(visitor.button(visitor.texts.result.graph.how)).toBeVisible();
  // Who reads on scrolls, and the graph explains itself.
  await keyboard.press("PageDown");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expectGraph(visitor, gradesOf(answersAll("3")));
});

test("a new screen focuses its heading", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  await visitor.open("/");
  await tabTo(page, visitor.link(visitor.texts.landing.causes.Jumpy));
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { level: 1, name: visitor.texts.wizard.titles.nickname }),
  ).toBeFocused();
});

test("the first tab stop skips to the content", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: visitor.texts.common.skipToContent })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, visitor.link(visitor.texts.landing.causes.Riggy));
});
