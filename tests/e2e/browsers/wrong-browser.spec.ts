import { viewerPath } from "@mindle/domain/programme/paths";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { storeTrial } from "../support/programme/programmes.ts";
import { PROGRAM, Reader, savedOnServer } from "../support/programme/reader.ts";
import { letThrough } from "../support/requests.ts";

// What a browser says, and what it promises, is wrong at times: that there is no connection, or a database.

const PORTAL = "<!doctype html><html><body>Sign in to the Wi-Fi</body></html>";

/** As some web views do, for good. */
function sayOffline(page: Page) {
  return page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "onLine", { configurable: true, get: () => false }),
  );
}

test("a browser that is wrong about the connection reads everything, and says nothing of it", async ({
  page,
}) => {
  await sayOffline(page);
  const reader = new Reader(page, "ko");
  const account = await newAccount();
  await storeTrial(account.uid);
  await signInAt(reader, account, "/home");
  await expect(page.getByText("완벽주의 내려놓기").first()).toBeVisible();
  await expect(page.getByText(reader.texts.common.offline)).toBeHidden();
  await reader.openStep("d1-s1", 1);
  await reader.choice("잘할 자신이 없으면 시작을 미뤄요").check({ force: true });
  await reader.next.click();
  await expect.poll(() => savedOnServer(account.uid, "d1-s1.scene")).toBeDefined();
  await page.goto("/program/journal");
  await expect(page.getByText("잘할 자신이 없으면 시작을 미뤄요").first()).toBeVisible();
});

test.describe("a connection that fails once", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("is tried again, whatever the browser says of it", async ({ page }) => {
    const PROGRAMS = "**/api/userProgram/getUserProgram";
    await sayOffline(page);
    const reader = new Reader(page, "ko");
    const account = await newAccount();
    await storeTrial(account.uid);
    await page.route(PROGRAMS, (route) => route.abort());
    await signInAt(reader, account, "/home");
    const retry = reader.button(reader.texts.common.loadAgain);
    await expect(retry).toBeVisible();
    await letThrough(page, PROGRAMS);
    // Another answer, which is a sign of a connection, may be before the press.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
      await expect(page.getByText("완벽주의 내려놓기").first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });

  test("is not told in a portal's words, and goes on by a press", async ({ page }) => {
    const CONTENT = "**/api/program/getGcCompack";
    await page.route(CONTENT, (route) => route.fulfill({ contentType: "text/html", body: PORTAL }));
    const reader = new Reader(page, "ko");
    await signInAt(reader, await newAccount(), viewerPath(PROGRAM, "d1-s1", 1));
    const { failed, retry, serverSaid } = reader.texts.viewer;
    await expect(page.getByRole("heading", { name: failed })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(serverSaid.replace("{{message}}", "").trim())).toBeHidden();
    await letThrough(page, CONTENT);
    await reader.button(retry).click();
    await reader.isAtView(1);
  });
});

for (const [what, breakDatabase] of [
  [
    "never opens",
    () => {
      IDBFactory.prototype.open = () =>
        Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => {} } });
    },
  ],
  [
    "never ends a transaction",
    () => {
      const { addEventListener } = IDBTransaction.prototype;
      IDBTransaction.prototype.addEventListener = function (type: string, ...rest: [EventListener]) {
        if (type !== "complete") addEventListener.call(this, type, ...rest);
      };
      const listen = IDBRequest.prototype.addEventListener;
      IDBRequest.prototype.addEventListener = function (type: string, ...rest: [EventListener]) {
        if (this instanceof IDBOpenDBRequest) listen.call(this, type, ...rest);
      };
    },
  ],
] as const) {
  test(`a database that ${what} keeps nobody from signing in, and answers are sent`, async ({ page }) => {
    await page.addInitScript(breakDatabase);
    const reader = new Reader(page, "ko");
    const account = await newAccount();
    const path = viewerPath(PROGRAM, "d1-s1", 1);
    await reader.open(`/auth/login?redirectUrl=${encodeURIComponent(path)}`);
    await reader.signIn(account);
    await reader.isAtView(1);
    await reader.choice("잘할 자신이 없으면 시작을 미뤄요").check({ force: true });
    await expect(page.getByText(reader.texts.viewer.blocked)).toBeVisible();
    await reader.next.click();
    await reader.isAtView(2);
    await expect.poll(() => savedOnServer(account.uid, "d1-s1.scene")).toBeDefined();
    // The user is kept in the browser's other storage.
    await reader.openStep("d1-s1", 2);
    await reader.isAtView(2);
  });
}
