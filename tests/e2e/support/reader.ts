import { viewerPath } from "@mindle/domain/programme/paths";
import { expect, type Locator } from "@playwright/test";
import { database } from "../../../functions/src/testing/database.ts";
import { newAccount, type TestAccount } from "./accounts.ts";
import { signInAt } from "./sign-in-at.ts";
import { untilAppRuns, Visitor } from "./visitor.ts";

export const PROGRAM = "um-eng-v2s";

/** Someone who goes through the steps of the first programme. */
export class Reader extends Visitor {
  /** Signs in with a new account and opens a step where it goes on. */
  async begin(stepId: string): Promise<TestAccount> {
    const account = await newAccount();
    await signInAt(this, account, viewerPath(PROGRAM, stepId, "resume"));
    return account;
  }

  async openStep(stepId: string, view: number | "resume" = "resume"): Promise<void> {
    await this.page.goto(`${viewerPath(PROGRAM, stepId, view)}?lng=${this.language}`);
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
  const instance = `${PROGRAM}.${page}+${PROGRAM}.${page}`;
  const found = await database().doc(`users/${uid}/instances/${instance}`).get();
  const json: unknown = found.get("savedJson");
  return typeof json === "string" ? JSON.parse(json) : undefined;
}

/** How often a user's answers were saved. */
export async function countSaves(uid: string): Promise<number> {
  const saves = await database().collection(`users/${uid}/saves`).count().get();
  return saves.data().count;
}
