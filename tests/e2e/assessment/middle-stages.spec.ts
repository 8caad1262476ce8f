import type { Page } from "@playwright/test";
import { expect, test, WITH_MOTION } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES, testedOf } from "../../support/soak.ts";
import { newAccount } from "../support/accounts.ts";
import { filled } from "../support/texts.ts";
import { Visitor } from "../support/visitor.ts";

test.use(WITH_MOTION);

/** Names of the animations that run on the page. */
function animationsOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : ""))
      .join(" "),
  );
}

test("the pause between the halves breathes, and is still under reduced motion", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/schema/almost");
  await expect.poll(() => animationsOf(page)).toContain("breathe");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => animationsOf(page)).toBe("");
  await expect(page.getByText(visitor.texts.wizard.almost.text)).toBeVisible();
});

test("the figure rests at no stress, and grows small with it", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/schema/stress?character=Pleaser");
  const companion = page.locator("main [data-companion]");
  await expect(companion).toHaveAttribute("data-mood", "greet");
  const width = async () => (await companion.locator("svg").boundingBox())?.width ?? 0;
  const before = await width();
  await visitor.setStress(0);
  await expect(companion).toHaveAttribute("data-mood", "rest");
  await visitor.setStress(5);
  await expect(companion).toHaveAttribute("data-mood", "small");
  await expect.poll(width).toBeCloseTo(0.9 * before, 0);
  await visitor.setStress(10);
  await expect.poll(width).toBeCloseTo(0.8 * before, 0);
});

for (const language of TESTED_LANGUAGES) {
  test(`the graph shows the claim as a slope with the chosen figure on it, and leads on, in ${language}`, async ({
    page,
  }) => {
    const visitor = new Visitor(page, language);
    const { graph } = visitor.texts.wizard;
    const claim = { percent: 30, days: 30 };
    await visitor.open("/schema/graph?character=Pleaser");
    await expect(visitor.heading("graph")).toBeVisible();
    const slope = page.getByRole("img", { name: filled(graph.alt, claim), exact: true });
    await expect(slope).toBeInViewport({ ratio: 1 });
    for (const text of ["−30%", graph.start, filled(graph.end, claim)]) {
      await expect(slope.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByText(graph.source)).toBeVisible();
    await expect(page.getByText(visitor.texts.common.figure.example)).toBeVisible();

    await expect(slope.locator("svg")).toHaveCount(2);
    const places = await slope
      .locator("svg")
      .evaluateAll((figures) =>
        figures.map((figure) => figure.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
      );
    const [start, end] = places;
    if (start === undefined || end === undefined) throw new Error("there are two figures");
    expect(end.x).toBeGreaterThan(start.x);
    expect(end.y).toBeGreaterThan(start.y);

    await expect(visitor.continueButton).toBeEnabled();
    await visitor.continueTo("notification");
    await page.goBack();
    await visitor.isAt("graph");
  });
}

test("the slope is drawn once, and not at all under reduced motion", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visitor.open("/schema/graph");
  await expect(visitor.heading("graph")).toBeVisible();
  expect(await animationsOf(page)).toBe("");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(() => animationsOf(page)).toContain("draw");
  await expect.poll(() => animationsOf(page)).not.toContain("draw");
});

test("the screen that sends the answers breathes, and says what it does", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/schema/nickname");
  await visitor.enterNicknameAndCharacters("Robin", ["Riggy"]);
  await visitor.finishWizard(2);
  await expect(visitor.heading("preparing")).toBeVisible();
  await expect(page.getByText(visitor.texts.wizard.preparing.text)).toBeVisible();
  expect(await animationsOf(page)).toContain("breathe");
});

test.describe("the chosen reminder", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("becomes the account's after signing in, and a later choice replaces it", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    const { notification } = visitor.texts.wizard;
    const saved: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/notification/updateNotificationConfig"))
        saved.push(request.postDataJSON());
    });
    const chooseAndFinish = async (reminder: string) => {
      await visitor.open("/schema/nickname");
      await visitor.enterNicknameAndCharacters("Robin", ["Riggy"]);
      await visitor.setStress(2);
      await visitor.continueTo("graph");
      await visitor.continueTo("notification");
      await page.getByRole("radio", { name: reminder }).check();
      await visitor.continueButton.click();
      await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
    };
    const isStored = () => page.evaluate(() => localStorage.getItem("reminder") !== null);
    // Nine in the evening and nine in the morning in Seoul.
    const evening = {
      time: { hour: 12, minute: 0 },
      days: Array.from({ length: 7 }, () => true),
      enabled: true,
    };
    const morning = { ...evening, time: { hour: 0, minute: 0 } };

    await chooseAndFinish(notification.evening);
    expect(await isStored()).toBe(true);
    await visitor.signIn(await newAccount());
    const expected = [{ id: "daily", config: evening }];
    await expect.poll(() => saved).toEqual(expected);
    await expect.poll(isStored).toBe(false);

    for (const [reminder, config] of testedOf([
      [notification.none, { ...evening, enabled: false }],
      [notification.morning, morning],
    ] as const)) {
      await chooseAndFinish(reminder);
      expected.push({ id: "daily", config });
      await expect.poll(() => saved).toEqual(expected);
      await expect.poll(isStored).toBe(false);
    }
  });
});
