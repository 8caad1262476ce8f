import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { newEmail, Visitor } from "./support/visitor.ts";

/** Names of the animations that run on the page. */
function animationsOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : ""))
      .join(" "),
  );
}

/** The markup of the drawings on the stage. */
function drawingsOf(page: Page): Promise<string> {
  return page.locator("form svg").first().innerHTML();
}

test("the pause between the halves breathes, and is still under reduced motion", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/schema/almost");
  await expect.poll(() => animationsOf(page)).toContain("breathe");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => animationsOf(page)).toBe("");
  await expect(page.getByText(visitor.texts.wizard.almost.text)).toBeVisible();
});

test("the stress slider changes the figure's face", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/schema/stress?character=Pleaser");
  await visitor.feelStress(0);
  const calm = await drawingsOf(page);
  await visitor.feelStress(5);
  const uneasy = await drawingsOf(page);
  await visitor.feelStress(9);
  const worried = await drawingsOf(page);
  expect(new Set([calm, uneasy, worried]).size).toBe(3);
});

test("the chosen reminder becomes the account's after signing in, and a later choice replaces it", async ({
  page,
}) => {
  const visitor = new Visitor(page, "en");
  const { notification } = visitor.texts.wizard;
  const saved: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/notification/updateNotificationConfig"))
      saved.push(request.postDataJSON());
  });
  const chooseAndFinish = async (reminder: string) => {
    await visitor.open("/schema/nickname");
    await visitor.introduce("Robin", ["Riggy"]);
    await visitor.feelStress(2);
    await visitor.goOn("graph");
    await visitor.goOn("notification");
    await page.getByRole("radio", { name: reminder }).check();
    await visitor.continueButton.click();
    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
  };
  const isStored = () => page.evaluate(() => localStorage.getItem("reminder") !== null);

  await chooseAndFinish(notification.evening);
  expect(await isStored()).toBe(true);
  await visitor.createAccount(newEmail(), "dandelion-9");
  // Nine in the evening in Seoul.
  const daily = { time: { hour: 12, minute: 0 }, days: Array.from({ length: 7 }, () => true), enabled: true };
  await expect.poll(() => saved).toEqual([{ id: "daily", config: daily }]);
  await expect.poll(isStored).toBe(false);

  await chooseAndFinish(notification.morning);
  const morning = { ...daily, time: { hour: 0, minute: 0 } };
  await expect.poll(() => saved.slice(1)).toEqual([{ id: "daily", config: morning }]);
  await expect.poll(isStored).toBe(false);

  await chooseAndFinish(notification.none);
  await expect.poll(() => saved.slice(2)).toEqual([{ id: "daily", config: { ...morning, enabled: false } }]);
  await expect.poll(isStored).toBe(false);
});
