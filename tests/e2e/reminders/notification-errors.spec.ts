import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { newAccount } from "../support/account/accounts.ts";
import { deletePersistedCache, persistedText } from "../support/device-storage.ts";
import { DASHBOARD, days, ReminderPage, setReminder, storedReminder } from "../support/reminders.ts";
import { letThrough } from "../support/requests.ts";

const SEOUL = -540;
const UPDATE = "**/api/notification/updateNotificationConfig";
const READ = "**/api/notification/getUserNotificationInfo";
const NINE_UTC = { hour: 9, minute: 0 };

test.describe("when the network drops", () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  for (const language of TESTED_LANGUAGES) {
    test(`${language}: what was changed stays, says that it was not saved, and is saved by another press`, async ({
      page,
    }) => {
      const account = await newAccount();
      const reminder = new ReminderPage(page, language);
      const { problems } = reminder.t;
      await reminder.openAs(account);
      await page.route(UPDATE, (route) => route.abort());
      await reminder.toggle.click();
      await expect(reminder.alert(problems.switch.unavailable)).toBeVisible();
      await expect(reminder.toggle).not.toBeChecked();
      await reminder.type("07:30");
      await expect(reminder.alert(problems.switch.unavailable)).toBeHidden();
      await reminder.saveButton.click();
      await expect(reminder.alert(problems.edits.unavailable)).toBeVisible();
      await expect(reminder.typed).toHaveValue("07:30");
      expect((await storedReminder(account)).configs).toEqual({});
      await letThrough(page, UPDATE);
      await reminder.saveButton.click();
      await expect(reminder.saved).toBeVisible();
      expect((await storedReminder(account)).configs.daily?.time).toEqual({ hour: 22, minute: 30 });
    });
  }

  test("the reminder is shown from the cache; without one there is an error with a retry", async ({
    page,
  }) => {
    const account = await newAccount();
    await setReminder(account, { time: NINE_UTC, days: days(1), enabled: true }, SEOUL);
    const reminder = new ReminderPage(page, "ko");
    await reminder.openAs(account);
    await reminder.showsTime("오후 6:00");
    await expect.poll(() => persistedText(page)).toContain('"reminders"');
    await page.route(READ, (route) => route.abort());
    await reminder.reload();
    await reminder.showsTime("오후 6:00");

    await reminder.open("/help");
    await deletePersistedCache(page);
    await reminder.open(DASHBOARD);
    await expect(reminder.alert(reminder.t.failed)).toBeVisible({ timeout: 20_000 });
    await letThrough(page, READ);
    await reminder.button(reminder.texts.common.loadAgain).click();
    await reminder.showsTime("오후 6:00");
  });
});
