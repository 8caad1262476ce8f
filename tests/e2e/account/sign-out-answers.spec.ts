import { cleanDeleteUser, exportUserData, signOutEverywhere } from "@mindle/domain/api/auth";
import type { Language } from "@mindle/domain/catalogue/language";
import { viewerPath } from "@mindle/domain/programme/paths";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { callAs, newAccount, type TestAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { answersOnDevice, storedAnswers, waitingChanges } from "../support/device-storage.ts";
import { goWithin } from "../support/go-within.ts";
import { untilAskedFor } from "../support/loaded.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { tabTo } from "../support/look/keyboard.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { PROGRAM, Reader, savedOnServer } from "../support/programme/reader.ts";
import { newTrier, OUTCOME, SEALED } from "../support/programme/tries.ts";
import { holdRequests } from "../support/requests.ts";

const CHOICE = { ko: "쉬면서도 할 일을 세고 있어요", en: "You rest, and count what is still to do" } as const;
const SAVE = "**/api/program/saveAfactoryInput";

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|cleardot/] });

/** Someone who answers a page that no server gets, and wants to sign out. */
class Leaver extends Reader {
  account: TestAccount | undefined;

  /** Opens the first page of a step. The page with the sign-out is loaded before: there is no connection later. */
  async openPage(): Promise<void> {
    this.account = await newAccount();
    await signInAt(this, this.account, "/mypage");
    await expect(this.button(this.texts.my.menu.signOut)).toBeVisible();
    await untilAskedFor(this.page, "sign-out-dialog");
    await this.page.waitForLoadState("networkidle");
    await goWithin(this.page, viewerPath(PROGRAM, "d1-s1", 1));
    await this.isAtView(1);
    // The page was idle before it went here: its widget may still be on its way when the connection goes.
    await expect(this.choice(CHOICE[this.language])).toBeAttached();
  }

  /** Answers the page, and presses the button for signing out. */
  async answerAndLeave(): Promise<void> {
    await this.choice(CHOICE[this.language]).check({ force: true });
    await this.next.click();
    await this.isAtView(2);
    await goWithin(this.page, "/mypage");
    await this.button(this.texts.my.menu.signOut).click();
  }

  get dialog() {
    return this.page.getByRole("dialog", { name: this.texts.my.signOut.title });
  }

  get words() {
    return this.dialog.getByRole("textbox", { name: this.texts.my.signOut.words });
  }

  answerOnServer(): Promise<unknown> {
    return savedOnServer(this.account?.uid ?? "", "d1-s1.scene");
  }
}

async function leaver(page: Page, language: Language): Promise<Leaver> {
  const opened = new Leaver(page, language);
  await opened.openPage();
  return opened;
}

for (const language of TESTED_LANGUAGES) {
  test(`answers without a connection are shown in words, can be copied, and stay, in ${language}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const reader = await leaver(page, language);
    const { signOut, menu } = reader.texts.my;
    await context.setOffline(true);
    await reader.answerAndLeave();
    await expect(reader.dialog.getByText(signOut.unsent.answers)).toBeVisible();
    await expect(reader.words).toHaveValue(CHOICE[language]);
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);

    await tabTo(page, reader.dialog.getByRole("button", { name: signOut.copy }));
    await page.keyboard.press("Enter");
    await expect(reader.dialog.getByText(signOut.copied).last()).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CHOICE[language]);
    await page.keyboard.press("Escape");
    await expect(reader.dialog).toBeHidden();
    await expect(reader.button(menu.signOut)).toBeVisible();

    await reader.button(menu.signOut).click();
    await reader.button(signOut.later).dblclick();
    await expect(reader.dialog).toBeHidden();
    await context.setOffline(false);
    await expect
      .poll(() => reader.answerOnServer(), { timeout: 15_000 })
      .toEqual({ scene: { state: "answered", value: "rest" } });
  });
}

test("answers that the person gives up are gone from the device, and no server gets them", async ({
  page,
  context,
}) => {
  const reader = await leaver(page, "ko");
  const { my } = reader.texts;
  await context.setOffline(true);
  await reader.answerAndLeave();
  await reader.button(my.signOut.discard).dblclick();
  await expect(page.getByText(my.signedOut, { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => answersOnDevice(page)).toEqual([]);
  await signInAt(reader, reader.account ?? (await newAccount()), viewerPath(PROGRAM, "d1-s1", 1));
  await reader.isAtView(1);
  await expect(reader.choice(CHOICE.ko)).not.toBeChecked();
  expect(await reader.answerOnServer()).toBeUndefined();
});

test("answers that are on their way are waited for, and not for long", async ({ page }) => {
  const reader = await leaver(page, "en");
  const { signOut } = reader.texts.my;
  const release = await holdRequests(page, SAVE);
  await reader.answerAndLeave();
  await expect(reader.dialog.getByText(signOut.sending.answers)).toBeVisible();
  await expect(reader.button(signOut.later)).toBeDisabled();
  await expect(reader.words).toBeHidden();
  await expect(reader.words).toHaveValue(CHOICE.en);
  await expect(reader.dialog.getByText(signOut.sending.answers)).toBeHidden();
  await reader.button(signOut.later).click();
  release();
  await expect.poll(() => reader.answerOnServer()).toEqual({ scene: { state: "answered", value: "rest" } });
});

test("answers that arrive in time are not asked about", async ({ page }) => {
  const reader = await leaver(page, "ko");
  const release = await holdRequests(page, SAVE);
  await reader.answerAndLeave();
  await expect(reader.dialog.getByText(reader.texts.my.signOut.sending.answers)).toBeVisible();
  release();
  await expect(page.getByText(reader.texts.my.signedOut, { exact: true })).toBeVisible();
  expect(await reader.answerOnServer()).toEqual({ scene: { state: "answered", value: "rest" } });
});

const TRIED = "/program/journal/tried";
const ACT = { ko: "조금 덜 완벽하게 해 보기", en: "A little less than perfect" } as const;

for (const language of TESTED_LANGUAGES) {
  test(`a deletion without a connection is called one, and is sent later, in ${language}`, async ({
    page,
    context,
  }) => {
    const reader = new Leaver(page, language);
    const { my, journal } = reader.texts;
    const account = await newTrier();
    await signInAt(reader, account, "/mypage");
    await expect(reader.button(my.menu.signOut)).toBeVisible();
    await untilAskedFor(page, "sign-out-dialog");
    await goWithin(page, TRIED);
    const act = page.getByRole("article", { name: ACT[language] });
    await expect(act).toBeVisible();
    await context.setOffline(true);
    await act.getByRole("button").click();
    const { remove } = journal.tried;
    await page.getByRole("alertdialog").getByRole("button", { name: remove.ok }).click();
    await expect(act).toHaveCount(0);

    await goWithin(page, "/mypage");
    await reader.button(my.menu.signOut).click();
    await expect(reader.dialog.getByText(my.signOut.unsent.removals)).toBeVisible();
    await expect(reader.dialog.getByText(my.signOut.unsent.answers)).toBeHidden();
    await expect(reader.button(my.signOut.leaveThere)).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await reader.button(my.signOut.later).click();
    await context.setOffline(false);
    const exported = async () => JSON.stringify((await callAs(account, exportUserData, {})).documents);
    await expect.poll(exported, { timeout: 15_000 }).not.toContain(OUTCOME);
  });
}

test.describe("a session that ends elsewhere", () => {
  test.use({ expectedErrors: [/ERR_FAILED|accounts:lookup|401 .*getUserInfo/] });

  for (const [ending, end] of [
    ["all sessions ended", (account: TestAccount) => callAs(account, signOutEverywhere, {})],
    ["the account was deleted", (account: TestAccount) => callAs(account, cleanDeleteUser, {})],
  ] as const) {
    test(`where ${ending} elsewhere, nothing but the page that was not sent stays on the device`, async ({
      page,
    }) => {
      const reader = new Leaver(page, "ko");
      const account = await newTrier();
      await signInAt(reader, account, TRIED);
      await expect(page.getByRole("article", { name: ACT.ko })).toBeVisible();
      await goWithin(page, viewerPath(PROGRAM, "d1-s1", 1));
      await reader.isAtView(1);
      await page.route(SAVE, (route) => route.abort());
      await reader.choice(CHOICE.ko).check({ force: true });
      await reader.next.click();
      await reader.isAtView(2);
      await expect.poll(() => storedAnswers(page)).toContain(SEALED);
      await end(account);
      await page.unroute(SAVE);
      await page.goto("/mypage");
      await expect(reader.button(reader.texts.my.menu.signOut)).toBeHidden();
      await expect.poll(() => storedAnswers(page)).not.toContain(SEALED);
      const left = await storedAnswers(page);
      expect(left).not.toContain(OUTCOME);
      expect(left).toContain('"rest"');
      // The draft of the page may be on its way beside it.
      await expect.poll(() => waitingChanges(page)).toBeGreaterThan(0);
    });
  }
});
