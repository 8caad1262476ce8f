import { checkedContent } from "@mindle/content/compile";
import { pageDataOf } from "@mindle/content/page-data";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { FirstStep } from "../support/assessment/first-step.ts";
import { Result, RIGGY, TIE } from "../support/assessment/result.ts";
import { announceOnResults } from "../support/programme/announced.ts";

const content = await checkedContent();
const { claims = [] } = pageDataOf(content, ["claims"]);
const authored = content.claims.value;

/** Pages without answers; those that show a figure say how many. */
const PAGES = [
  { path: "/", figures: 0 },
  { path: "/about-us", figures: 4 },
  { path: "/schema/graph?character=Jumpy", figures: 1 },
  { path: "/voucher/jumpy-complete", figures: 0 },
  { path: "/catalog/list", figures: 0 },
  { path: "/beta-trial/riggy-complete", figures: 0 },
  { path: "/home", figures: 0 },
  { path: "/auth/login", figures: 0 },
  { path: "/tutorial/1", figures: 0 },
] as const;

for (const language of TESTED_LANGUAGES) {
  test.describe(`in ${language}`, () => {
    for (const { path, figures } of PAGES) {
      test(`${path}: every figure stands beside what it rests on, and nobody unnamed wrote anything`, async ({
        page,
      }) => {
        const view = new Result(page, language);
        await view.open(path);
        await expect(page.locator("main").first()).toBeVisible();
        if (figures > 0) await expect(page.locator("[data-figure-source]").first()).toBeVisible();
        expect(await figuresWithoutSource(view)).toEqual([]);
        await expect(page.locator("main [data-figure-source]")).toHaveCount(figures);
        await expectNobodyUnnamed(view);
      });
    }

    test("a result's share, and its discount while a programme is announced, stand beside what they rest on", async ({
      page,
    }) => {
      const view = new FirstStep(page, language);
      await announceOnResults(page);
      await view.openResult({ questions: RIGGY });
      await expect(page.getByText("19.3%")).toBeVisible();
      expect(await figuresWithoutSource(view)).toEqual([]);
      // The offer waits for the card of the three minutes.
      await view.begin("Jumpy", TIE);
      await view.goToCard();
      await expect(page.getByText(/90%/)).toBeVisible();
      expect(await figuresWithoutSource(view)).toEqual([]);
    });
  });
}

/** Texts with a per cent sign that have no source in the list item, card, section or stage they are in. */
function figuresWithoutSource({ page }: Result): Promise<string[]> {
  return page
    .locator("main")
    .getByText(/\d ?%/)
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.closest("li, section, article, form")?.querySelector("[data-figure-source]") == null,
        )
        .map(({ textContent }) => textContent),
    );
}

/** No page says, nor has in its data, that people wrote the content who are not named. */
async function expectNobodyUnnamed({ page, language }: Result): Promise<void> {
  const html = await page.content();
  for (const { id, text } of authored) {
    if (!claims.some((shown) => shown.id === id)) expect(html).not.toContain(text[language]);
  }
  expect(html).not.toMatch(/전문의|심리학자|psychiatrist|psychologist/i);
}
