import { answersBy } from "@mindle/domain/testing/answers";
import { expect, test } from "../support/fixtures.ts";
import { submittedResult } from "./support/submit.ts";
import { untilAppRuns, Visitor } from "./support/visitor.ts";

test("a serious result in English begins with Korea's numbers in Korea", async ({ page }) => {
  await new Visitor(page, "en").open(await submittedResult({ questions: answersBy({ Jumpy: "5" }) }));
  await expect(page.locator('a[href^="tel:"]').first()).toHaveAttribute("href", "tel:109");
});

test.describe("in the United States", () => {
  test.use({ timezoneId: "America/New_York" });

  test("the help page in Korean begins with their numbers, and nothing moves when that is known", async ({
    page,
  }) => {
    await page.goto("/help");
    const numbers = page.locator('a[href^="tel:"]');
    const places = () =>
      numbers.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    await expect(numbers.first()).toHaveAttribute("href", "tel:109");
    const before = await places();
    await untilAppRuns(page);
    await expect(numbers.first()).toHaveAttribute("href", "tel:988");
    await expect(page.getByRole("link", { name: "1577-0199" })).toBeVisible();
    expect(await places()).toEqual(before);
  });
});

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
