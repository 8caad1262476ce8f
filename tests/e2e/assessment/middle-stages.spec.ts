import type { Page } from "@playwright/test";
import { expect, test, WITH_MOTION } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES, testedOf } from "../../support/soak.ts";
import { newAccount } from "../support/account/accounts.ts";
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
  test(`a way of as many stones as days, with the chosen figure on it and the marked claim below it, leads on, in ${language}`, async ({
    page,
  }) => {
    const visitor = new Visitor(page, language);
    const { graph } = visitor.texts.wizard;
    const claim = { percent: 30, days: 30 };
    await page.setViewportSize({ width: 360, height: 640 });
    await visitor.open("/schema/graph?character=Pleaser");
    await expect(visitor.heading("graph")).toBeVisible();
    const way = page.getByRole("img", { name: filled(graph.alt, claim), exact: true });
    await expect(way).toBeInViewport({ ratio: 1 });
    await expect(way.locator("> ellipse")).toHaveCount(claim.days);
    await expect(way.locator("svg")).toHaveCount(1);

    // Of the size of all text, with its mark in the same block, and neither behind the button.
    const block = page.getByRole("figure");
    const sentence = block.getByText(filled(graph.claim, claim), { exact: true });
    await expect(sentence).toHaveCSS("font-size", "16px");
    const mark = block.getByText(visitor.texts.common.figure.example);
    const { y, height } = (await mark.boundingBox()) ?? { y: 0, height: 0 };
    expect(height).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual((await visitor.continueButton.boundingBox())?.y ?? 0);

    await expect(visitor.continueButton).toBeEnabled();
    await visitor.continueTo("notification");
    await page.goBack();
    await visitor.isAt("graph");
  });
}

test("the figure walks once, and not at all under reduced motion", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visitor.open("/schema/graph");
  await expect(visitor.heading("graph")).toBeVisible();
  expect(await animationsOf(page)).toBe("");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(() => animationsOf(page)).toContain("walk");
  await expect.poll(() => animationsOf(page)).not.toContain("walk");
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
