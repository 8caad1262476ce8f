import { bandOf } from "@mindle/domain/assessment/bands";
import { CHARACTERS } from "@mindle/domain/assessment/characters";
import type { QuestionAnswers } from "@mindle/domain/assessment/questions";
import { type Grades, gradeAnswers } from "@mindle/domain/assessment/scoring";
import type { SubmissionDraft } from "@mindle/domain/assessment/submission";
import { answersAll, answersBy } from "@mindle/domain/testing/answers";
import type { Locator } from "@playwright/test";
import { submitWithoutWizard } from "../../../../scripts/internal/stack/submit-assessment.ts";
import { expect } from "../../../support/fixtures.ts";
import { requireStack } from "../../../support/stack.ts";
import { filled } from "../texts.ts";
import { Visitor } from "../visitor.ts";

/** One grade is in the third band (7.5), one in the second (5), the others are healthy. */
export const CARE = answersBy({ Jumpy: "4", Riggy: "3" });
export const CRISIS = answersBy({ Shelly: "5" });
/** All five grades are in the third band. */
export const WEARY = answersAll("4");
export const CALM = answersBy({ Riggy: "2" });
/** Two grades are the highest, both 5.0, in the second band. */
export const TIE = answersBy({ Pleaser: "3", Jumpy: "3" });
/** The tie of two that are less than a point apart: 5.7 and 5.0. */
export const NEAR_TIE = { ...TIE, question3: "5" } as const;
/** Riggy has the highest grade, below the one that redirects to the beta trial. */
export const RIGGY = answersBy({ Riggy: "3" });

/** Page object of the result. */
export class Result extends Visitor {
  get tutorial(): Locator {
    return this.page.getByRole("dialog", { name: this.texts.result.tutorial.title });
  }

  get howToRead(): Locator {
    return this.button(this.texts.result.graph.how);
  }

  get pictureDialog(): Locator {
    return this.page.getByRole("dialog", { name: this.texts.result.picture.title });
  }

  get picture(): Locator {
    return this.pictureDialog.getByRole("img");
  }

  /**
   * Submits these answers and opens their result; resolves to its address. A result that is not new is not introduced; what waits on
   * one that is may be hurried (`page.clock`).
   */
  async openResult(parts: Partial<SubmissionDraft>, isNew = false): Promise<string> {
    if (isNew) await this.page.clock.install();
    else {
      await this.page.addInitScript(
        (stored) => localStorage.setItem("resultTutorialSeen", stored),
        JSON.stringify({ v: 1, data: Date.now() + 3_600_000 }),
      );
    }
    const address = await submittedResult(parts);
    await this.open(address);
    return address;
  }

  /** For results that are opened from now on: the card of a first step was reached here before, after which there is an offer. */
  async haveCard(): Promise<void> {
    await this.page.addInitScript(
      (stored) => localStorage.setItem("firstSteps", stored),
      JSON.stringify({ v: 1, data: { steps: { Flippy: "done" }, isVisitors: false } }),
    );
  }

  async openPicture(): Promise<void> {
    await this.button(this.texts.result.picture.open).click();
    await expect(this.picture).toBeVisible();
  }

  /** Expects that the tutorial does not open by itself, neither once its time has come nor before a dialog that is opened then. */
  async expectNoTutorial(openPicture: string = this.texts.result.picture.open): Promise<void> {
    await expect(this.button(openPicture)).toBeVisible();
    await expect(this.page.getByRole("article").first()).toBeVisible();
    // Nothing moves on in what is folded.
    await showScores(this);
    await this.page.evaluate(() => {
      const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1);
      return Promise.allSettled(ending.map(({ finished }) => finished));
    });
    await lookAtGraph(this);
    await this.page.clock.fastForward(LONG_AFTER_MS);
    await this.button(openPicture).click();
    await expect(this.pictureDialog).toBeVisible();
    await expect(this.page.getByRole("dialog")).toHaveCount(1);
    await this.page.keyboard.press("Escape");
    await expect(this.pictureDialog).toBeHidden();
  }
}

/** More than a result is there by itself before its graph is explained. */
const LONG_AFTER_MS = 10_000;

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

/** Submits an assessment without the wizard and resolves to the address of its result. */
export function submittedResult(parts: Partial<SubmissionDraft>): Promise<string> {
  return submitWithoutWizard(requireStack().hostingUrl, parts);
}
