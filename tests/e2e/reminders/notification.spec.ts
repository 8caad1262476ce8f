import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES, testedOf } from "../../support/soak.ts";
import { newAccount } from "../support/account/accounts.ts";
import { persistedText } from "../support/device-storage.ts";
import { goWithin } from "../support/go-within.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import {
  DASHBOARD,
  days,
  EVERY_DAY,
  ReminderPage,
  remindOfPage,
  setReminder,
  storedReminder,
} from "../support/reminders.ts";
import { holdRequests } from "../support/requests.ts";
import { filled } from "../support/texts.ts";

const SEOUL = -540;
const UPDATE = "**/api/notification/updateNotificationConfig";
const NINE_UTC = { hour: 9, minute: 0 };

/** Counts calls of an operation. */
function countCalls(page: Page, operation: string): () => number {
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(`/api/notification/${operation}`)) calls += 1;
  });
  return () => calls;
}

test("a page that opens shows what was saved elsewhere since this browser stored the reminder", async ({
  page,
}) => {
  const account = await newAccount();
  const reminder = new ReminderPage(page, "ko");
  await reminder.openAs(account);
  await expect(reminder.toggle).not.toBeChecked();
  await expect.poll(() => persistedText(page)).toContain('"reminders"');
  await setReminder(account, { time: NINE_UTC, days: EVERY_DAY, enabled: true }, SEOUL);
  await reminder.reload();
  await expect(reminder.toggle).toBeChecked();
});

for (const language of TESTED_LANGUAGES) {
  test(`${language}: a new account switches the reminder on, which is saved at once`, async ({ page }) => {
    const account = await newAccount();
    const reminder = new ReminderPage(page, language);
    const { t } = reminder;
    await reminder.openAs(account);
    await expect(
      page.getByRole("heading", { level: 1, name: reminder.texts.common.titles.notifications }),
    ).toBeVisible();
    await expect(page.getByText(t.lead)).toBeVisible();
    await expect(page.getByText(t.off)).toBeVisible();
    await expect(reminder.toggle).not.toBeChecked();
    const at = language === "ko" ? "오후 9:00" : "9:00 PM";
    await reminder.showsTime(at);
    await expect(reminder.saveButton).toBeHidden();

    await reminder.toggle.click();
    await expect(reminder.toggle).toBeChecked();
    const when = filled(t.on, { days: t.every.day, time: at.replace(" ", "\u00a0") });
    await expect(page.getByText(when)).toBeVisible();
    await expect(page.getByText(filled(t.byMail, { email: account.email }))).toBeVisible();
    expect(await storedReminder(account)).toMatchObject({
      configs: { daily: { time: { hour: 12, minute: 0 }, days: EVERY_DAY, enabled: true } },
      timezoneOffset: SEOUL,
    });
    await reminder.reload();
    await expect(reminder.toggle).toBeChecked();
  });

  test(`${language}: a mail's link asks for one press to pause for a week; reminders of dates can be removed`, async ({
    page,
  }) => {
    const account = await newAccount();
    await setReminder(account, { time: NINE_UTC, days: EVERY_DAY, enabled: true }, SEOUL);
    await remindOfPage(account);
    const reminder = new ReminderPage(page, language);
    const { t } = reminder;
    await reminder.openAs(account, `${DASHBOARD}?pause=week`);
    const card = page.getByRole("region", { name: t.pause.title });
    await expect(card).toBeFocused();
    expect((await storedReminder(account)).pausedUntil).toBeNull();
    await card.getByRole("button", { name: t.pause.start }).dblclick();
    const paused = page.getByRole("region", { name: t.pause.paused });
    await expect(paused).toBeVisible();
    expect((await storedReminder(account)).pausedUntil).toBeGreaterThan(Date.now());
    await expectAccessibleInTestedSchemes(page);
    await paused.getByRole("button", { name: t.pause.resume }).click();
    await expect(card).toBeVisible();
    expect((await storedReminder(account)).pausedUntil).toBeNull();

    const dated = page.getByRole("region", { name: t.dated.title });
    await dated.getByRole("button").click();
    await page.getByRole("button", { name: t.dated.ask.keep }).click();
    expect((await storedReminder(account)).dated).toHaveLength(1);
    await dated.getByRole("button").click();
    await page.getByRole("alertdialog").getByRole("button", { name: t.dated.cancel }).click();
    await expect(dated.getByText(t.dated.cancelled)).toBeFocused();
    expect((await storedReminder(account)).dated).toEqual([]);
  });

  test(`${language}: time and days are saved together, shifted into UTC`, async ({ page }) => {
    const account = await newAccount();
    await setReminder(account, { time: NINE_UTC, days: EVERY_DAY, enabled: true }, SEOUL);
    const reminder = new ReminderPage(page, language);
    await reminder.openAs(account);
    await reminder.showsTime(language === "ko" ? "오후 6:00" : "6:00 PM");
    await reminder.type("08:30");
    for (const weekday of [1, 2, 3, 4, 5, 6]) await reminder.day(weekday).click();
    await expect(page.getByText(reminder.t.unsaved)).toBeVisible();
    await expect(reminder.day(0)).toHaveAttribute("aria-pressed", "true");
    await expect(reminder.day(6)).toHaveAttribute("aria-pressed", "false");
    const calls = countCalls(page, "updateNotificationConfig");
    await reminder.saveButton.dblclick();
    await expect(reminder.saved).toBeVisible();
    await expect(reminder.saveButton).toBeHidden();
    await expect(reminder.saved).toBeFocused();
    expect(calls()).toBe(1);
    expect((await storedReminder(account)).configs.daily).toEqual({
      time: { hour: 23, minute: 30 },
      days: days(6),
      enabled: true,
    });
  });
}

test("saving is offered only while something differs from what is saved", async ({ page }) => {
  const reminder = new ReminderPage(page, "en");
  await reminder.openAs(await newAccount());
  await reminder.button(reminder.t.time.later).click();
  await reminder.showsTime("9:05 PM");
  await expect(reminder.saveButton).toBeVisible();
  await reminder.button(reminder.t.time.earlier).click();
  await expect(reminder.saveButton).toBeHidden();
  await reminder.day(3).click();
  await expect(reminder.saveButton).toBeVisible();
  await reminder.day(3).click();
  await expect(reminder.saveButton).toBeHidden();
});

for (const [language, text] of testedOf([
  ["ko", "9:30"],
  ["en", "21:07"],
] as const)) {
  test(`${language}: typed ${text} is not saved and says what is possible`, async ({ page }) => {
    const reminder = new ReminderPage(page, language);
    const { t } = reminder;
    await reminder.openAs(await newAccount());
    const calls = countCalls(page, "updateNotificationConfig");
    await reminder.day(0).click();
    await reminder.type(text);
    await reminder.typed.press("Enter");
    const message =
      text === "9:30" ? t.time.malformed : filled(t.time.between, { before: "21:05", after: "21:10" });
    await expect(page.getByText(message)).toBeVisible();
    await reminder.saveButton.click();
    await expect(reminder.typed).toBeFocused();
    await expect(reminder.typed).toHaveValue(text);
    expect(calls()).toBe(0);
    await reminder.type("21:05");
    await reminder.saveButton.click();
    await expect(reminder.saved).toBeVisible();
  });
}

test("a reminder without days may be saved, and says that none will come", async ({ page }) => {
  const account = await newAccount();
  await setReminder(account, { time: NINE_UTC, days: days(2), enabled: true }, SEOUL);
  const reminder = new ReminderPage(page, "ko");
  await reminder.openAs(account);
  await reminder.day(2).click();
  await expect(page.getByText(reminder.t.days.none)).toBeVisible();
  await reminder.saveButton.click();
  await expect(reminder.saved).toBeVisible();
  expect((await storedReminder(account)).configs.daily?.days).toEqual(days());
});

test("unsaved changes stay through a reload and another page; the switch leaves them as they are", async ({
  page,
}) => {
  const account = await newAccount();
  const reminder = new ReminderPage(page, "en");
  await reminder.openAs(account);
  await reminder.type("07:30");
  await reminder.reload();
  await reminder.showsTime("7:30 AM");
  await goWithin(page, "/help");
  await expect(page.getByRole("heading", { level: 1, name: reminder.texts.help.title })).toBeVisible();
  await page.goBack();
  await reminder.showsTime("7:30 AM");
  await reminder.toggle.click();
  await expect(reminder.switched("On")).toBeVisible();
  await expect(page.getByText(reminder.t.unsaved)).toBeVisible();
  await expect(reminder.saved).toBeHidden();
  expect((await storedReminder(account)).configs.daily).toMatchObject({ enabled: true, time: { hour: 12 } });
  await expect(reminder.saveButton).toBeVisible();
  await reminder.saveButton.click();
  await expect(reminder.saveButton).toBeHidden();
  expect((await storedReminder(account)).configs.daily).toMatchObject({
    enabled: true,
    time: { hour: 22, minute: 30 },
  });
});

test.describe("in Arizona", () => {
  test.use({ timezoneId: "America/Phoenix" });

  test("a reminder that was set in Seoul keeps its local time, and the account learns the time zone once", async ({
    page,
  }) => {
    const account = await newAccount();
    // Monday, 8:00 in Seoul.
    await setReminder(account, { time: { hour: 23, minute: 0 }, days: days(0), enabled: true }, SEOUL);
    const reminder = new ReminderPage(page, "en");
    const calls = countCalls(page, "updateTimezoneOffset");
    await reminder.openAs(account);
    await reminder.showsTime("8:00 AM");
    await expect(reminder.day(1)).toHaveAttribute("aria-pressed", "true");
    expect(await storedReminder(account)).toMatchObject({
      configs: { daily: { time: { hour: 15, minute: 0 }, days: days(1), enabled: true } },
      timezoneOffset: 420,
    });
    await reminder.reload();
    await reminder.showsTime("8:00 AM");
    await reminder.toggle.click();
    await expect(reminder.switched("Off")).toBeVisible();
    expect(calls()).toBe(1);
  });
});

test("what one tab saves, another does not undo", async ({ page, context }) => {
  const account = await newAccount();
  const first = new ReminderPage(page, "en");
  await first.openAs(account);
  const second = new ReminderPage(await context.newPage(), "en");
  await second.open(DASHBOARD);
  await second.showsTime("9:00 PM");
  await first.type("07:30");
  await first.saveButton.click();
  await expect(first.saved).toBeVisible();
  await second.toggle.click();
  await expect(second.switched("On")).toBeVisible();
  await second.showsTime("7:30 AM");
  expect((await storedReminder(account)).configs.daily).toMatchObject({
    enabled: true,
    time: { hour: 22, minute: 30 },
  });
});

test("the reminder chosen in the assessment is shown before it is sent, and stays", async ({ page }) => {
  const account = await newAccount();
  const reminder = new ReminderPage(page, "ko");
  const release = await holdRequests(page, UPDATE);
  await reminder.open("/help");
  await page.evaluate(() => localStorage.setItem("reminder", JSON.stringify({ v: 1, data: "morning" })));
  await reminder.openAs(account);
  await reminder.showsTime("오전 9:00");
  await expect(reminder.toggle).toBeChecked();
  expect((await storedReminder(account)).configs).toEqual({});
  release();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("reminder"))).toBeNull();
  await reminder.showsTime("오전 9:00");
  await expect(reminder.toggle).toBeChecked();
  expect((await storedReminder(account)).configs.daily).toEqual({
    time: { hour: 0, minute: 0 },
    days: EVERY_DAY,
    enabled: true,
  });
});

for (const language of TESTED_LANGUAGES) {
  test(`${language}: the page is accessible by keyboard and to axe, and its texts fit`, async ({ page }) => {
    const reminder = new ReminderPage(page, language);
    await reminder.openAs(await newAccount());
    await reminder.toggle.focus();
    await page.keyboard.press("Space");
    await expect(reminder.switched("On")).toBeVisible();
    await reminder.time.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("PageUp");
    await reminder.showsTime(language === "ko" ? "오후 10:05" : "10:05 PM");
    await reminder.day(0).focus();
    await page.keyboard.press("Enter");
    await expect(reminder.day(0)).toHaveAttribute("aria-pressed", "false");
    await expect(reminder.saveButton).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectTextFits(page);
  });
}
