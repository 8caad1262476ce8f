import { DAY_MS } from "@mindle/domain/time";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { HomeVisitor } from "../support/programme/home.ts";
import { storeProgramme } from "../support/programme/programmes.ts";
import { Tester } from "../support/tools/tester.ts";

/** Answers what moves the functions' clock, which all tests share, in its place; collects by how much it was to be moved. */
async function keepFunctionsClock(page: Page): Promise<number[]> {
  const moves: number[] = [];
  await page.route(/\/documents:commit$/, async (route) => {
    const { update } = route.request().postDataJSON().writes[0];
    expect(update.name).toMatch(/\/documents\/localClock\/offset$/);
    moves.push(Number(update.fields.ms.integerValue));
    await route.fulfill({ json: {}, headers: { "Access-Control-Allow-Origin": "*" } });
  });
  return moves;
}

test("a clock that is moved shows how a programme goes on and closes, and comes back", async ({ page }) => {
  const moves = await keepFunctionsClock(page);
  const account = await newAccount();
  await storeProgramme(account.uid, { closedAt: Date.now() + 9 * DAY_MS });
  const home = new HomeVisitor(page, "en");
  const tester = new Tester(page, "en");
  const { time } = tester.panel;
  const leap = async (button: string) => {
    await tester.openView("time");
    const loaded = page.waitForEvent("load");
    await tester.button(button).click();
    await loaded;
    await expect(page.getByText(button === time.back ? time.present : time.moved)).toBeVisible();
  };

  await signInAt(home, account, "/home");
  await expect(page.getByText(home.daysLeft(9))).toBeVisible();
  await leap(time.leaps.week);
  await home.open("/home");
  await expect(page.getByText(home.daysLeft(2))).toBeVisible();
  await leap(time.leaps.month);
  await home.open("/home");
  await expect(home.ended).toBeVisible();
  await leap(time.back);
  await home.open("/home");
  await expect(page.getByText(home.daysLeft(9))).toBeVisible();
  expect(moves).toEqual([7 * DAY_MS, 37 * DAY_MS, 0]);
});

test("a time that is past is not gone to", async ({ page }) => {
  const moves = await keepFunctionsClock(page);
  const tester = new Tester(page, "ko");
  const { time } = tester.panel;
  await tester.openView("time");
  await page.getByLabel(time.wish).fill("2020-01-01T00:00");
  await tester.button(time.go).click();
  await expect(page.getByText(time.onlyLater)).toBeVisible();
  await expect(page.getByText(time.present)).toBeVisible();
  expect(moves).toEqual([]);
});
