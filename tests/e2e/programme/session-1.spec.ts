import { schedulePath } from "@mindle/domain/programme/paths";
import { sittingDaysIn } from "@mindle/domain/programme/sitting-days";
import { asWeekdays } from "@mindle/domain/programme/sittings";
import { ordinalWord } from "../../../web/src/platform/i18n/counts.ts";
import { expect, test } from "../../support/fixtures.ts";
import { database } from "../../support/functions/database.ts";
import { TESTED_LANGUAGES, testedOf } from "../../support/soak.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectNoOverflowAt } from "../support/look/text-fit.ts";
import { storeTrial } from "../support/programme/programmes.ts";
import { countSaves, finishedSteps, PROGRAM, Reader } from "../support/programme/reader.ts";
import { StepWalk } from "../support/programme/step-walk.ts";
import { filled } from "../support/texts.ts";

/** The last step of the first session. */
const LAST_STEP = "d1-s4";
const STEPS = testedOf(["d1-s1", "d1-s2", "d1-s3", LAST_STEP]);

test.use({ viewport: { width: 360, height: 740 } });

/** The reminder that is offered after the session is on with one press, on the days that were chosen. */
async function turnReminderOn(reader: Reader, walk: StepWalk, uid: string): Promise<void> {
  const chosen = [...walk.expected.values()].flatMap((saved) => sittingDaysIn(saved) ?? []);
  expect(chosen).toHaveLength(2);
  const turnOn = reader.button(reader.texts.schedule.reminder.turnOn);
  await expectAccessibleInTestedSchemes(reader.page);
  await turnOn.click();
  await expect(turnOn).toBeHidden();
  const [programme, reminder] = await Promise.all([
    database().doc(`users/${uid}/programs/${PROGRAM}`).get(),
    database().doc(`users/${uid}/notifications/daily`).get(),
  ]);
  expect(programme.get("sittingDays")).toEqual(chosen);
  expect([reminder.get("enabled"), reminder.get("days")]).toEqual([true, asWeekdays(chosen)]);
}

for (const language of TESTED_LANGUAGES) {
  test(`steps of the first session, from the schedule to their last page and back, in ${language}`, async ({
    page,
  }) => {
    const reader = new Reader(page, language);
    const account = await newAccount();
    const { uid } = account;
    // Before the sign-in, which else redeems the welcome coupon for the same programme at the same time.
    await storeTrial(uid);
    await signInAt(reader, account, schedulePath(PROGRAM));
    const { status, finished } = reader.texts.schedule;
    const reminds = reader.texts.viewer.reminds.split("}}").at(-1) ?? "";
    let told = 0;
    const walk = new StepWalk(reader, uid, {
      look: async () => {
        await expectNoOverflowAt(page, 360);
        told += await page.getByText(reminds).filter({ visible: true }).count();
      },
    });
    for (const [at, stepId] of STEPS.entries()) {
      await page.getByRole("tabpanel").getByRole("listitem").nth(at).getByRole("link").click();
      await walk.walk(stepId);
      await expect(page).toHaveURL((url) => url.pathname === schedulePath(PROGRAM));
      const isLast = stepId === LAST_STEP;
      const session = filled(finished.session, { ordinal: ordinalWord(1, reader.language), number: 1 });
      const celebration = page.getByText(isLast ? session : at === 0 ? finished.step : finished.enough);
      await expect(celebration).toBeVisible();
      // A session ends at the table, over the schedule.
      if (isLast) {
        await reader.button(reader.texts.endings.close).click();
        await turnReminderOn(reader, walk, uid);
      }
      await expect.poll(() => finishedSteps(uid, PROGRAM)).toEqual(STEPS.slice(0, at + 1));
      if (at === 0) {
        await reader.reload();
        await expect(page.getByRole("listitem").first()).toContainText(status.done);
        await expect(celebration).toBeHidden();
      }
    }
    await page.getByRole("tab").first().click();
    const steps = page.getByRole("tabpanel").getByRole("listitem");
    await expect(steps).toContainText(STEPS.map(() => status.done));
    await walk.readBack();
    // The last page of the session, which has the person reminded, says so before.
    expect(told).toBe(STEPS.includes(LAST_STEP) ? 1 : 0);
    expect(await countSaves(uid)).toBe(walk.expected.size);
  });
}
