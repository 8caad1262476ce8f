import type { Language } from "@mindle/domain/catalogue/localized";
import { viewerPath } from "@mindle/domain/programme/paths";
import { expect, type Locator, type Page } from "@playwright/test";
import { database } from "../../../support/functions/database.ts";
import { newAccount, type TestAccount } from "../account/accounts.ts";
import { signInAt } from "../account/sign-in-at.ts";
import { untilAppRuns, Visitor } from "../visitor.ts";

export const PROGRAM = "um-eng-v2s";

/** Someone who goes through the steps of a programme. */
export class Reader extends Visitor {
  readonly programId: string;

  constructor(page: Page, language: Language, programId: string = PROGRAM) {
    super(page, language);
    this.programId = programId;
  }

  /** Signs in with a new account and opens a step where it goes on. */
  async begin(stepId: string): Promise<TestAccount> {
    const account = await newAccount();
    await signInAt(this, account, viewerPath(this.programId, stepId, "resume"));
    return account;
  }

  async openStep(stepId: string, view: number | "resume" = "resume"): Promise<void> {
    await this.page.goto(`${viewerPath(this.programId, stepId, view)}?lng=${this.language}`);
    await untilAppRuns(this.page);
  }

  /** The button that finishes a page. */
  get next(): Locator {
    return this.button(this.language === "ko" ? "다음" : "Next");
  }

  choice(label: string): Locator {
    return this.page.getByRole("radio", { name: label, exact: true });
  }

  /** Waits until a page of the step is shown. */
  async isAtView(viewNo: number): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`/program/content/viewer/[^/]+/[^/]+/${viewNo}(\\?|$)`));
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
  }
}

/** What the server has of a page's answers; undefined before they are saved. */
export async function savedOnServer(uid: string, page: string): Promise<unknown> {
  return savedAt(uid, `${PROGRAM}.${page}+${PROGRAM}.${page}`);
}

/** What the server has of an instance's answers; undefined before they are saved. */
export async function savedAt(uid: string, instance: string): Promise<unknown> {
  const found = await database().doc(`users/${uid}/instances/${instance}`).get();
  const json: unknown = found.get("savedJson");
  return typeof json === "string" ? JSON.parse(json) : undefined;
}

/** How often a user's answers were saved. */
export async function countSaves(uid: string): Promise<number> {
  const saves = await database().collection(`users/${uid}/saves`).count().get();
  return saves.data().count;
}

/** The steps of a programme that a user has finished, as the server knows. */
export async function finishedSteps(uid: string, programId: string): Promise<readonly unknown[]> {
  const found = await database().doc(`users/${uid}/programs/${programId}`).get();
  const finished: readonly { readonly stepId: unknown }[] = found.get("stepFinished") ?? [];
  return finished.map(({ stepId }) => stepId);
}

/** The version of the programme that a user has, and those with which answers were saved. */
export async function versionsOnServer(uid: string) {
  const [programme, saves] = await Promise.all([
    database().doc(`users/${uid}/programs/${PROGRAM}`).get(),
    database().collection(`users/${uid}/saves`).get(),
  ]);
  return {
    programme: programme.get("version"),
    saves: [...new Set(saves.docs.map((save) => save.get("version")))],
  };
}
