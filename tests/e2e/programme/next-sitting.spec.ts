import { schedulePath, viewerPath } from "@mindle/domain/programme/paths";
import { asWeekdays, nextSitting, type SittingDays, sittingDaysIn } from "@mindle/domain/programme/sittings";
import { expect, test } from "../../support/fixtures.ts";
import { database } from "../../support/functions/database.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { newAccount } from "../support/accounts.ts";
import { expectAccessibleInTestedSchemes } from "../support/axe.ts";
import { storeProgramme, storeTrial, TRIAL_STEPS } from "../support/programme/programmes.ts";
import { PROGRAM, Reader } from "../support/programme/reader.ts";
import { StepWalk } from "../support/programme/step-walk.ts";
import { signInAt } from "../support/sign-in-at.ts";
import { expectTextFits } from "../support/text-fit.ts";
import { filled } from "../support/texts.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The answers, as the server has them with the programme. */
async function storedDays(uid: string): Promise<SittingDays | undefined> {
  return (await database().doc(`users/${uid}/programs/${PROGRAM}`).get()).get("sittingDays");
}

for (const language of TESTED_LANGUAGES) {
  test(`the days that were chosen are those of the reminder, with one press, and of what comes next, in ${language}`, async ({
    page,
  }) => {
    const reader = new Reader(page, language);
    const { schedule, common, endings } = reader.texts;
    const account = await newAccount();
    const { uid } = account;
    await storeTrial(uid, ["d1-s1", "d1-s2", "d1-s3"]);
    await signInAt(reader, account, viewerPath(PROGRAM, "d1-s4", "resume"));
    const walk = new StepWalk(reader, uid);
    await walk.walk("d1-s4");
    await reader.button(endings.close).click();
    await walk.readBack();
    const chosen = [...walk.expected.values()].flatMap((saved) => sittingDaysIn(saved) ?? []);
    expect(chosen).toHaveLength(2);
    await expect.poll(() => storedDays(uid)).toEqual(chosen);
    const next = nextSitting(chosen, Date.now(), Date.now());
    const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
      Date.UTC(2023, 0, 1 + next.weekday),
    );
    const said = filled(common.sitting[next.inDays === 1 ? "tomorrow" : "later"], { weekday });
    await expect(page.getByText(said)).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    const turnOn = reader.button(schedule.reminder.turnOn);
    await turnOn.click();
    await expect(turnOn).toBeHidden();
    const reminder = await database().doc(`users/${uid}/notifications/daily`).get();
    expect([reminder.get("enabled"), reminder.get("days")]).toEqual([true, asWeekdays(chosen)]);
    await page.goto("/home");
    await expect(page.getByText(said)).toBeVisible();
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

  const other = new Reader(page, "ko");
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signInAt(other, due, "/home");
  await expect(page.getByText(home.due.label)).toBeVisible();
  await expect(page.getByText(home.due.now)).toBeVisible();
  await expect(other.link(home.due.start)).toHaveAttribute("href", viewerPath(PROGRAM, "d8-s6", "resume"));
  await expectAccessibleInTestedSchemes(page);
  await page.goto(schedulePath(PROGRAM));
  await expect(page.getByText(schedule.due)).toBeVisible();
  await expect(row).toContainText(schedule.status.current);
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
  await expect(page.getByText(filled(home.today, { ordinal: home.ordinals[0] ?? "" }))).toBeVisible();
});
