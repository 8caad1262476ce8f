import { FIRST_HALF } from "@mindle/domain/assessment/questions";
import { answersAll } from "@mindle/domain/testing/answers";
import type { Locator, Page } from "@playwright/test";
import { expect, test, WITH_MOTION } from "../../support/fixtures.ts";
import { CARE, Result } from "../support/assessment/result.ts";
import { holdRequests } from "../support/requests.ts";
import { Visitor } from "../support/visitor.ts";

function companionOn(page: Page): Locator {
  return page.locator("main [data-companion]");
}

test("the figure of the first screen comes alive in the room of its drawing, and listens while a name is written", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/following-companion*");
  const visitor = new Visitor(page, "ko");
  await visitor.open("/schema/nickname?character=Shelly");
  const companion = companionOn(page);
  await expect(companion).toHaveCount(0);
  const places = () =>
    Promise.all([page.locator("main form svg").first(), visitor.nickname].map((part) => part.boundingBox()));
  const before = await places();
  release();
  await expect(companion).toHaveAttribute("data-companion", "Shelly");
  await expect(companion).toHaveAttribute("data-mood", "greet");
  expect(await places()).toEqual(before);

  await expect(page.getByText(visitor.texts.wizard.nickname.any)).toBeVisible();
  await visitor.nickname.pressSequentially("하늘");
  await expect(companion).toHaveAttribute("data-mood", "listen");
  await expect(page.getByText(visitor.texts.wizard.nickname.heard)).toBeVisible();
  await visitor.nickname.blur();
  await expect(companion).toHaveAttribute("data-mood", "greet");
});

test.describe("offline", () => {
  test.use({ expectedErrors: ["net::ERR_FAILED"] });

  test("without its file the drawing stays, and the stage goes on", async ({ page }) => {
    await page.route("**/following-companion*", (route) => route.abort());
    const visitor = new Visitor(page, "ko");
    const refused = page.waitForEvent("requestfailed", (request) =>
      request.url().includes("following-companion"),
    );
    await visitor.open("/schema/nickname");
    await refused;
    await expect(page.locator("main form svg").first()).toBeVisible();
    await expect(companionOn(page)).toHaveCount(0);
    await visitor.nickname.fill("하늘");
    await visitor.continueTo("character");
  });
});

test("it looks at each answer, and is proud of the last", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  await visitor.open("/schema/question1?character=Jumpy");
  const companion = companionOn(page);
  await expect(companion).toHaveAttribute("data-mood", "listen");
  const gaze = () => companion.evaluate((element) => element.style.getPropertyValue("--py"));
  expect(await gaze()).toBe("");
  await visitor.answer("question1", "4").check();
  await expect.poll(async () => Number(await gaze())).toBeGreaterThan(0);

  await visitor.answerAll(FIRST_HALF, answersAll("2"));
  await expect(companion).toHaveAttribute("data-mood", "proud");
});

test.describe("with motion", () => {
  test.use(WITH_MOTION);

  test("a child that was found holds out its hand once it is lit", async ({ page }) => {
    const view = new Result(page, "ko");
    await view.openResult({ questions: CARE }, true);
    await expect(page.locator("h1")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(companionOn(page).first()).toHaveAttribute("data-mood", "warm");
  });
});
