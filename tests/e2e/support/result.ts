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

/**
 * Expects the result page's graph to show the grades: name, number, band and size of each of the five. Bars are vertical, and
 * horizontal on screens that are too narrow for five.
 */
export async function expectGraph(
  { page, texts }: Visitor,
  grades: Grades,
  along: "height" | "width" = "height",
): Promise<void> {
  const { graph, names, bands } = texts.result;
  const section = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: graph.title, exact: true }) });
  const columns = section.getByRole("listitem");
  await expect(columns).toHaveCount(CHARACTERS.length);
  const sizes: number[] = [];
  for (const [index, character] of CHARACTERS.entries()) {
    const column = columns.nth(index);
    const score = grades[character].toFixed(1);
    await expect(column).toContainText(names[character]);
    await expect(column).toContainText(filled(graph.score, { score }));
    await expect(column).toContainText(bands[bandOf(grades[character])]);
    const box = await column.locator('[style*="block-size"]').boundingBox();
    sizes.push(box?.[along] ?? 0);
  }
  for (const [index, character] of CHARACTERS.entries()) {
    for (const [otherIndex, other] of CHARACTERS.entries()) {
      if (grades[character] > grades[other]) {
        expect(sizes[index], `${character} is larger than ${other}`).toBeGreaterThan(sizes[otherIndex] ?? 0);
      }
    }
  }
}
