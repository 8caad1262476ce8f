import { bandOf } from "@mindle/domain/assessment/bands";
import { CHARACTERS } from "@mindle/domain/assessment/characters";
import type { QuestionAnswers } from "@mindle/domain/assessment/questions";
import { type Grades, gradeAnswers } from "@mindle/domain/assessment/scoring";
import { expect } from "@playwright/test";
import { filled } from "./texts.ts";
import type { Visitor } from "./visitor.ts";

/** The grades of complete answers. */
export function gradesOf(answers: QuestionAnswers): Grades {
  const result = gradeAnswers(answers);
  if (!result.ok) throw new Error(`${result.missing} has no answer`);
  return result.grades;
}

/** Unfolds the scores of a result page where they wait behind a button. */
export async function showScores({ page, texts }: Visitor): Promise<void> {
  const { graph } = texts.result;
  const heading = page.getByRole("heading", { name: graph.title, exact: true });
  const show = page.getByText(graph.show, { exact: true });
  await expect(heading.or(show).first()).toBeVisible();
  // The three free minutes arrive above it, and a press that begins before ends on something else.
  await expect(async () => {
    if (await heading.isHidden()) await show.click();
    await expect(heading).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/**
 * Expects the result page's graph to show the grades: name, number, band and length of each of the five. A bar's end lies in
 * the part of the scale that belongs to its band.
 */
export async function expectGraph(visitor: Visitor, grades: Grades): Promise<void> {
  await showScores(visitor);
  const { page, texts } = visitor;
  const { graph, bands } = texts.result;
  const { names } = texts.common;
  const section = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: graph.title, exact: true }) });
  const rows = section.getByRole("listitem");
  await expect(rows).toHaveCount(CHARACTERS.length);
  for (const [index, character] of CHARACTERS.entries()) {
    const row = rows.nth(index);
    const score = String(grades[character]);
    await expect(row).toContainText(names[character]);
    await expect(row).toContainText(filled(graph.score, { score }));
    await expect(row).toContainText({ ...bands, healthy: graph.healthy }[bandOf(grades[character])]);
    // The bar grows when it appears.
    const bar = row.locator('[style*="inline-size"]').last();
    await bar.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const zone = await row
      .locator(`[data-band="${bandOf(grades[character])}"]`)
      .first()
      .boundingBox();
    const box = await bar.boundingBox();
    if (zone === null || box === null) throw new Error(`${character} has no bar`);
    const end = box.x + box.width;
    expect(end, `${character} ends in its band`).toBeGreaterThanOrEqual(zone.x - 1);
    expect(end, `${character} ends in its band`).toBeLessThanOrEqual(zone.x + zone.width + 8);
  }
}

/** Scrolls to the result page's graph, which explains itself then where the result is new. */
export async function lookAtGraph(visitor: Visitor): Promise<void> {
  await showScores(visitor);
  await visitor.page
    .getByRole("heading", { name: visitor.texts.result.graph.title, exact: true })
    .evaluate((heading) => heading.parentElement?.scrollIntoView({ block: "center" }));
}
