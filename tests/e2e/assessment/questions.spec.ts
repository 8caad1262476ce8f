import { FIRST_HALF } from "@mindle/domain/assessment/questions";
import { answersAll } from "@mindle/domain/testing/answers";
import type { Locator } from "@playwright/test";
import { expect, test, WITH_MOTION } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { expectAccessible } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { filled } from "../support/texts.ts";
import { Visitor } from "../support/visitor.ts";

/** Longer than a browser takes to scroll smoothly. */
const SCROLL_MS = 1_000;

/** Opens the first half of the questions. */
async function atQuestions(visitor: Visitor): Promise<void> {
  await visitor.open("/schema/nickname");
  await visitor.enterNicknameAndCharacters("하늘", ["Jumpy"]);
}

/** Distance of an element's middle from the middle of the screen, in parts of the screen's height. */
async function distanceFromMiddle(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - innerHeight / 2) / innerHeight;
  });
}

for (const language of TESTED_LANGUAGES) {
  test(`progress and count stay in view, and follow the answers, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { journey, questions } = visitor.texts.wizard;
    await atQuestions(visitor);
    const count = (done: number) =>
      page.getByText(filled(questions.count, { done, all: FIRST_HALF.length }), { exact: true });
    await expect(count(0)).toBeInViewport({ ratio: 1 });
    await visitor.answerAll(FIRST_HALF.slice(0, 9), answersAll("4"));
    await expect(count(9)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("progressbar", { name: journey })).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(count(9)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await expectTextFits(page);
  });
}

test("an answer is said below its question, and the next question comes to the middle", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await atQuestions(visitor);
  for (const [index, choice] of (["2", "5", "1", "4"] as const).entries()) {
    const id = FIRST_HALF[index];
    const next = FIRST_HALF[index + 1];
    if (id === undefined || next === undefined) throw new Error("there are 17 questions");
    await visitor.answer(id, choice).check();
    await expect(
      visitor.question(id).getByText(visitor.texts.questions.scale[choice], { exact: true }).last(),
    ).toBeVisible();
    await expect.poll(() => distanceFromMiddle(visitor.question(next))).toBeLessThan(0.25);
  }
});

test("Continue right after the last answer goes on, however busy the browser is", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await atQuestions(visitor);
  const last = FIRST_HALF.at(-1);
  if (last === undefined) throw new Error("there are 17 questions");
  await visitor.answerAll(FIRST_HALF.slice(0, -1), answersAll("4"));
  // Both presses before anything is rendered.
  await visitor.answer(last, "4").evaluate((radio: HTMLInputElement) => {
    radio.click();
    radio.form?.requestSubmit();
  });
  await visitor.isAt("almost");
});

test.describe("where movement is wanted", () => {
  test.use(WITH_MOTION);

  test("nothing on the page moves endlessly, so that a tap is painted at once", async ({ page }) => {
    await atQuestions(new Visitor(page, "en"));
    await expect(page.locator("main svg").first()).toBeVisible();
    const endless = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity).length,
    );
    expect(endless).toBe(0);
  });

  test("a press stops the page on its way to the next question, so that it ends on the same answer", async ({
    page,
  }) => {
    const visitor = new Visitor(page, "en");
    await atQuestions(visitor);
    await page.mouse.move(200, 400);
    const answered = visitor.answer("question5", "3");
    await expect(answered).toBeAttached();
    await answered.evaluate((radio: HTMLInputElement) => {
      const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
      radio.click();
      return scrolled;
    });
    await page.mouse.down();
    // The browser scrolls beside the page's scripts, which hear of it a frame or two later.
    const pressed = await page.evaluate(async () => {
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
      return scrollY;
    });
    await page.waitForTimeout(SCROLL_MS);
    expect(await page.evaluate(() => scrollY)).toBeCloseTo(pressed, 0);
    await page.mouse.up();
  });
});

test("an answer can be changed after its card has stepped back", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await atQuestions(visitor);
  await visitor.answer("question1", "2").check();
  await visitor.answer("question2", "3").check();
  await visitor.answer("question1", "5").check();
  await expect(visitor.answer("question1", "5")).toBeChecked();
  await expect(
    visitor.question("question1").getByText(visitor.texts.questions.scale["5"], { exact: true }).last(),
  ).toBeVisible();
});
