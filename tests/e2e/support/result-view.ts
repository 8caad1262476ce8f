import type { SubmissionDraft } from "@mindle/domain/assessment/submission";
import { answersAll, answersBy } from "@mindle/domain/testing/answers";
import type { Locator } from "@playwright/test";
import { expect } from "../../support/fixtures.ts";
import { lookAtGraph, showScores } from "./result.ts";
import { submittedResult } from "./submit.ts";
import { Visitor } from "./visitor.ts";

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
