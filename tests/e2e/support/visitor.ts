import type { Character } from "@mindle/domain/assessment/characters";
import {
  FIRST_HALF,
  QUESTION_IDS,
  type QuestionAnswers,
  type QuestionId,
  SECOND_HALF,
} from "@mindle/domain/assessment/questions";
import type { Language } from "@mindle/domain/catalogue/localized";
import { expect, type Locator, type Page } from "@playwright/test";
import { filled, TEXTS, type Texts } from "./texts.ts";

type Stage = keyof Texts["wizard"]["titles"];

/** Somebody on a phone who takes the test, in one language. */
export class Visitor {
  readonly page: Page;
  readonly texts: Texts;
  readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.texts = TEXTS[language];
  }

  /** Opens an address of the app, in this visitor's language, and waits until the app answers. */
  async open(path: string): Promise<void> {
    const separator = path.includes("?") ? "&" : "?";
    await this.page.goto(`${path}${separator}lng=${this.language}`);
    await untilAppRuns(this.page);
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await untilAppRuns(this.page);
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  link(name: string): Locator {
    return this.page.getByRole("link", { name, exact: true });
  }

  get continueButton(): Locator {
    return this.button(this.texts.wizard.continue);
  }

  get nickname(): Locator {
    return this.page.getByRole("textbox", { name: this.texts.wizard.nickname.label, exact: true });
  }

  get stress(): Locator {
    return this.page.getByRole("slider", { name: this.texts.wizard.titles.stress, exact: true });
  }

  /** A character's card on the character stage. */
  card(character: Character): Locator {
    return this.page.getByRole("checkbox", { name: this.texts.common.characters[character] });
  }

  /** The five answers to one question. */
  question(id: QuestionId): Locator {
    return this.page.getByRole("group", { name: this.questionText(id), exact: true });
  }

  answer(id: QuestionId, choice: "1" | "2" | "3" | "4" | "5"): Locator {
    return this.question(id).getByRole("radio", { name: this.texts.questions.scale[choice], exact: true });
  }

  questionText(id: QuestionId): string {
    const { scale: _, ...questions } = this.texts.questions;
    const texts = Object.values(questions);
    return texts[QUESTION_IDS.indexOf(id)] ?? id;
  }

  /** The heading of a stage. */
  heading(stage: Stage): Locator {
    const name = filled(this.texts.wizard.titles[stage], { percent: 30, days: 30 });
    return this.page.getByRole("heading", { level: 1, name, exact: true });
  }

  /** Waits until a stage stands: its address comes a moment before it. */
  async isAt(stage: Stage): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`/schema/${stage}(\\?|$)`));
    await expect(this.heading(stage)).toBeVisible();
  }

  async goOn(to: Stage): Promise<void> {
    await this.continueButton.click();
    await this.isAt(to);
  }

  /** From the nickname stage over the character stage to whatever follows it. */
  async introduce(nickname: string, characters: readonly Character[]): Promise<void> {
    await this.nickname.fill(nickname);
    await this.goOn("character");
    for (const character of characters) await this.card(character).check();
    await this.goOn(characters.includes("Riggy") ? "stress" : "question1");
  }

  /** Answers every given question that stands on this stage. */
  async answerAll(ids: readonly QuestionId[], answers: QuestionAnswers): Promise<void> {
    for (const id of ids) {
      const choice = answers[id];
      if (choice === undefined) continue;
      await this.answer(id, choice).check();
    }
  }

  /** From question1 to stress. */
  async answerBothHalves(answers: QuestionAnswers): Promise<void> {
    await this.answerAll(FIRST_HALF, answers);
    await this.goOn("almost");
    await this.goOn("question2");
    await this.answerAll(SECOND_HALF, answers);
    await this.goOn("stress");
  }

  /** Moves the slider as arrow keys do. */
  async feelStress(level: number): Promise<void> {
    await this.stress.press("End");
    for (let value = 10; value > level; value -= 1) await this.stress.press("ArrowLeft");
    await expect(this.stress).toHaveValue(String(level));
  }

  /** From stress to preparing, which goes on by itself. */
  async finish(level: number): Promise<void> {
    await this.feelStress(level);
    await this.goOn("graph");
    await this.goOn("notification");
    await this.continueButton.click();
  }

  /** Makes an account from the sign-in page. */
  async createAccount(email: string, password: string): Promise<void> {
    const { auth } = this.texts;
    await this.link(auth.login.createAccount).click();
    await this.page.getByRole("textbox", { name: auth.email.address }).fill(email);
    await this.page.getByLabel(auth.email.password).fill(password);
    await this.button(auth.login.createAccount).click();
  }

  async signIn(email: string, password: string): Promise<void> {
    const { auth } = this.texts;
    await this.link(auth.login.email).click();
    await this.page.getByRole("textbox", { name: auth.email.address }).fill(email);
    await this.page.getByLabel(auth.email.password).fill(password);
    await this.button(auth.email.enter).click();
  }
}

/**
 * Waits until the app has taken over from the HTML, so that a test about something else does not also depend on how
 * quickly that goes. Where a page only tells something, the app begins at the first sign of somebody: here a mouse.
 */
export async function untilAppRuns(page: Page): Promise<void> {
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  await expect(page.locator("html")).toHaveAttribute("data-app", "running");
}

let accounts = 0;

/** An address that no test before had. */
export function newEmail(): string {
  accounts += 1;
  return `visitor-${Date.now()}-${accounts}@example.com`;
}

/** Where the sign-in page leads afterwards. */
export function redirectOf(page: Page): string {
  return new URL(page.url()).searchParams.get("redirectUrl") ?? "";
}
