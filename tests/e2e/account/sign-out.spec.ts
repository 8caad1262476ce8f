import { getUserNotificationInfo } from "@mindle/domain/api/notification";
import { answersBy } from "@mindle/domain/testing/answers";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { callAs, newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { submittedResult } from "../support/assessment/result.ts";
import { persistedText } from "../support/device-storage.ts";
import { goWithin } from "../support/go-within.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { EVERY_DAY, ReminderPage, setReminder } from "../support/reminders.ts";
import { holdRequests, letThrough } from "../support/requests.ts";
import { untilAppRuns, Visitor } from "../support/visitor.ts";

/** All that local storage may hold for visitors; the privacy policy names it. */
const OF_THE_BROWSER = [
  "browserId",
  "clearedAt",
  "group",
  "groupJoined",
  "lng",
  "resultTutorialSeen",
  "session",
  "sessionEnded",
  "visited",
];

const NICKNAME_ON_RESULT = "바다";

test("signing out clears user data in every open tab, and nothing writes them back", async ({
  page,
  context,
}) => {
  const visitor = new Visitor(page, "ko");
  const { auth, my, result, wizard } = visitor.texts;
  const address = await submittedResult({ nickname: NICKNAME_ON_RESULT, questions: answersBy({}) });
  const signInPage = `/auth/login?redirectUrl=${encodeURIComponent(address)}`;
  await visitor.open(signInPage);
  await visitor.signIn(await newAccount());
  await expect(page.getByText(result.graph.show, { exact: true })).toBeVisible();

  await visitor.open("/schema/nickname");
  await visitor.enterNicknameAndCharacters("하늘", ["Jumpy"]);
  await visitor.answer("question1", "4").check();

  const writing = new Visitor(await context.newPage(), "ko");
  await writing.open("/schema/nickname");
  await expect(writing.nickname).toHaveValue("하늘");
  const reading = new Visitor(await context.newPage(), "ko");
  await reading.open(address);
  await expect(reading.page.getByText(result.graph.show, { exact: true })).toBeVisible();
  await expect.poll(() => persistedText(page)).toContain(NICKNAME_ON_RESULT);

  // Within the page, so that what it holds in memory is still there.
  await goWithin(page, signInPage);
  await visitor.button(auth.signedIn.signOut).click();
  await visitor.button(my.signOut.discard).click();
  await expect(visitor.link(auth.login.email)).toBeVisible();

  await expect(writing.nickname).toHaveValue("");
  await expect(reading.page.getByRole("heading", { level: 1, name: result.missing })).toBeVisible();
  await expect(reading.page).toHaveURL(/\/schema\/result$/);
  await page.goBack();
  await expect(visitor.answer("question1", "4")).not.toBeChecked();
  await goWithin(page, "/schema/email");
  await page.getByRole("textbox", { name: wizard.email.label }).fill("new@example.com");
  expect(await storedIn(page)).toEqual({ email: '{"v":1,"data":"new@example.com"}' });
  expect(await persistedText(page)).not.toContain(NICKNAME_ON_RESULT);
});

for (const language of TESTED_LANGUAGES) {
  test(`a result that was open when its user signed out asks before it opens again, in ${language}`, async ({
    page,
  }) => {
    const visitor = new Visitor(page, language);
    const { my, result, common } = visitor.texts;
    const address = await submittedResult({ nickname: NICKNAME_ON_RESULT, questions: answersBy({}) });
    await signInAt(visitor, await newAccount(), "/help");
    await visitor.open(address);
    const scores = page.getByText(result.graph.show, { exact: true });
    await expect(scores).toBeVisible();
    await visitor.open("/mypage");
    await visitor.button(my.menu.signOut).click();
    await expect(page.getByText(my.signedOut, { exact: true })).toBeVisible();

    await page.goBack();
    await untilAppRuns(page);
    const asking = page.getByRole("heading", { level: 1, name: result.closed });
    await expect(asking).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await expect(page.getByRole("main").getByRole("link", { name: common.signIn })).toHaveAttribute(
      "href",
      `/auth/login?redirectUrl=${encodeURIComponent(address)}`,
    );
    await page.reload();
    await expect(asking).toBeVisible();
    await expect(page.getByText(NICKNAME_ON_RESULT)).toHaveCount(0);
    expect(await persistedText(page)).not.toContain(NICKNAME_ON_RESULT);

    await visitor.button(result.closedOpen).click();
    await expect(scores).toBeVisible();
    await page.reload();
    await expect(scores).toBeVisible();
  });
}

test("signing out on a result leaves it, and going back does not show it", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const { result, common } = visitor.texts;
  const address = await submittedResult({ nickname: NICKNAME_ON_RESULT, questions: answersBy({}) });
  await signInAt(visitor, await newAccount(), "/help");
  await goWithin(page, address);
  await expect(page.getByText(result.graph.show, { exact: true })).toBeVisible();
  await goWithin(page, "/help");
  await goWithin(page, address);
  await visitor.button(common.signOut).click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await expect(page.getByText(NICKNAME_ON_RESULT)).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: result.closed })).toBeVisible();
  await expect(page.getByText(NICKNAME_ON_RESULT)).toHaveCount(0);
});

test("a press on the header counts though its page is replaced at once", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const { my, common } = visitor.texts;
  const load = await holdRequests(page, "**/assets/sign-out-dialog*.js");
  await signInAt(visitor, await newAccount(), "/mypage");
  await goWithin(page, "/help");
  await expect(visitor.button(common.signOut)).toBeVisible();
  await visitor.button(common.signOut).click();
  await goWithin(page, "/mypage");
  await expect(visitor.button(my.menu.everywhere)).toBeVisible();
  load();
  await expect(page.getByText(my.signedOut, { exact: true })).toBeVisible();
});

test("a tab that slept while a user signed out is loaded again when it is shown", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/schema/nickname");
  await visitor.nickname.fill("Robin");
  // What a sign-out elsewhere leaves, without the event that a sleeping page does not get.
  await page.evaluate(() => {
    localStorage.removeItem("nickname");
    localStorage.setItem("clearedAt", "1");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(visitor.nickname).toHaveValue("");
});

/** What local storage holds, beyond {@link OF_THE_BROWSER}. */
async function storedIn(page: Page): Promise<Readonly<Record<string, string>>> {
  const entries = await page.evaluate(() => Object.entries(localStorage));
  return Object.fromEntries(entries.filter(([key]) => !OF_THE_BROWSER.includes(key)));
}

test.describe("what was not sent yet", () => {
  const ANSWERED = { agreedAt: 1, nickname: "하늘", characters: ["Jumpy"], questions: { question1: "4" } };

  /** Stores values as the assessment does. */
  async function store(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
    await page.evaluate((all) => {
      for (const [key, data] of Object.entries(all)) {
        localStorage.setItem(key, JSON.stringify({ v: 1, data }));
      }
    }, values);
  }

  test("an assessment is offered to go on with, and removed only when one says so", async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    const { my, common } = visitor.texts;
    await signInAt(visitor, await newAccount(), "/mypage");
    await store(page, ANSWERED);
    await visitor.button(my.menu.signOut).click();
    const dialog = page.getByRole("dialog", { name: my.signOut.title });
    await expect(dialog.getByText(my.signOut.unsent.assessment)).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await visitor.button(common.cancel).click();
    await expect(dialog).toBeHidden();
    await expect(visitor.button(my.menu.signOut)).toBeVisible();

    await visitor.button(my.menu.signOut).click();
    await visitor.link(my.signOut.goOn.assessment).click();
    await expect(visitor.nickname).toHaveValue("하늘");

    await visitor.open("/help");
    await visitor.button(common.signOut).click();
    await visitor.button(my.signOut.discard).click();
    await expect(visitor.link(common.signIn)).toBeVisible();
    expect(await storedIn(page)).toEqual({});
  });

  for (const language of TESTED_LANGUAGES) {
    test(`is asked about by every way of signing out, in ${language}`, async ({ page }) => {
      const visitor = new Visitor(page, language);
      const { my, auth, common } = visitor.texts;
      const { title, unsent, everywhere, discard } = my.signOut;
      await signInAt(visitor, await newAccount(), "/mypage");
      await store(page, ANSWERED);
      await visitor.button(my.menu.everywhere).click();
      const dialog = page.getByRole("dialog", { name: everywhere.title });
      await expect(dialog.getByText(everywhere.text)).toBeVisible();
      await expect(dialog.getByText(unsent.assessment)).toBeVisible();
      await expectAccessibleInTestedSchemes(page);
      await visitor.button(common.cancel).click();

      await visitor.open("/auth/login?redirectUrl=%2Fhelp");
      await visitor.button(auth.signedIn.signOut).click();
      await expect(page.getByRole("dialog", { name: title }).getByText(unsent.assessment)).toBeVisible();
      await visitor.button(common.cancel).click();
      await expect(visitor.button(auth.signedIn.goOn)).toBeVisible();
      await visitor.button(auth.signedIn.signOut).click();
      await visitor.button(discard).click();
      await expect(visitor.link(auth.login.email)).toBeVisible();
      expect(await storedIn(page)).toEqual({});
    });
  }

  test("a reminder that was changed and not saved is named, and leads to its page", async ({ page }) => {
    const reminder = new ReminderPage(page, "ko");
    const { my } = reminder.texts;
    const account = await newAccount();
    await setReminder(account, { time: { hour: 12, minute: 0 }, days: EVERY_DAY, enabled: true }, 0);
    await reminder.openAs(account);
    await reminder.day(0).click();
    await expect(reminder.saveButton).toBeVisible();
    await goWithin(page, "/mypage");
    // The page before has such a button, too.
    await expect(
      page.getByRole("heading", { level: 1, name: reminder.texts.common.titles.mypage, exact: true }),
    ).toBeVisible();
    await reminder.button(my.menu.signOut).click();
    await expect(page.getByText(my.signOut.unsent.reminderDraft)).toBeVisible();
    await reminder.link(my.signOut.goOn.reminderDraft).click();
    await reminder.saveButton.click();
    await expect(reminder.saved).toBeVisible();
    await goWithin(page, "/mypage");
    await reminder.button(my.menu.signOut).click();
    await expect(page.getByText(my.signedOut, { exact: true })).toBeVisible();
  });

  test.describe("a reminder", () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test("is saved before signing out, and stays where that fails", async ({ page }) => {
      const visitor = new Visitor(page, "en");
      const { my } = visitor.texts;
      const account = await newAccount();
      await signInAt(visitor, account, "/mypage");
      await store(page, { reminder: "evening" });
      const save = "**/api/notification/updateNotificationConfig";
      await page.route(save, (route) => route.abort());
      await visitor.button(my.menu.signOut).click();
      await visitor.button(my.signOut.send).click();
      await expect(page.getByText(my.signOut.notSent)).toBeVisible();
      expect(await storedIn(page)).toMatchObject({ reminder: '{"v":1,"data":"evening"}' });

      await letThrough(page, save);
      await visitor.button(my.signOut.send).dblclick();
      await expect(page.getByText(my.signedOut, { exact: true })).toBeVisible();
      expect(await callAs(account, getUserNotificationInfo, {})).toMatchObject({
        configs: { daily: { enabled: true } },
      });
    });
  });
});
