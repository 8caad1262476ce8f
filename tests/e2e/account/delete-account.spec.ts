import { readFile } from "node:fs/promises";
import { submitAssessment } from "@mindle/domain/api/assessment";
import { toSubmission } from "@mindle/domain/assessment/submission";
import { answersBy } from "@mindle/domain/testing/answers";
import { aSubmission } from "@mindle/domain/testing/wizard";
import { seoulDay } from "@mindle/domain/time";
import type { Page } from "@playwright/test";
import * as z from "zod/mini";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import {
  acceptOldSignIns,
  accountExists,
  callAs,
  newAccount,
  type TestAccount,
  withOlderSignIn,
} from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { keepClock } from "../support/clock.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { letThrough } from "../support/requests.ts";
import { Visitor } from "../support/visitor.ts";

const DELETE = "/mypage/deleteAccount";
const OPERATION = "**/api/auth/cleanDeleteUser";
/** All calls but the deletion, and the question whether it was done. */
const OTHER_CALLS = /\/(call|api)\/(?!auth\/(cleanDeleteUser|checkEmailExist)$)/;
const EXPORT = "**/api/auth/exportUserData";
const SIX_MINUTES = 6 * 60_000;

/** Deletes the account. */
class AccountDeletion extends Visitor {
  get my() {
    return this.texts.my.deletion;
  }

  get remove() {
    return this.button(this.my.remove);
  }

  get confirm() {
    return this.page.getByRole("alertdialog", { name: this.my.confirm.title });
  }

  get confirmed() {
    return this.confirm.getByRole("button", { name: this.my.confirm.remove, exact: true });
  }

  get deleted() {
    return this.page.getByRole("heading", { level: 1, name: this.my.deleted.title });
  }

  async begin(): Promise<TestAccount> {
    const account = await newAccount();
    await signInAt(this, account, DELETE);
    await expect(this.remove).toBeVisible();
    return account;
  }
}

/** What this browser holds of an account, in its storages. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

// A new user is read, with their programmes, and gets the welcome coupon in the background, which may come after the deletion and is
// refused then; so is the new token that is asked for after that.
const IN_BACKGROUND =
  /\/call\/redeemCoupon|401.*\/api\/(?:auth\/getUserInfo|userProgram\/getUserProgram)|400.*securetoken\.googleapis\.com/;
test.use({ expectedErrors: [IN_BACKGROUND] });

for (const language of TESTED_LANGUAGES) {
  test(`an account is deleted once, with everything on the device, in ${language}`, async ({ page }) => {
    const deletion = new AccountDeletion(page, language);
    const { my } = deletion;
    const account = await deletion.begin();
    for (const text of [my.lead, my.lost.history, my.refund.text, my.download.text]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);

    await deletion.remove.click();
    await expect(deletion.confirm.getByText(my.confirm.text)).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await page.keyboard.press("Escape");
    await expect(deletion.confirm).toBeHidden();
    expect(await accountExists(account)).toBe(true);

    let calls = 0;
    await page.route(OPERATION, async (route) => {
      calls += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await deletion.remove.click();
    await deletion.confirmed.dblclick();
    await expect(deletion.deleted).toBeFocused();
    expect(calls).toBe(1);
    expect(await accountExists(account)).toBe(false);
    expect(await storedText(page)).not.toContain(account.uid);
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);

    await deletion.reload();
    await expect(page).toHaveURL(/\/auth\/login/);
  });
}

test.describe("some time after signing in", () => {
  // A wrong password is refused.
  test.use({ expectedErrors: [new RegExp(`400|${IN_BACKGROUND.source}`)] });

  test("the password is asked for first", async ({ page }) => {
    await keepClock(page);
    const deletion = new AccountDeletion(page, "ko");
    const { my } = deletion;
    const account = await deletion.begin();
    await page.clock.setSystemTime(Date.now() + SIX_MINUTES);
    await deletion.remove.click();
    const proof = page.getByRole("dialog", { name: my.reauthentication.title });
    await expect(proof).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    const password = proof.getByLabel(my.reauthentication.password);
    // Forced: the button is disabled for assistive technology, and says what is missing.
    await deletion.button(my.reauthentication.enter).click({ force: true });
    await expect(password).toHaveAccessibleDescription(my.reauthentication.missing);
    await password.fill("not-my-password");
    await password.press("Enter");
    await expect(password).toHaveAccessibleDescription(my.reauthentication.problems.credentials);
    await expect(password).toHaveValue("");
    await expect(deletion.confirm).toBeHidden();
    expect(await accountExists(account)).toBe(true);

    await password.fill(account.password);
    await deletion.button(my.reauthentication.enter).dblclick();
    await expect(deletion.confirm).toBeVisible();
    await deletion.confirmed.click();
    await expect(deletion.deleted).toBeVisible();
    expect(await accountExists(account)).toBe(false);
  });

  for (const language of TESTED_LANGUAGES) {
    test(`a sign-in that the server finds too old is renewed, and then deletes, in ${language}`, async ({
      page,
    }) => {
      const deletion = new AccountDeletion(page, language);
      const { my } = deletion;
      const account = await deletion.begin();
      await acceptOldSignIns(account.uid);
      // As of a device whose clock is slow, which finds the sign-in recent.
      await letThrough(page, OPERATION);
      await page.route(
        OPERATION,
        async (route) => {
          const { authorization = "", ...headers } = await route.request().allHeaders();
          const token = withOlderSignIn(authorization.replace("Bearer ", ""), 11);
          await route.continue({ headers: { ...headers, authorization: `Bearer ${token}` } });
        },
        { times: 1 },
      );
      await deletion.remove.click();
      await deletion.confirmed.click();
      const dialog = page.getByRole("dialog", { name: my.reauthentication.title });
      await expect(dialog).toBeVisible();
      await expect(deletion.confirm).toBeHidden();
      await expect(page.getByText(my.failed)).toBeHidden();
      expect(await accountExists(account)).toBe(true);

      await dialog.getByLabel(my.reauthentication.password).fill(account.password);
      await page.keyboard.press("Enter");
      await deletion.confirmed.click();
      await expect(deletion.deleted).toBeVisible();
      expect(await accountExists(account)).toBe(false);
    });
  }

  test("an account of Google is asked for there", async ({ page }) => {
    await keepClock(page);
    const deletion = new AccountDeletion(page, "ko");
    const { my } = deletion;
    const email = `google-${Date.now()}@example.com`;
    await deletion.open(`/auth/login?redirectUrl=${encodeURIComponent(DELETE)}`);
    await deletion.button(deletion.texts.auth.login.google).click();
    await page.getByRole("textbox", { name: deletion.texts.auth.email.address }).fill(email);
    await deletion.button(deletion.texts.auth.local.enter).click();
    await expect(deletion.remove).toBeVisible();
    await page.clock.setSystemTime(Date.now() + SIX_MINUTES);
    await deletion.remove.click();
    const proof = page.getByRole("dialog", { name: my.reauthentication.title });
    await expect(proof.getByLabel(my.reauthentication.password)).toBeHidden();
    await deletion.button(my.reauthentication.google).click();
    await expect(deletion.confirm).toBeVisible();
    await deletion.confirmed.click();
    await expect(deletion.deleted).toBeVisible();
  });
});

test.describe("with a bad connection", () => {
  // Aborted requests, and the refused call for an account that is gone.
  test.use({ expectedErrors: [/ERR_FAILED|400|401/] });

  test("a deletion whose answer was lost is told truthfully, and finished when pressed again", async ({
    page,
  }) => {
    const deletion = new AccountDeletion(page, "en");
    const { my } = deletion;
    const account = await deletion.begin();
    await page.route(OPERATION, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await deletion.remove.click();
    // Calls in the background would find the account gone, and end the session, before the answer is lost.
    await page.route(OTHER_CALLS, (route) => route.abort());
    await deletion.confirmed.click();
    await expect(page.getByText(my.unsure)).toBeVisible();
    expect(await accountExists(account)).toBe(false);

    await letThrough(page, OPERATION);
    await deletion.remove.click();
    await deletion.confirmed.click();
    await expect(deletion.deleted).toBeVisible();
    expect(await storedText(page)).not.toContain(account.uid);
  });

  test("a deletion whose answer was lost is found out when its session has ended", async ({ page }) => {
    const deletion = new AccountDeletion(page, "ko");
    const account = await deletion.begin();
    await page.route(OTHER_CALLS, (route) => route.abort());
    await page.route(OPERATION, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await deletion.remove.click();
    await deletion.confirmed.click();
    await expect(page.getByText(deletion.my.unsure)).toBeVisible();
    await letThrough(page, OTHER_CALLS);
    // It is refused, because the account is gone, and the session ends.
    await deletion.button(deletion.my.download.json).click();
    await expect(deletion.deleted).toBeVisible();
    expect(await storedText(page)).not.toContain(account.uid);
  });

  test("a deletion that never arrived changes nothing until it is pressed again", async ({ page }) => {
    const deletion = new AccountDeletion(page, "ko");
    const account = await deletion.begin();
    await page.route(OPERATION, (route) => route.abort());
    await deletion.remove.click();
    await deletion.confirmed.click();
    await expect(page.getByText(deletion.my.unsure)).toBeVisible();
    expect(await accountExists(account)).toBe(true);
    await letThrough(page, OPERATION);
    await deletion.remove.click();
    await deletion.confirmed.click();
    await expect(deletion.deleted).toBeVisible();
    expect(await accountExists(account)).toBe(false);
  });

  test("a download that breaks off says so, and can be begun again", async ({ page }) => {
    const deletion = new AccountDeletion(page, "ko");
    const { my } = deletion;
    await deletion.begin();
    await page.route(EXPORT, (route) => route.abort());
    await deletion.button(my.download.html).click();
    await expect(page.getByText(my.download.failed)).toBeVisible();
    await letThrough(page, EXPORT);
    const download = page.waitForEvent("download");
    await deletion.button(my.download.html).click();
    await download;
    await expect(page.getByText(my.download.done)).toBeVisible();
    await expect(page.getByText(my.download.failed)).toBeHidden();
  });
});

for (const language of TESTED_LANGUAGES) {
  test(`one's data come along as a page to read and as JSON, in ${language}`, async ({ page, context }) => {
    const deletion = new AccountDeletion(page, language);
    const { my } = deletion;
    const exported = my.file;
    const account = await deletion.begin();
    const draft = aSubmission({ nickname: "<b>하늘</b>", questions: answersBy({ Jumpy: "5" }) });
    await callAs(account, submitAssessment, z.parse(submitAssessment.body, toSubmission(draft)));

    const [html] = await Promise.all([
      page.waitForEvent("download"),
      deletion.button(my.download.html).dblclick(),
    ]);
    expect(html.suggestedFilename()).toBe(`mindle-${seoulDay(Date.now())}.html`);
    const text = await readFile(await html.path(), "utf8");
    const reading = await context.newPage();
    await reading.setContent(text);
    await expect(reading.getByRole("heading", { level: 2, name: exported.results.title })).toBeVisible();
    await expect(reading.getByText(account.email).first()).toBeVisible();
    await expect(reading.getByText("<b>하늘</b>")).toHaveCount(2);
    await expect(reading.getByText(deletion.questionText("question3"))).toBeVisible();
    await expectAccessibleInTestedSchemes(reading);
    await expectTextFits(reading);
    await reading.close();

    const [json] = await Promise.all([
      page.waitForEvent("download"),
      deletion.button(my.download.json).click(),
    ]);
    const data = JSON.parse(await readFile(await json.path(), "utf8"));
    expect(data.documents[`users/${account.uid}`]).toMatchObject({ email: account.email });
  });
}
