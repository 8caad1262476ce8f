import type { Character } from "@mindle/domain/assessment/characters";
import { answersBy } from "@mindle/domain/testing/answers";
import { expect } from "../../../support/fixtures.ts";
import { Result } from "./result.ts";

const WORDS = {
  ko: {
    next: "다음",
    stop: "여기까지 하기",
    tag: "네, 제가 할게요",
    first: "1366",
    programme: "첫 3분",
    end: "확인하고 내일 말씀드릴게요.",
  },
  en: {
    next: "Next",
    stop: "Stop here for now",
    tag: "Yes, I’ll do it",
    first: "1366",
    programme: "The first three minutes",
    end: "Let me check, and I’ll get back to you tomorrow.",
  },
} as const;

/** A visitor at a result with its three minutes. */
export class FirstStep extends Result {
  get words() {
    return WORDS[this.language];
  }

  /** The title of the page of the step that is shown. */
  get title() {
    return this.page.getByRole("region", { name: /3분|Three minutes/ }).getByRole("heading", { level: 2 });
  }

  /** The card at the end. */
  get paper() {
    return this.page.locator('[data-widget="content-head"]:visible + [data-widget="text"]');
  }

  get keep() {
    return this.button(this.texts.endings.keep);
  }

  get offer() {
    return this.link(this.texts.result.programme.button);
  }

  async begin(character: Character, questions = answersBy({ [character]: "3" })): Promise<string> {
    const address = await this.openResult({ questions, characters: [character] });
    await this.button(this.texts.result.firstStep.begin).click();
    await expect(this.title).toBeFocused();
    return address;
  }

  /** Goes on to the card without an answer. */
  async goToCard(): Promise<void> {
    const stop = this.button(this.words.stop);
    const next = this.button(this.words.next);
    await expect(async () => {
      if (!(await stop.isVisible())) await next.click({ timeout: 1_000 });
      await expect(stop).toBeVisible({ timeout: 500 });
    }).toPass();
  }
}
