import { TUTORIAL_STAGES } from "@mindle/domain/assessment/stages";
import type { Locator } from "@playwright/test";
import { expect, test, WITH_MOTION } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES, testedOf } from "../../support/soak.ts";
import { filled } from "../support/texts.ts";
import { redirectOf, Visitor } from "../support/visitor.ts";

test.use(WITH_MOTION);

/** Page object of the tutorial. */
class Tutorial {
  readonly visitor: Visitor;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  get texts() {
    return this.visitor.texts.tutorial;
  }

  heading(stage: number): Locator {
    const { inside, test: quick, steps, person, letGo } = this.texts.thoughts;
    const { title } = [inside, quick, steps, person, letGo][stage - 1] ?? inside;
    return this.visitor.page.getByRole("heading", { level: 1, name: title, exact: true });
  }

  dot(now: number): Locator {
    return this.visitor.link(filled(this.texts.stage, { now, all: TUTORIAL_STAGES.length }));
  }

  get back(): Locator {
    return this.visitor.link(this.visitor.texts.common.back);
  }

  async isAt(stage: number): Promise<void> {
    await expect(this.heading(stage)).toBeVisible();
    await expect(this.dot(stage)).toHaveAttribute("aria-current", "step");
  }
}

for (const language of TESTED_LANGUAGES) {
  test(`five stages lead to the assessment, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const tutorial = new Tutorial(visitor);
    await visitor.open("/tutorial");
    await expect(page).toHaveURL(/\/tutorial\/1/);
    await tutorial.isAt(1);
    await expect(tutorial.back).toBeHidden();
    for (const stage of [2, 3, 4, 5]) {
      await visitor.link(tutorial.texts.next).click();
      await tutorial.isAt(stage);
      await expect(page).toHaveURL(new RegExp(`/tutorial/${stage}$`));
    }
    // The last stage has one way on: its button.
    await expect(visitor.link(tutorial.texts.next)).toHaveCount(0);
    await expect(visitor.button(tutorial.texts.next)).toHaveCount(0);
    await tutorial.back.click();
    await tutorial.isAt(4);
    await tutorial.dot(5).click();
    await tutorial.isAt(5);
    await visitor.link(tutorial.texts.ready).click();
    await expect(
      page.getByRole("heading", { level: 1, name: filled(tutorial.texts.done.title), exact: true }),
    ).toBeVisible();
    await visitor.link(tutorial.texts.done.start).click();
    await visitor.isAt("nickname");
  });

  test(`the last page links to sign-in, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    await visitor.open("/tutorial/done");
    await visitor.link(filled(visitor.texts.tutorial.done.login)).click();
    await expect(page).toHaveURL(/\/auth\/login\?/);
    expect(redirectOf(page)).toBe("/schema/nickname");
  });
}

test("the figures go with a finger and come back", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  await visitor.open("/tutorial/1");
  const figure = page.locator("main span > svg").first();
  const left = async () => (await figure.boundingBox())?.x ?? 0;
  // The figure is where it belongs once it is twice in the same place.
  let before = await left();
  await expect
    .poll(async () => {
      const last = before;
      before = await left();
      return before - last;
    })
    .toBe(0);
  await page.evaluate(() => {
    const touch = (name: string, x: number) =>
      document.body.dispatchEvent(
        new TouchEvent(name, {
          bubbles: true,
          touches: [new Touch({ identifier: 1, target: document.body, clientX: x, clientY: 300 })],
        }),
      );
    touch("touchstart", 100);
    touch("touchmove", 140);
  });
  expect(await left()).toBeGreaterThan(before);
  await page.evaluate(() => document.body.dispatchEvent(new TouchEvent("touchcancel", { bubbles: true })));
  await expect.poll(left).toBe(before);
});

test("Skip leads to the last page", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/tutorial/2");
  await visitor.link("Skip").click();
  await expect(page).toHaveURL(/\/tutorial\/done$/);
});

test("a tap anywhere leads to the next stage, up to the last", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const tutorial = new Tutorial(visitor);
  await visitor.open("/tutorial/1");
  for (const stage of [1, 2, 3, 4, 5]) {
    await tutorial.isAt(stage);
    await page.touchscreen.tap(200, 300);
  }
  // The last tap did nothing, or this would not lead from the last stage.
  await page.keyboard.press("ArrowLeft");
  await tutorial.isAt(4);
});

test("the arrow keys lead to the next and the previous stage, and stop at both ends", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const tutorial = new Tutorial(visitor);
  await visitor.open("/tutorial/1");
  await tutorial.isAt(1);
  // At the ends nothing happens, or the next key would not lead to the neighbour.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await tutorial.isAt(2);
  await expect(tutorial.heading(2)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await tutorial.isAt(1);
  await visitor.open("/tutorial/5");
  await tutorial.isAt(5);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await tutorial.isAt(4);
});

test("a swipe to the left leads to the next stage, to the right to the previous one, up or down to none", async ({
  page,
}) => {
  const visitor = new Visitor(page, "ko");
  const tutorial = new Tutorial(visitor);
  const swipe = async (x: number, y: number) => {
    const client = await page.context().newCDPSession(page);
    const at = (progress: number) => [{ x: 200 + x * progress, y: 400 + y * progress }];
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
    for (const progress of [0.3, 0.6, 1]) {
      await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(progress) });
    }
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await client.detach();
  };
  await visitor.open("/tutorial/2");
  await tutorial.isAt(2);
  await swipe(-150, 10);
  await tutorial.isAt(3);
  await swipe(150, 10);
  await tutorial.isAt(2);
  await swipe(10, 200);
  await swipe(-150, 10);
  await tutorial.isAt(3);
});

for (const stage of testedOf(["0", "6", "nowhere"])) {
  test(`an unknown stage, ${stage}, shows the first`, async ({ page }) => {
    const visitor = new Visitor(page, "en");
    await visitor.open(`/tutorial/${stage}`);
    await new Tutorial(visitor).isAt(1);
  });
}

test("buttons and titles have the words of the specification", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/tutorial/5");
  await visitor.link("I’m ready").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    filled("Let’s tailor {{product}} to your life"),
  );
  await expect(visitor.link("Get Started")).toBeVisible();
  await expect(visitor.link(filled("Already using {{product}}? Log in"))).toBeVisible();
});
