import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES, testedOf } from "../../support/soak.ts";
import { requireStack } from "../../support/stack.ts";
import { newAccount, type TestAccount } from "../support/account/accounts.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { EVERY_DAY, ReminderPage, setReminder } from "../support/reminders.ts";
import { letThrough } from "../support/requests.ts";
import { untilAppRuns } from "../support/visitor.ts";

test.use({ serviceWorkers: "allow" });

/** An account whose reminder is on, or off. */
async function accountWithReminder(enabled: boolean): Promise<TestAccount> {
  const account = await newAccount();
  await setReminder(account, { time: { hour: 12, minute: 0 }, days: EVERY_DAY, enabled }, -540);
  return account;
}

/**
 * Stands in for the browser's permission, which a headless one always denies: a question is answered with yes. Resolves to
 * how often the page asked.
 */
async function allowNotifications(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const asked = () => Number(sessionStorage.getItem("asked"));
    Object.defineProperty(Notification, "permission", { get: () => (asked() > 0 ? "granted" : "default") });
    Notification.requestPermission = async () => {
      sessionStorage.setItem("asked", String(asked() + 1));
      return "granted";
    };
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem("asked")));
}

/** Tokens of the devices the server has of a user. */
async function deviceTokens({ uid }: TestAccount): Promise<readonly string[]> {
  const { firestoreHost, projectId } = requireStack();
  const path = `projects/${projectId}/databases/(default)/documents/users/${uid}/devices`;
  const response = await fetch(`http://${firestoreHost}/v1/${path}`, {
    headers: { Authorization: "Bearer owner" },
  });
  const { documents = [] }: { documents?: readonly { fields: { token: { stringValue: string } } }[] } =
    await response.json();
  return documents.map(({ fields }) => fields.token.stringValue);
}

for (const language of TESTED_LANGUAGES) {
  test(`${language}: the device is offered once the reminder is on, and asked for after a press`, async ({
    page,
  }) => {
    const questions = await allowNotifications(page);
    const account = await accountWithReminder(false);
    const reminder = new ReminderPage(page, language);
    const { push } = reminder.t;
    await reminder.openAs(account);
    await expect(reminder.toggle).not.toBeChecked();
    await expect(page.getByRole("heading", { name: push.title })).toBeHidden();
    await reminder.toggle.click();
    await expect(page.getByText(push.off)).toBeVisible();
    expect(await questions()).toBe(0);
    await expectAccessibleInTestedSchemes(page);

    await reminder.button(push.enable).dblclick();
    // The service worker is installed first, which fetches files.
    await expect(page.getByText(push.on)).toBeVisible({ timeout: 30_000 });
    expect(await questions()).toBe(1);
    expect(await deviceTokens(account)).toHaveLength(1);
    await reminder.reload();
    await expect(page.getByText(push.on)).toBeVisible();

    await reminder.toggle.click();
    await expect(page.getByText(reminder.t.off, { exact: true })).toBeVisible();
    await reminder.button(push.disable).click();
    await expect(page.getByRole("heading", { name: push.title })).toBeHidden();
    expect(await deviceTokens(account)).toHaveLength(0);
  });
}

test("signing out ends it, so that the next user of the browser gets nothing", async ({ page }) => {
  await allowNotifications(page);
  const account = await accountWithReminder(true);
  const reminder = new ReminderPage(page, "ko");
  await reminder.openAs(account);
  await reminder.button(reminder.t.push.enable).click();
  await expect(page.getByText(reminder.t.push.on)).toBeVisible();
  await reminder.button(reminder.texts.common.signOut).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await deviceTokens(account)).toHaveLength(0);
  expect(await page.evaluate(() => localStorage.getItem("pushToken"))).toBeNull();
});

test("a token that the push service has replaced is registered instead of the old one", async ({ page }) => {
  await allowNotifications(page);
  const account = await accountWithReminder(true);
  const reminder = new ReminderPage(page, "ko");
  await reminder.openAs(account);
  await reminder.button(reminder.t.push.enable).click();
  await expect(page.getByText(reminder.t.push.on)).toBeVisible();
  const [before] = await deviceTokens(account);
  await reminder.reload();
  expect(await deviceTokens(account)).toEqual([before]);
  const replaced = `local-device:${account.uid}`;
  await page.evaluate((token) => localStorage.setItem("localDevice", JSON.stringify(token)), replaced);
  await reminder.reload();
  await expect.poll(() => deviceTokens(account)).toEqual([replaced]);
  await reminder.button(reminder.t.push.disable).click();
  await expect(page.getByText(reminder.t.push.off)).toBeVisible();
  expect(await deviceTokens(account)).toEqual([]);
});

test.describe("when the network drops", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("the device stays as it was, says so, and another press works", async ({ page }) => {
    await allowNotifications(page);
    const account = await accountWithReminder(true);
    const reminder = new ReminderPage(page, "en");
    const { push } = reminder.t;
    await reminder.openAs(account);
    await page.route("**/api/notification/*Device", (route) => route.abort());
    await reminder.button(push.enable).click();
    await expect(reminder.alert(push.enableFailed)).toBeVisible();
    await letThrough(page, "**/api/notification/*Device");
    await reminder.button(push.enable).click();
    await expect(page.getByText(push.on)).toBeVisible();
    await page.route("**/api/notification/*Device", (route) => route.abort());
    await reminder.button(push.disable).click();
    await expect(reminder.alert(push.disableFailed)).toBeVisible();
    expect(await deviceTokens(account)).toHaveLength(1);
  });
});

test("a browser that blocks notifications is told how to allow them", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
  });
  const reminder = new ReminderPage(page, "ko");
  await reminder.openAs(await accountWithReminder(true));
  await expect(page.getByText(reminder.t.push.denied)).toBeVisible();
  await expect(reminder.button(reminder.t.push.enable)).toBeHidden();
});

test("a browser without push messages is told that mail comes all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "PushManager");
  });
  const reminder = new ReminderPage(page, "en");
  await reminder.openAs(await accountWithReminder(true));
  await expect(page.getByText(reminder.t.push.unsupported)).toBeVisible();
});

test.describe("the service worker", () => {
  const PUSH = { title: "Mindle", text: "정해 둔 시간이에요.", path: "/help" };

  /** The worker of the app, once it is active. */
  async function activeWorker(page: Page, context: BrowserContext) {
    await page.goto("/help");
    await untilAppRuns(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("/sw.js");
      await navigator.serviceWorker.ready;
    });
    const [worker] = context.serviceWorkers();
    if (worker === undefined) throw new Error("there is no worker");
    return worker;
  }

  /** Delivers a push as the browser's push service does. */
  async function deliver(page: Page, context: BrowserContext, data: string): Promise<void> {
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [registration] = registrations;
        if (registration !== undefined) resolve(registration.registrationId);
      });
    });
    await devtools.send("ServiceWorker.enable");
    const { hostingUrl } = requireStack();
    await devtools.send("ServiceWorker.deliverPushMessage", {
      origin: hostingUrl,
      registrationId: await registered,
      data,
    });
  }

  /** Notifications need a permission, which a headless browser denies: the worker writes them down instead. */
  const WRITE_DOWN = `
    self.shown = [];
    registration.showNotification = async (title, { body, data, tag, icon, badge, actions }) => {
      self.shown = [...self.shown.filter((each) => each.tag !== tag), { title, body, data, tag, icon, badge, actions }];
    };
  `;

  /** PNG, because Android shows no SVG. */
  const ICONS = { icon: "/app-icon-192.png", badge: "/notification-badge.png" };

  const PAUSE = [{ action: "pause", title: "한 주 쉬기" }];

  test("has icons of its own", async ({ page }) => {
    await page.goto("/help");
    const sizes = await page.evaluate(
      (paths) =>
        Promise.all(
          paths.map(async (path) => {
            const { width, height } = await createImageBitmap(await (await fetch(path)).blob());
            return [width, height];
          }),
        ),
      [ICONS.icon, ICONS.badge],
    );
    expect(sizes).toEqual([
      [192, 192],
      [96, 96],
    ]);
  });

  test("shows a push, one at a time, and one that it cannot read", async ({ page, context }) => {
    const worker = await activeWorker(page, context);
    await worker.evaluate(WRITE_DOWN);
    for (const text of ["조금 전이에요.", PUSH.text]) {
      await deliver(page, context, JSON.stringify({ data: { ...PUSH, text }, fcmMessageId: "m" }));
      await expect
        .poll(() => worker.evaluate("self.shown"))
        .toEqual([
          {
            title: PUSH.title,
            body: text,
            data: { path: PUSH.path },
            tag: "reminder",
            actions: PAUSE,
            ...ICONS,
          },
        ]);
    }
    await deliver(page, context, "no message of ours");
    await expect
      .poll(() => worker.evaluate("self.shown"))
      .toMatchObject([{ title: "Mindle", body: "", data: { path: "/landing/app" } }]);
  });

  /**
   * Program for the worker: presses on a notification for a path, and tells what was focused and opened. Both need a person's
   * press, which a test cannot make outside of the page. As text, because the tests have no types of a worker.
   */
  function clickOn(path: string, action = ""): string {
    return `(async () => {
      const focused = [], opened = [], pending = [];
      let isClosed = false;
      WindowClient.prototype.focus = async function () { focused.push(new URL(this.url).pathname); return this; };
      Object.defineProperty(clients, "openWindow", { value: async (url) => { opened.push(url); return null; } });
      const notification = { data: { path: ${JSON.stringify(path)} }, close: () => { isClosed = true; } };
      const event = Object.assign(new ExtendableEvent("notificationclick"), { notification, action: ${JSON.stringify(action)} });
      event.waitUntil = (work) => pending.push(work);
      dispatchEvent(event);
      await Promise.all(pending);
      return { focused, opened, isClosed };
    })()`;
  }

  test("a press on its pause leads to where reminders are paused", async ({ page, context }) => {
    const worker = await activeWorker(page, context);
    const result = await worker.evaluate(clickOn("/help", "pause"));
    expect(result).toMatchObject({ opened: ["/notification/dashboard?pause=week"], isClosed: true });
  });

  for (const [path, opened] of [
    ["/help", []],
    ["/landing/app", ["/landing/app"]],
    ...testedOf([
      ["/\t/evil.example/phish", ["/landing/app"]],
      ["https://evil.example/", ["/landing/app"]],
    ] as const),
  ] as const) {
    test(`a press on a notification for ${JSON.stringify(path)} opens ${opened.join() || "the window that shows it"}`, async ({
      page,
      context,
    }) => {
      const worker = await activeWorker(page, context);
      const result = await worker.evaluate(clickOn(path));
      expect(result).toEqual({ focused: path === "/help" ? ["/help"] : [], opened, isClosed: true });
    });
  }
});
