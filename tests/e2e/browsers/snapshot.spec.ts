import { viewerPath } from "@mindle/domain/programme/paths";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { HomeVisitor } from "../support/programme/home.ts";
import { storeProgramme } from "../support/programme/programmes.ts";
import { PROGRAM, Reader } from "../support/programme/reader.ts";
import { holdRequests } from "../support/requests.ts";
import { untilAppRuns } from "../support/visitor.ts";

/** Opens a page whose app does not arrive until the returned function is called. */
async function openWithoutApp(page: Page, path: string): Promise<() => void> {
  const arrive = await holdRequests(page, "**/assets/main-*.js");
  await page.goto(path, { waitUntil: "commit" });
  return arrive;
}

/** As when one goes to another tab or app, for a page that stays. */
async function leaveTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

const storedHtml = (page: Page) => page.evaluate(() => localStorage.getItem("snapshots") ?? "");

test("home that was opened before is there before the app, and leads on", async ({ page }) => {
  const visitor = new HomeVisitor(page, "ko");
  const account = await newAccount();
  await storeProgramme(account.uid, {});
  await signInAt(visitor, account, "/home");
  await expect(visitor.notes).toHaveCount(1);
  const name = await visitor.notes.getByRole("heading", { level: 2 }).innerText();
  await expect.poll(() => storedHtml(page)).toContain(name);
  const arrive = await openWithoutApp(page, "/home");
  await expect(visitor.note(name)).toBeVisible();
  await expect(visitor.start(1)).toHaveAttribute("href", /^\/program\//);
  await expect(page.locator(".start-failure")).toBeHidden();
  const shown = await visitor.notes.elementHandle();
  arrive();
  await untilAppRuns(page);
  await expect(visitor.notes).toHaveCount(1);
  expect(await shown?.evaluate((note) => note.isConnected)).toBe(false);
});

test("what is chosen and pressed in a step before the app is there counts", async ({ page }) => {
  const reader = new Reader(page, "en");
  await reader.begin("d1-s1");
  await reader.isAtView(1);
  const choices = page.getByRole("radio").filter({ visible: true });
  await choices.nth(0).check({ force: true });
  await expect.poll(() => storedHtml(page)).not.toBe("");
  await leaveTab(page);
  const arrive = await openWithoutApp(page, viewerPath(PROGRAM, "d1-s1", 1));
  await expect(choices.nth(0)).toBeChecked();
  await choices.nth(2).check({ force: true });
  await reader.next.filter({ visible: true }).click();
  arrive();
  await reader.isAtView(2);
  await page.goBack();
  await reader.isAtView(1);
  await expect(choices.nth(2)).toBeChecked();
});
