import { answersBy } from "@mindle/domain/testing/answers";
import { expect, test } from "../../support/fixtures.ts";
import { submittedResult } from "../support/assessment/result.ts";
import { untilAppRuns, Visitor } from "../support/visitor.ts";

test("a serious result in English begins with Korea's numbers in Korea", async ({ page }) => {
  await new Visitor(page, "en").open(await submittedResult({ questions: answersBy({ Jumpy: "5" }) }));
  await expect(page.locator('a[href^="tel:"]').first()).toHaveAttribute("href", "tel:109");
});

test.describe("in the United States", () => {
  test.use({ timezoneId: "America/New_York" });

  test("the help page in Korean keeps Korea's numbers where they are, and has one for Koreans abroad", async ({
    page,
  }) => {
    await page.goto("/help");
    const numbers = page.getByRole("main").locator('a[href^="tel:"]');
    const places = () =>
      numbers.evaluateAll((links) => links.slice(0, 6).map((link) => link.getBoundingClientRect().top));
    await expect(numbers.first()).toHaveAttribute("href", "tel:109");
    const before = await places();
    await untilAppRuns(page);
    await expect(numbers.last()).toHaveAttribute("href", "tel:+82232100404");
    expect(await places()).toEqual(before);
    await expect(page.getByRole("main").locator('a[href="tel:988"]')).toHaveCount(0);
  });

  test("the help page in English begins with their numbers", async ({ page }) => {
    await new Visitor(page, "en").open("/help");
    await expect(page.locator('a[href^="tel:"]').first()).toHaveAttribute("href", "tel:988");
    await expect(page.locator('a[href="sms:988"]')).toBeVisible();
  });
});

test.describe("where none of our numbers answers", () => {
  test.use({ timezoneId: "Australia/Sydney" });

  test("the help page in English begins with the directory", async ({ page }) => {
    await new Visitor(page, "en").open("/help");
    const links = page.getByRole("main").getByRole("link");
    await expect(links.first()).toHaveAttribute("href", "https://findahelpline.com");
  });

  test("the help card says that each country has its own number, and leads to the directory", async ({
    page,
  }) => {
    const visitor = new Visitor(page, "en");
    await visitor.open("/schema/nickname");
    await visitor.nickname.fill("I want to die");
    const card = page.getByRole("dialog", { name: visitor.texts.helpCard.kinds.danger.title });
    await expect(card.getByText(/call the local emergency number/)).toBeVisible();
    await expect(card.locator('[href="https://findahelpline.com"]')).toBeVisible();
  });
});

for (const language of ["ko", "en"] as const) {
  test(`the help page in ${language} says where its numbers are from, and what was not looked up`, async ({
    page,
  }) => {
    const visitor = new Visitor(page, language);
    await visitor.open("/help");
    const main = page.getByRole("main");
    await expect(main.locator('a[href="sms:109"]')).toBeVisible();
    await expect(main.getByText(/마들랜/)).toBeVisible();
    await expect(
      main.getByText(language === "ko" ? /누리집에서 확인한 번호예요/ : /own site, 2026-11-21/),
    ).toBeVisible();
    await expect(
      main.getByText(language === "ko" ? /1388 번호는 아직/ : /^Not yet checked there: .*1388/),
    ).toBeVisible();
    await expect(main.getByText("02-120")).toHaveCount(0);
  });
}

test("the help page's back arrow is where it is elsewhere", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const back = page.getByLabel(visitor.texts.common.back, { exact: true });
  await visitor.open("/schema/nickname");
  const place = await back.boundingBox();
  await visitor.link(visitor.texts.common.getHelp).click();
  await expect(page).toHaveURL(/\/help/);
  await expect(page.getByRole("button", { name: visitor.texts.common.back })).toBeVisible();
  expect(await back.boundingBox()).toEqual(place);
});
