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
import { lastLinkMailedTo, type TestAccount } from "./account/accounts.ts";
import { filled, TEXTS, type Texts } from "./texts.ts";

type Credentials = Pick<TestAccount, "email" | "password">;

interface Filled {
  readonly nickname: string;
  readonly password: string;
}

type Stage = keyof Texts["wizard"]["titles"];

/** Page object: a visitor who uses the app in one language. */
export class Visitor {
  readonly page: Page;
  readonly texts: Texts;
  readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.texts = TEXTS[language];
  }

  /** Opens an address of the app in the visitor's language and waits until the app runs. */
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

  /** Waits until a stage is shown: its address changes a moment earlier. */
  async isAt(stage: Stage): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`/schema/${stage}(\\?|$)`));
    await expect(this.heading(stage)).toBeVisible();
  }

  async continueTo(to: Stage): Promise<void> {
    await this.continueButton.click();
    await this.isAt(to);
  }

  /** From the nickname stage past the character stage. */
  async enterNicknameAndCharacters(nickname: string, characters: readonly Character[]): Promise<void> {
    await this.nickname.fill(nickname);
    await this.continueTo("character");
    for (const character of characters) await this.card(character).check();
    await this.continueTo(characters.includes("Riggy") ? "stress" : "question1");
  }

  /** Answers these questions one after the other, as a finger does; all must be on the current stage. */
  async tapAll(ids: readonly QuestionId[], answers: QuestionAnswers): Promise<void> {
    for (const id of ids) {
      const choice = answers[id];
      if (choice === undefined) continue;
      await this.answer(id, choice).check();
    }
  }

  /** Answers these questions without the scrolling between two taps; all must be on the current stage. */
  async answerAll(ids: readonly QuestionId[], answers: QuestionAnswers): Promise<void> {
    const chosen = ids.flatMap((id) => (answers[id] === undefined ? [] : [{ name: id, value: answers[id] }]));
    const last = chosen.at(-1);
    if (last === undefined) return;
    await expect(this.answer(last.name, last.value)).toBeAttached();
    await this.page.evaluate((radios) => {
      for (const { name, value } of radios) {
        document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)?.click();
      }
    }, chosen);
    await expect(this.answer(last.name, last.value)).toBeChecked();
  }

  /** From question1 to stress. */
  async answerBothHalves(
    answers: QuestionAnswers,
    answer: "answerAll" | "tapAll" = "answerAll",
  ): Promise<void> {
    await this[answer](FIRST_HALF, answers);
    await this.continueTo("almost");
    await this.continueTo("question2");
    await this[answer](SECOND_HALF, answers);
    await this.continueTo("stress");
  }

  /** Sets the stress slider with arrow keys. */
  async setStress(level: number): Promise<void> {
    await this.stress.press("End");
    for (let value = 10; value > level; value -= 1) await this.stress.press("ArrowLeft");
    await expect(this.stress).toHaveValue(String(level));
  }

  /** From stress to preparing, which redirects by itself. */
  async finishWizard(level: number): Promise<void> {
    await this.setStress(level);
    await this.continueTo("graph");
    await this.continueTo("notification");
    await this.continueButton.click();
  }

  /** Creates an account from the sign-in page, by the link in the mail, which is opened in the same tab. */
  async createAccount({ email, password }: Credentials): Promise<void> {
    const { auth } = this.texts;
    await this.link(auth.login.createAccount).click();
    await this.requestLink("register", email);
    await this.page.goto(await lastLinkMailedTo(email));
    await untilAppRuns(this.page);
    await this.fillRegistration({ nickname: "Robin", password });
    await this.button(this.texts.authLink.register.opened.finish).click();
  }

  /** From a page that sends a link, until it says that it was sent. */
  async requestLink(purpose: "register" | "findPassword", email: string): Promise<void> {
    const { authLink } = this.texts;
    await this.page.getByRole("textbox", { name: authLink.address, exact: true }).fill(email);
    await this.button(authLink[purpose].ready.send).click();
    await expect(this.page.getByRole("heading", { level: 1, name: authLink.sent.title })).toBeVisible();
  }

  /** Fills in the page that a registration's link has opened. */
  async fillRegistration({ nickname, password }: Filled): Promise<void> {
    const { authLink } = this.texts;
    await this.page.getByRole("textbox", { name: authLink.nickname }).fill(nickname);
    await this.password.fill(password);
    for (const box of await this.page.getByRole("checkbox").all()) await box.check();
  }

  /** The password, on every page that has one. */
  get password(): Locator {
    return this.page.getByLabel(this.texts.auth.email.password, { exact: true });
  }

  /** The password that replaces a forgotten one. */
  get newPassword(): Locator {
    return this.page.getByLabel(this.texts.authLink.newPassword, { exact: true });
  }

  /** Signs out by the header, and waits until that is done. */
  async signOut(): Promise<void> {
    const button = this.button(this.texts.common.signOut);
    await button.click();
    await expect(button).toBeHidden();
  }

  /** Signs in from the sign-in page, with an e-mail address and a password. */
  async signIn({ email, password }: Credentials): Promise<void> {
    const { auth } = this.texts;
    await this.link(auth.login.email).click();
    await this.page.getByRole("textbox", { name: auth.email.address }).fill(email);
    await this.password.fill(password);
    await this.button(auth.email.enter).click();
  }
}

/** Waits until the app has hydrated the HTML, so that tests do not depend on how quickly that goes. */
export async function untilAppRuns(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-app", "running");
}

/** Whether Auth has answered on this page; who the browser remembers is shown before. */
export function hasAuthAnswered(page: Page): Promise<boolean> {
  return page.evaluate(() => performance.getEntriesByName("auth-ready").length > 0);
}

/** Where the sign-in page redirects to. */
export function redirectOf(page: Page): string {
  return new URL(page.url()).searchParams.get("redirectUrl") ?? "";
}
