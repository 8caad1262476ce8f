import type { Activity } from "@mindle/domain/content/activity";
import { schedulePath, viewerPath } from "@mindle/domain/programme/paths";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { deletePersistedCache, persistedText, waitingChanges } from "../support/device-storage.ts";
import { goWithin } from "../support/go-within.ts";
import { untilAskedFor } from "../support/loaded.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { storeTrial } from "../support/programme/programmes.ts";
import {
  countSaves,
  finishedSteps,
  PROGRAM,
  Reader,
  savedOnServer,
  versionsOnServer,
} from "../support/programme/reader.ts";
import { holdRequests, letThrough } from "../support/requests.ts";

const SCENE = {
  ko: { start: "잘할 자신이 없으면 시작을 미뤄요", rest: "쉬면서도 할 일을 세고 있어요" },
  en: {
    start: "You put off starting until you can do it well",
    rest: "You rest, and count what is still to do",
  },
} as const;

test("a page that is not answered says so, where it is missing", async ({ page }) => {
  const reader = new Reader(page, "ko");
  await reader.begin("d1-s1");
  await reader.isAtView(1);
  await reader.next.click();
  await expect(page.getByText("답을 골라 주세요")).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeFocused();
  await reader.choice(SCENE.ko.start).check({ force: true });
  await expect(page.getByText("답을 골라 주세요")).toBeHidden();
  await expectAccessibleInTestedSchemes(page);
  await expectTextFits(page);
});

test("a step that is opened from outside asks for its pack once, before the app is there", async ({
  page,
}) => {
  const reader = new Reader(page, "ko");
  await reader.begin("d1-s1");
  await reader.isAtView(1);
  await reader.open("/help");
  await deletePersistedCache(page);
  const app = await holdRequests(page, "**/assets/main-*.js");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/getGcCompack")) calls.push(request.url());
  });
  await page.goto(viewerPath(PROGRAM, "d1-s1", 1), { waitUntil: "commit" });
  await expect.poll(() => calls).toHaveLength(1);
  app();
  await reader.isAtView(1);
  expect(calls).toHaveLength(1);
});

test("an answer is saved, shown on the next page in either language, and found again on another device", async ({
  page,
  browser,
}) => {
  const reader = new Reader(page, "ko");
  const account = await reader.begin("d1-s1");
  await reader.choice(SCENE.ko.start).check({ force: true });
  await reader.next.click();
  await reader.isAtView(2);
  await expect(page.getByText(SCENE.ko.start).filter({ visible: true })).toBeVisible();
  await expect
    .poll(() => savedOnServer(account.uid, "d1-s1.scene"))
    .toEqual({ scene: { state: "answered", value: "start" } });
  expect(await versionsOnServer(account.uid)).toEqual({ programme: 2, saves: [2] });

  const elsewhere = await browser.newContext();
  const other = new Reader(await elsewhere.newPage(), "en");
  await signInAt(other, account, viewerPath(PROGRAM, "d1-s1", 2));
  await other.isAtView(2);
  await expect(other.page.getByText(SCENE.en.start).filter({ visible: true })).toBeVisible();
  await other.button(other.texts.viewer.previous).click();
  await other.isAtView(1);
  await expect(other.choice(SCENE.en.start)).toBeChecked();
  await elsewhere.close();
});

test("what is chosen and not finished outlives a reload, and the step goes on where it was left", async ({
  page,
}) => {
  const reader = new Reader(page, "en");
  const { uid } = await reader.begin("d1-s1");
  await reader.choice(SCENE.en.rest).check({ force: true });
  await expect(page.getByText(reader.texts.viewer.savedHere)).toBeVisible();
  await reader.reload();
  await expect(reader.choice(SCENE.en.rest)).toBeChecked();
  await reader.next.click();
  await reader.isAtView(2);
  await expect.poll(() => countSaves(uid)).toBe(1);
  await reader.openStep("d1-s1");
  await reader.isAtView(2);
  await reader.button(reader.texts.viewer.previous).click();
  await reader.isAtView(1);
  await expect(reader.choice(SCENE.en.rest)).toBeChecked();
  await expect(page.getByText(reader.texts.viewer.saved, { exact: true })).toBeVisible();
});

test("data that are missing on several pages are said once in a step", async ({ page }) => {
  await page.route("**/api/program/getGcCompack", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const { mainViews } of Object.values<Activity>(json.data.content.activities)) {
      for (const { root } of Object.values(mainViews)) root?.push({ type: "text", config: "gone" });
    }
    await route.fulfill({ response, json });
  });
  const reader = new Reader(page, "ko");
  await reader.begin("d1-s1");
  await reader.isAtView(1);
  const missing = page.getByText(reader.texts.viewer.missingData).filter({ visible: true });
  await expect(missing).toBeVisible();
  await reader.choice(SCENE.ko.start).check({ force: true });
  await reader.next.click();
  await reader.isAtView(2);
  await expect(page.getByText(SCENE.ko.start).filter({ visible: true })).toBeVisible();
  await expect(missing).toBeHidden();
  await page.goBack();
  await reader.isAtView(1);
  await expect(missing).toBeVisible();
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|cleardot/] });

  test("pages are turned, and what was answered last is saved when it returns", async ({ page, context }) => {
    const reader = new Reader(page, "ko");
    const { uid } = await reader.begin("d1-s1");
    await reader.isAtView(1);
    await expect(reader.choice(SCENE.ko.rest)).toBeAttached();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await reader.choice(SCENE.ko.rest).check({ force: true });
    await reader.next.click();
    await reader.isAtView(2);
    await expect(page.getByText(SCENE.ko.rest).filter({ visible: true })).toBeVisible();
    await page.goBack();
    await reader.isAtView(1);
    await reader.choice(SCENE.ko.start).check({ force: true });
    await reader.next.click();
    await reader.isAtView(2);
    expect(await savedOnServer(uid, "d1-s1.scene")).toBeUndefined();
    await context.setOffline(false);
    await expect
      .poll(() => savedOnServer(uid, "d1-s1.scene"), { timeout: 15_000 })
      .toEqual({ scene: { state: "answered", value: "start" } });
  });

  test("a step that was finished stays finished when it returns, also after a reload", async ({
    page,
    context,
  }) => {
    const reader = new Reader(page, "ko");
    const account = await newAccount();
    await storeTrial(account.uid);
    await signInAt(reader, account, schedulePath(PROGRAM));
    const first = page.getByRole("tabpanel").getByRole("listitem").first();
    await expect(first).toBeVisible();
    await goWithin(page, viewerPath(PROGRAM, "d1-s1", 6));
    await reader.isAtView(6);
    const finish = page.getByRole("button", { name: "오늘은 마치기" });
    await expect(finish).toBeVisible();
    await context.setOffline(true);
    await finish.click();
    await expect(first).toContainText(reader.texts.schedule.status.done);
    // Longer than the page waits for the step to be sent. The programmes may then be read before the server is told.
    await page.waitForTimeout(11_000);
    const release = await holdRequests(page, "**/finishStep");
    const told = page.waitForRequest("**/finishStep");
    await context.setOffline(false);
    await told;
    await page.waitForTimeout(2_000);
    release();
    await expect.poll(() => finishedSteps(account.uid, PROGRAM), { timeout: 15_000 }).toEqual(["d1-s1"]);
    await expect.poll(() => persistedText(page)).toContain('"stepFinished":[{"stepId":"d1-s1"');
    await reader.reload();
    await expect(first).toContainText(reader.texts.schedule.status.done);
  });

  test("people find the schedule on their way back, also where it was never read", async ({
    page,
    context,
  }) => {
    const reader = new Reader(page, "ko");
    await reader.begin("d1-s1");
    await reader.isAtView(1);
    await untilAskedFor(page, "schedule-page");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("link", { name: reader.texts.common.back }).click();
    await expect(page.getByRole("tab").first()).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
  });

  test("answers of a page that was closed are sent by whatever signed-in page is opened next", async ({
    page,
    context,
  }) => {
    const reader = new Reader(page, "ko");
    const { uid } = await reader.begin("d1-s1");
    await reader.isAtView(1);
    await expect(reader.choice(SCENE.ko.rest)).toBeAttached();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await reader.choice(SCENE.ko.rest).check({ force: true });
    await reader.next.click();
    await reader.isAtView(2);
    // The page turns before it is stored that it was finished; a tab that ends meanwhile keeps the answer as a draft.
    await expect.poll(() => waitingChanges(page)).toBe(1);
    await page.close();
    await context.setOffline(false);
    const next = new Reader(await context.newPage(), "ko");
    await next.open("/mypage");
    await expect
      .poll(() => savedOnServer(uid, "d1-s1.scene"), { timeout: 15_000 })
      .toEqual({ scene: { state: "answered", value: "rest" } });
  });
});

test("a visitor signs in first and comes back to the page", async ({ page }) => {
  const reader = new Reader(page, "ko");
  const path = viewerPath(PROGRAM, "d1-s1", 1);
  await reader.open(path);
  await expect(page).toHaveURL((url) => url.searchParams.get("redirectUrl") === `${path}?lng=ko`);
  await signInAt(reader, await newAccount(), path);
  await reader.isAtView(1);
});

test("a page that the step does not have leads to where one goes on", async ({ page }) => {
  const reader = new Reader(page, "en");
  await reader.begin("d1-s1");
  await reader.openStep("d1-s1", 99);
  await reader.isAtView(1);
});

test.describe("content that does not load", () => {
  const CONTENT = "**/api/program/getGcCompack";
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("says what is safe, and nothing in the name of a server that was not reached", async ({ page }) => {
    await page.route(CONTENT, (route) => route.abort());
    const reader = new Reader(page, "en");
    await signInAt(reader, await newAccount(), viewerPath(PROGRAM, "d1-s1", 1));
    const { offlineText, retry, serverSaid } = reader.texts.viewer;
    await expect(page.getByText(offlineText)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(serverSaid.replace("{{message}}", ""))).toBeHidden();
    await expectAccessibleInTestedSchemes(page);
    await letThrough(page, CONTENT);
    await reader.button(retry).click();
    await reader.isAtView(1);
  });

  test("says what the server said", async ({ page }) => {
    await page.route(CONTENT, (route) => route.continue({ postData: JSON.stringify({ stepId: 1 }) }));
    const reader = new Reader(page, "ko");
    await signInAt(reader, await newAccount(), viewerPath(PROGRAM, "d1-s1", 1));
    const { failedText, serverSaid } = reader.texts.viewer;
    await expect(page.getByText(failedText)).toBeVisible();
    await expect(page.getByText(serverSaid.replace("{{message}}", "").trim())).toBeVisible();
    await expectTextFits(page);
  });
});

test.describe("a step that is not written yet", () => {
  test.use({ expectedErrors: [/404|there is no such pack/] });

  test("says so, and leads to the list of steps", async ({ page }) => {
    const reader = new Reader(page, "ko");
    const account = await newAccount();
    await storeTrial(account.uid);
    await signInAt(reader, account, viewerPath(PROGRAM, "d99-s1", "resume"));
    await expect(page.getByRole("heading", { name: reader.texts.viewer.noStep })).toBeVisible();
    await expectTextFits(page);
    await page.getByRole("link", { name: reader.texts.viewer.toSchedule }).click();
    await expect(page).toHaveURL(/\/program\/schedule\//);
  });
});
