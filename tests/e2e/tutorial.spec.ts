import { TUTORIAL_STAGES } from "@mindle/domain/assessment/tutorial";
import { LANGUAGES } from "@mindle/domain/catalogue/localized";
import type { Locator } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { filled } from "./support/texts.ts";
import { redirectOf, Visitor } from "./support/visitor.ts";

/** The tour, as somebody sees it. */
class Tour {
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

for (const language of LANGUAGES) {
  test(`five thoughts lead to the way in, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const tour = new Tour(visitor);
    await visitor.open("/tutorial");
    await expect(page).toHaveURL(/\/tutorial\/1/);
    await tour.isAt(1);
    await expect(tour.back).toBeHidden();
    for (const stage of [2, 3, 4, 5]) {
      await visitor.link(tour.texts.next).click();
      await tour.isAt(stage);
      await expect(page).toHaveURL(new RegExp(`/tutorial/${stage}$`));
    }
    await expect(visitor.button(tour.texts.next)).toBeDisabled();
    await tour.back.click();
    await tour.isAt(4);
    await tour.dot(5).click();
    await tour.isAt(5);
    await visitor.link(tour.texts.ready).click();
    await expect(
      page.getByRole("heading", { level: 1, name: filled(tour.texts.done.title), exact: true }),
    ).toBeVisible();
    await visitor.link(tour.texts.done.start).click();
    await visitor.isAt("nickname");
  });

  test(`somebody with an account finds the way to it, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    await visitor.open("/tutorial/done");
    await visitor.link(filled(visitor.texts.tutorial.done.login)).click();
    await expect(page).toHaveURL(/\/auth\/login\?/);
    expect(redirectOf(page)).toBe("/schema/nickname");
  });
}

test("Skip leads past all of it", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/tutorial/2");
  await visitor.link("Skip").click();
  await expect(page).toHaveURL(/\/tutorial\/done$/);
});

test("a press anywhere goes on, up to the last stage", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const tour = new Tour(visitor);
  await visitor.open("/tutorial/1");
  for (const stage of [1, 2, 3, 4, 5]) {
    await tour.isAt(stage);
    await page.touchscreen.tap(200, 300);
  }
  await tour.isAt(5);
});

test("the arrow keys go on and back, and stop at both ends", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const tour = new Tour(visitor);
  await visitor.open("/tutorial/1");
  await tour.isAt(1);
  await page.keyboard.press("ArrowLeft");
  await tour.isAt(1);
  await page.keyboard.press("ArrowRight");
  await tour.isAt(2);
  await expect(tour.heading(2)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await tour.isAt(1);
  await visitor.open("/tutorial/5");
  await tour.isAt(5);
  await page.keyboard.press("ArrowRight");
  await tour.isAt(5);
});

test("a swipe to the left goes on, one to the right back, one up or down nowhere", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const tour = new Tour(visitor);
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
  await tour.isAt(2);
  await swipe(-150, 10);
  await tour.isAt(3);
  await swipe(150, 10);
  await tour.isAt(2);
  await swipe(10, 200);
  await tour.isAt(2);
});

for (const stage of ["0", "6", "nowhere"]) {
  test(`an unknown stage, ${stage}, begins at the first`, async ({ page }) => {
    const visitor = new Visitor(page, "en");
    await visitor.open(`/tutorial/${stage}`);
    await new Tour(visitor).isAt(1);
  });
}

test("buttons and titles are named as the specification names them", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/tutorial/5");
  await visitor.link("I’m ready").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    filled("Let’s taylor {{product}} to your life"),
  );
  await expect(visitor.link("Get Started")).toBeVisible();
  await expect(visitor.link(filled("Already {{product}}? Login"))).toBeVisible();
});
