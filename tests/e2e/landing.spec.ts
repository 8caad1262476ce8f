import { LANGUAGES } from "@mindle/domain/catalogue/localized";
import { PRODUCT } from "@mindle/domain/product";
import { expect, test } from "../support/fixtures.ts";
import { filled, TEXTS } from "./support/texts.ts";
import { Visitor } from "./support/visitor.ts";

for (const language of LANGUAGES) {
  test(`the four reviews come from the content and say that they are examples, in ${language}`, async ({
    page,
  }) => {
    const visitor = new Visitor(page, language);
    const { reviews } = visitor.texts.landing;
    await visitor.open("/");
    const section = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: reviews.title }) });
    await expect(section.getByRole("figure")).toHaveCount(4);
    await expect(section.getByText(reviews.illustrative)).toHaveCount(4);
    await expect(section.getByText(language === "ko" ? "디자이너" : "Designer")).toBeVisible();
  });
}

test.describe("language", () => {
  test("is Korean until told otherwise, and stays as chosen", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "ko");
    await expect(page.getByRole("heading", { level: 1, name: TEXTS.ko.landing.hero.title })).toBeVisible();
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { level: 1, name: TEXTS.en.landing.hero.title })).toBeVisible();
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goto("/?lng=ko");
    await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  });

  test("names the product, never its place", async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(`/?lng=${language}`);
      await expect(page.getByText(filled("{{product}}")).first()).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(PRODUCT.name));
      await expect(page.getByText("{{")).toHaveCount(0);
    }
  });
});

/** Names the specification gives, word for word. */
test("buttons and titles are named as the specification names them", () => {
  const { auth, landing, result, wizard } = TEXTS.en;
  expect([
    landing.try,
    wizard.continue,
    auth.login.createAccount,
    auth.login.skip,
    auth.login.withoutLogin,
    wizard.titles.nickname,
    wizard.titles.stress,
    wizard.titles.notification,
    wizard.titles.email,
    result.programme.riggyTitle,
    result.programme.otherTitle,
  ]).toEqual([
    "Try for free",
    "Continue",
    "Create account",
    "Skip to results",
    "Continue without Login",
    "How would you like us to call you?",
    "How stressed did you feel in the past week?",
    "Get a daily reminder",
    "Get your free copy",
    "Try our beta for free NOW! Limited offer",
    "Reserve yours now and get 90% off",
  ]);
  expect(wizard.titles.almost.replace("’", "'")).toBe("Keep going... You're already halfway!");
  expect(filled(wizard.titles.graph, { percent: 30, days: 30 })).toBe(
    "Mindlers felt 30% less stressed in 30 days",
  );
  expect(Object.values(landing.causes)).toEqual([
    "Perfectionism",
    "Low self-esteem",
    "Social isolation",
    "Anxiety",
    "Anger",
  ]);
  expect(result.bands).toEqual({
    healthy: "Healthy",
    normal: "Hanging in there",
    caution: "Needs help",
    serious: "In pain",
  });
});
