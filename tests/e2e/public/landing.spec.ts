import { checkedContent } from "@mindle/content/compile";
import { pageDataOf } from "@mindle/content/page-data";
import { LANGUAGES } from "@mindle/domain/catalogue/localized";
import { PRODUCT } from "@mindle/domain/product";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { requireStack } from "../../support/stack.ts";
import { tabTo } from "../support/look/keyboard.ts";
import { filled, TEXTS } from "../support/texts.ts";
import { untilAppRuns, Visitor } from "../support/visitor.ts";

const content = await checkedContent();

for (const language of TESTED_LANGUAGES) {
  test(`shows four reviews of the content, marked as examples, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { reviews } = visitor.texts.landing;
    await visitor.open("/");
    const section = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: reviews.title }) });
    await expect(section.getByRole("figure")).toHaveCount(4);
    await expect(section.getByText(reviews.allIllustrative)).toHaveCount(1);
    // Nobody has given them: examples have no stars.
    await expect(section.getByRole("img")).toHaveCount(0);
    await expect(section.getByText(language === "ko" ? "디자이너" : "Designer")).toBeVisible();
  });

  test(`shows the first page of three programmes as one picture, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    await visitor.open("/");
    const picture = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: visitor.texts.landing.banner.title }) })
      .getByRole("img");
    const words = await picture.getAttribute("aria-label");
    for (const slug of ["riggy-complete", "jumpy-complete", "shelly-complete"] as const) {
      const shown = pageDataOf(content, [`packages/${slug}`])[`packages/${slug}`]?.inside[0];
      if (shown === undefined) throw new Error(`${slug} names no page`);
      expect(words).toContain(shown.question[language]);
    }
  });

  test(`each cause links to the assessment with its character, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { hero, causes } = visitor.texts.landing;
    const { "orders/causes": order = [] } = pageDataOf(content, ["orders/causes"]);
    await visitor.open("/");
    const links = page.getByRole("list", { name: hero.causes }).getByRole("link");
    await expect(links).toHaveText(order.map((character) => causes[character]));
    for (const [at, character] of order.entries()) {
      await expect(links.nth(at)).toHaveAttribute("href", `/schema/nickname?character=${character}`);
    }
    await links.filter({ hasText: causes.Shelly }).click();
    await visitor.isAt("nickname");
    await visitor.nickname.fill("Sol");
    await visitor.continueTo("character");
    await expect(visitor.card("Shelly")).toBeChecked();
    await expect(visitor.card("Riggy")).not.toBeChecked();
  });

  test(`a question opens and closes by keyboard, and its answer has a link, in ${language}`, async ({
    page,
  }) => {
    const visitor = new Visitor(page, language);
    const { faq = [] } = pageDataOf(content, ["faq"]);
    await visitor.open("/");
    await expect(page.locator("summary")).toHaveText(faq.map(({ question }) => question[language]));
    const emergency = faq.find(({ id }) => id === "emergency");
    if (emergency === undefined) throw new Error("no question about emergencies");
    const question = page.locator("summary").filter({ hasText: emergency.question[language] });
    const answer = page.getByText(emergency.answer[language], { exact: true });
    await tabTo(page, question);
    await expect(answer).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(answer).toBeVisible();
    await page.keyboard.press("Space");
    await expect(answer).toBeHidden();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/help/);
  });

  test(`"Try for free" begins the assessment without a chosen character, in ${language}`, async ({
    page,
  }) => {
    const visitor = new Visitor(page, language);
    await visitor.open("/");
    await visitor.link(visitor.texts.landing.try).first().click();
    await visitor.isAt("nickname");
    await expect(page).not.toHaveURL(/character/);
  });
}

test("the content is in the HTML: nothing is read from Firestore", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(requireStack().firestoreHost)) requests.push(request.url());
  });
  await page.goto("/");
  // Static pages hydrate on the first interaction.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("figure")).toHaveCount(4);
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
});

test.describe("language", () => {
  test("is Korean by default, and the choice is stored", async ({ page }) => {
    await page.goto("/");
    await untilAppRuns(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "ko");
    await expect(page.getByRole("heading", { level: 1, name: TEXTS.ko.landing.hero.title })).toBeVisible();
    await page.getByRole("link", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { level: 1, name: TEXTS.en.landing.hero.title })).toBeVisible();
    await page.reload();
    await untilAppRuns(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goto("/?lng=ko");
    await untilAppRuns(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  });

  test("replaces the placeholder of the product's name", async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(`/?lng=${language}`);
      await expect(page.getByText(filled("{{product}}")).first()).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(PRODUCT.name));
      await expect(page.getByText("{{")).toHaveCount(0);
    }
  });
});

test("buttons and titles have the words of the specification", () => {
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
    result.programme.openNow,
    filled(result.programme.soonNow, { percent: 90 }),
  ]).toEqual([
    "Try for free",
    "Continue",
    "Create account",
    "Skip to results",
    "Continue without Login",
    "What should we call you?",
    "How stressed did you feel in the past week?",
    "Get a daily reminder",
    "Get your free copy",
    "Try our beta for free NOW! Limited offer",
    "Reserve yours now and get 90% off",
  ]);
  expect(wizard.titles.almost.replace("’", "'")).toBe("Keep going... You're already halfway!");
  expect(filled(wizard.graph.claim, { percent: 30, days: 30 })).toBe(
    "Mindlers felt 30% less stressed in 30 days",
  );
  expect(Object.values(landing.causes)).toEqual([
    "Perfectionism",
    "Low self-esteem",
    "Social isolation",
    "Anxiety",
    "Anger",
  ]);
  expect({ ...result.bands, healthy: result.graph.healthy }).toEqual({
    healthy: "Healthy",
    normal: "Hanging in there",
    caution: "Needs help",
    serious: "In pain",
  });
});
