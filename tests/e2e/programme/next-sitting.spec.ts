import type { Language } from "@mindle/domain/catalogue/language";
import { schedulePath, viewerPath } from "@mindle/domain/programme/paths";
import { asWeekdays, WEEKDAYS } from "@mindle/domain/programme/sittings";
import { DAY_MS, seoulDay, seoulWeekday } from "@mindle/domain/time";
import { ordinalWord } from "../../../web/src/platform/i18n/counts.ts";
import { expect, test } from "../../support/fixtures.ts";
import { database } from "../../support/functions/database.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { storeProgramme, storeTrial, TRIAL_STEPS } from "../support/programme/programmes.ts";
import { PROGRAM, Reader } from "../support/programme/reader.ts";
import { filled } from "../support/texts.ts";

/** The day of the week so many days from today, at UTC+9. */
const dayIn = (days: number) => WEEKDAYS[(seoulWeekday(Date.now()) + days) % 7] ?? "sun";

const nameOf = (days: number, language: Language) =>
  new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "Asia/Seoul" }).format(
    Date.now() + days * DAY_MS,
  );

for (const language of TESTED_LANGUAGES) {
  test(`home and schedule say which of the chosen days is next, in ${language}`, async ({ page }) => {
    const reader = new Reader(page, language);
    const { sitting } = reader.texts.common;
    const account = await newAccount();
    await storeProgramme(account.uid, {
      finished: ["d1-s1"],
      finishedAt: Date.now(),
      sittingDays: [dayIn(0), dayIn(1), dayIn(3)],
    });
    await signInAt(reader, account, "/home");
    // Something was done today already.
    const tomorrow = filled(sitting.tomorrow, { weekday: nameOf(1, language) });
    await expect(page.getByText(tomorrow)).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await page.goto(schedulePath(PROGRAM));
    await expect(page.getByText(tomorrow)).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    const programme = database().doc(`users/${account.uid}/programs/${PROGRAM}`);
    await programme.update({ stepFinished: [{ stepId: "d1-s1", finishedAt: Date.now() - DAY_MS }] });
    await reader.reload();
    await expect(page.getByText(filled(sitting.today, { weekday: nameOf(0, language) }))).toBeVisible();
    await programme.update({ sittingDays: [dayIn(3)] });
    await reader.reload();
    await expect(page.getByText(filled(sitting.later, { weekday: nameOf(3, language) }))).toBeVisible();
    // Help comes first.
    await database()
      .doc(`users/${account.uid}`)
      .update({ safetyFlag: { kind: "danger", day: seoulDay(Date.now()) } });
    await reader.reload();
    await expect(page.getByText(filled(sitting.later, { weekday: nameOf(3, language) }))).toBeHidden();
  });
}

test("while the reminder is off, its page proposes the days that were chosen", async ({ page }) => {
  const reader = new Reader(page, "en");
  const account = await newAccount();
  await storeProgramme(account.uid, { sittingDays: ["wed", "sat"] });
  await signInAt(reader, account, "/notification/dashboard");
  const chosen = page.getByRole("group", { name: reader.texts.notification.days.label });
  await expect(chosen.getByRole("button", { pressed: true })).toHaveCount(2);
  await page.getByRole("switch").click();
  await expect(page.getByText(reader.texts.notification.switchedOn)).toBeVisible();
  const reminder = await database().doc(`users/${account.uid}/notifications/daily`).get();
  expect([reminder.get("enabled"), reminder.get("days")]).toEqual([true, asWeekdays(["wed", "sat"])]);
});

test("the look back has its date, and on that day home and schedule say that it is next", async ({
  page,
  browser,
}) => {
  const reader = new Reader(page, "ko");
  const { schedule, home } = reader.texts;
  const [early, due] = await Promise.all([newAccount(), newAccount()]);
  const openedAt = Date.now() - 60 * DAY_MS;
  const openWith = (uid: string, daysAgo: number) =>
    storeProgramme(uid, { openedAt, finished: TRIAL_STEPS, finishedAt: Date.now() - daysAgo * DAY_MS });
  await Promise.all([openWith(early.uid, 29), openWith(due.uid, 30)]);
  await signInAt(reader, early, schedulePath(PROGRAM));
  const row = page.getByRole("tabpanel").getByRole("listitem").last();
  const tomorrow = new Intl.DateTimeFormat("ko", { day: "numeric", month: "long", timeZone: "Asia/Seoul" });
  await expect(row).toContainText(
    filled(schedule.status.later, { day: tomorrow.format(Date.now() + DAY_MS) }),
  );
  await expect(page.getByText(schedule.allDone)).toBeVisible();

  const elsewhere = await browser.newContext();
  const later = await elsewhere.newPage();
  const other = new Reader(later, "ko");
  await signInAt(other, due, "/home");
  await expect(later.getByText(home.due.label)).toBeVisible();
  await expect(later.getByText(home.due.now)).toBeVisible();
  await expect(other.link(home.due.start)).toHaveAttribute("href", viewerPath(PROGRAM, "d8-s6", "resume"));
  await expectAccessibleInTestedSchemes(later);
  await later.goto(schedulePath(PROGRAM));
  await expect(later.getByText(schedule.due)).toBeVisible();
  await expect(later.getByRole("tabpanel").getByRole("listitem").last()).toContainText(
    schedule.status.current,
  );
  await elsewhere.close();
});

test("who jumped ahead is shown the first step that was left out", async ({ page }) => {
  const reader = new Reader(page, "ko");
  const account = await newAccount();
  await storeTrial(account.uid, ["d1-s1", "d5-s1", "d5-s2"]);
  await signInAt(reader, account, schedulePath(PROGRAM));
  await expect(page.getByRole("tab").first()).toHaveAttribute("aria-selected", "true");
  const next = page.getByRole("tabpanel").getByRole("listitem").nth(1);
  await expect(next).toHaveAttribute("data-status", "current");
  await page.goto("/home");
  const { home } = reader.texts;
  await expect(
    page.getByText(filled(home.today, { ordinal: ordinalWord(1, reader.language) })),
  ).toBeVisible();
});
