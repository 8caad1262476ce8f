import { POLICY_DATES, TERMS } from "@mindle/domain/policy/terms";
import type { Locator } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { filled } from "../support/texts.ts";
import { Visitor } from "../support/visitor.ts";

const POLICIES = ["privacy", "usage"] as const;

for (const language of TESTED_LANGUAGES) {
  for (const policy of POLICIES) {
    test(`the ${policy} policy has a table of contents with a link to every section, in ${language}`, async ({
      page,
    }) => {
      const visitor = new Visitor(page, language);
      const texts = visitor.texts[policy];
      const name = visitor.texts.common.titles[policy];
      await visitor.open(`/policy/${policy}`);
      await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
      await expect(page.locator("time")).toHaveText(POLICY_DATES[policy]);
      await expect(page.locator("main")).not.toContainText("{{");

      const contents = page.getByRole("navigation", { name: texts.contents });
      const links = contents.getByRole("link");
      const titles = Object.values(texts.sections).map(({ title }, index) => `${index + 1}. ${title}`);
      await expect(links).toHaveText(titles);
      for (const [index, id] of Object.keys(texts.sections).entries()) {
        await expect(links.nth(index)).toHaveAttribute("href", `#${id}`);
        const heading = page.locator(`section#${id}`).getByRole("heading", { level: 2 });
        await expect(heading).toHaveText(titles[index] ?? "");
      }

      await links.last().click();
      await expect(page).toHaveURL(/#contact$/);
      await expect(page.locator("#contact").getByRole("link", { name: /@/ })).toBeInViewport();
    });
  }

  test(`the terms of use contain the terms of the specification, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { sections } = visitor.texts.usage;
    await visitor.open("/policy/usage");
    await expectTexts(page.locator("#age"), sections.age.text);
    await expect(page.locator("#age")).toContainText(/18/);
    await expectTexts(page.locator("#refunds"), sections.refunds.list);
    await expect(page.locator("#refunds")).toContainText(/30/);
    await expect(page.locator("#liability")).toContainText(/500/);
    await expect(page.locator("#claims")).toContainText(language === "ko" ? "1년" : "1 year");
    await visitor.link(visitor.texts.usage.other).click();
    await expect(page).toHaveURL(/\/policy\/privacy/);
  });

  test(`the privacy policy contains the retention time and the operator, in ${language}`, async ({
    page,
  }) => {
    const visitor = new Visitor(page, language);
    const { sections, operator } = visitor.texts.privacy;
    await visitor.open("/policy/privacy");
    await expectTexts(page.locator("#keeping"), sections.keeping.text);
    await expect(page.locator("#keeping")).toContainText(language === "ko" ? "5년" : "5 years");
    await expectTexts(page.locator("#children"), sections.children.text);
    const entries = page.locator("#data").getByRole("heading", { level: 3 });
    await expect(entries).toHaveText(sections.data.entries.map(({ name }) => name));
    await expect(page.locator("#who")).toContainText(operator.privacyOfficer);
  });
}

test("a policy prints without header, footer and navigation", async ({ page }) => {
  await page.goto("/policy/privacy");
  await expect(page.getByRole("navigation")).toHaveCount(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.locator("#contact")).toBeVisible();
});

async function expectTexts(section: Locator, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(section).toContainText(filled(text, TERMS));
}
