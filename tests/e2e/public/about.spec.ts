import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { filled } from "../support/texts.ts";
import { Visitor } from "../support/visitor.ts";

for (const language of TESTED_LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test("the story has eight panels, each with its speakers", async ({ page }) => {
      const visitor = new Visitor(page, language);
      const { story } = visitor.texts.about;
      const { names, titles } = visitor.texts.common;
      await visitor.open("/about-us");
      await expect(page.getByRole("heading", { level: 1, name: titles.aboutUs, exact: true })).toBeVisible();
      const section = page
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: story.title }) });
      const { title: _, ...panels } = story;
      const items = section.getByRole("listitem");
      await expect(items).toHaveCount(Object.keys(panels).length);
      for (const [index, panel] of Object.values(panels).entries()) {
        for (const text of Object.values(panel)) await expect(items.nth(index)).toContainText(text);
      }
      await expect(items.nth(1)).toContainText(`${names.Riggy}: ${story.riggy.riggy}`);
    });

    test("figures without a survey are marked as examples, and the graph is also a table", async ({
      page,
    }) => {
      const visitor = new Visitor(page, language);
      const { description, graph, survey } = visitor.texts.about;
      await visitor.open("/about-us");
      await expect(page.getByText(description.mission)).toBeVisible();
      await expect(page.getByRole("heading", { name: survey.titleExamples })).toBeVisible();
      await expect(page.getByText(survey.footnote)).toBeVisible();
      for (const figure of ["30%", "96%", "93%"]) {
        const result = page.getByRole("listitem").filter({ hasText: figure });
        await expect(result).toContainText(visitor.texts.common.figure.example);
      }
      await expect(
        page.getByRole("heading", { name: filled(graph.title, { percent: 30, days: 30 }) }),
      ).toBeVisible();
      await expect(
        page.getByRole("img", { name: filled(graph.label, { days: 30, from: 100, to: 70 }) }),
      ).toBeVisible();
      await expect(page.getByText(graph.captionExample)).toBeVisible();

      const table = page.getByRole("table");
      await expect(table).toBeHidden();
      await page.getByText(graph.table, { exact: true }).click();
      const rows = table.getByRole("row");
      await expect(rows.nth(1).getByRole("cell")).toHaveText(["100", graph.illustrative]);
      await expect(rows.nth(2).getByRole("cell").last()).toHaveText(graph.illustrative);
      await expect(rows.last().getByRole("rowheader")).toHaveText(filled(graph.days, { days: 30 }));
      await expect(rows.last().getByRole("cell")).toHaveText(["70", graph.illustrative]);
    });

    test("the ESG page names two goals and links back", async ({ page }) => {
      const visitor = new Visitor(page, language);
      const { esg, esgTeaser } = visitor.texts.about;
      await visitor.open("/about-us");
      await visitor.link(esgTeaser.link).click();
      await expect(page).toHaveURL(/\/about-us\/ESG/);
      await expect(page.getByRole("heading", { level: 1, name: esg.title, exact: true })).toBeVisible();
      for (const [number, goal] of [
        [3, esg.health],
        [10, esg.inequality],
      ] as const) {
        const section = page
          .locator("section")
          .filter({ has: page.getByRole("heading", { name: goal.title }) });
        await expect(section).toContainText(filled(esg.goal, { number }));
        await expect(section.getByRole("listitem")).toHaveText(goal.list);
      }
      await visitor.link(esg.back).click();
      await expect(page).toHaveURL(/\/about-us(\?|$)/);
    });

    test("the footer of the landing page links to every page about the company", async ({ page }) => {
      const visitor = new Visitor(page, language);
      const { footer, getHelp, titles } = visitor.texts.common;
      await visitor.open("/");
      const links = page.getByRole("contentinfo").getByRole("navigation", { name: footer.label });
      await expect(links.getByRole("link", { name: footer.contact, exact: true })).toHaveAttribute(
        "href",
        /^mailto:.+@.+/,
      );
      for (const [name, path] of [
        [titles.aboutUs, "/about-us"],
        [titles.esg, "/about-us/ESG"],
        [titles.usage, "/policy/usage"],
        [titles.privacy, "/policy/privacy"],
        [getHelp, "/help"],
      ] as const) {
        await visitor.open("/");
        await links.getByRole("link", { name, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      }
    });

    test("/space shows a text and a link home", async ({ page }) => {
      const visitor = new Visitor(page, language);
      const { home, text } = visitor.texts.space;
      const { titles } = visitor.texts.common;
      await visitor.open("/space");
      await expect(page.getByRole("heading", { level: 1, name: titles.space, exact: true })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
      await visitor.link(home).click();
      await expect(
        page.getByRole("heading", { level: 1, name: visitor.texts.landing.hero.title }),
      ).toBeVisible();
    });
  });
}
