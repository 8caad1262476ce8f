import type { BrowserContext, Page, Request } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount, newEmail } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { submittedResult } from "../support/assessment/result.ts";
import { persistedText, untilGrantIsPersisted } from "../support/device-storage.ts";
import { goWithin } from "../support/go-within.ts";
import { storeClosedTrial, trialSpans } from "../support/purchase/purchases.ts";
import { holdRequests, letThrough } from "../support/requests.ts";
import { hasAuthAnswered, Visitor } from "../support/visitor.ts";

const REDEEM = "**/call/redeemCoupon";
const PROGRAMS = "**/api/userProgram/getUserProgram";
/** A page for everyone. */
const PAGE = "/space";

/** The calls that redeem the coupon from now on, failed ones included. */
function redemptions(from: Page | BrowserContext): readonly Request[] {
  const requests: Request[] = [];
  from.on("request", (request) => {
    if (new URL(request.url()).pathname === "/call/redeemCoupon") requests.push(request);
  });
  return requests;
}

test("who registers gets the trial programme by itself, and it is in the cache", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const redeemed = redemptions(page);
  const answered = page.waitForResponse(REDEEM);
  await visitor.open(`/auth/login?redirectUrl=${encodeURIComponent("/catalog/list")}`);
  await visitor.createAccount({ email: newEmail(), password: "dandelion-9" });
  expect((await answered).status()).toBe(200);
  await expect.poll(() => persistedText(page)).toMatch(/"availableProgramIds":\["um-eng-v2s"\]/);
  await untilGrantIsPersisted(page);
  // Not again on the next visits, here or in a page for everyone.
  const readAgain = page.waitForResponse(PROGRAMS);
  await visitor.reload();
  await readAgain;
  await visitor.open("/");
  await expect.poll(() => hasAuthAnswered(page)).toBe(true);
  expect(redeemed).toHaveLength(1);
});

test("who signs in from a result and stays there gets it as well", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const account = await newAccount();
  const result = await submittedResult({});
  await signInAt(visitor, account, result);
  await expect.poll(() => trialSpans(account.uid)).toHaveLength(1);
});

test("it is given after the account is loaded, and holds up no screen", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const account = await newAccount();
  const redeemed = redemptions(page);
  const release = await holdRequests(page, "**/api/auth/getUserInfo");
  await visitor.open(`/auth/login?redirectUrl=${encodeURIComponent(PAGE)}`);
  const asked = page.waitForRequest("**/api/auth/getUserInfo");
  await visitor.signIn(account);
  await asked;
  expect(redeemed).toHaveLength(0);
  const releaseCoupon = await holdRequests(page, REDEEM);
  release();
  await expect(page).toHaveURL(PAGE);
  await expect(
    page.getByRole("heading", { level: 1, name: visitor.texts.common.titles.space }),
  ).toBeVisible();
  await expect.poll(() => redeemed.length).toBe(1);
  await goWithin(page, "/catalog/list");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(5);
  releaseCoupon();
  await expect.poll(() => trialSpans(account.uid)).toHaveLength(1);
});

test("two tabs give one grant", async ({ page, context }) => {
  const visitor = new Visitor(page, "en");
  const other = new Visitor(await context.newPage(), "en");
  const account = await newAccount();
  const redeemed = redemptions(context);
  // The other tab learns of the sign-in while the first one is still redeeming.
  const release = await holdRequests(page, REDEEM);
  const releaseOther = await holdRequests(other.page, REDEEM);
  await signInAt(visitor, account, PAGE);
  await expect.poll(() => redeemed.length).toBe(1);
  await other.open("/catalog/list");
  await expect.poll(() => redeemed.length).toBe(2);
  release();
  releaseOther();
  for (const request of redeemed) expect((await (await request.response())?.json())?.result).toBeDefined();
  expect(await trialSpans(account.uid)).toHaveLength(1);
});

test("it is not given again to who had it once, even if it has closed", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const account = await newAccount();
  await storeClosedTrial(account.uid);
  const redeemed = redemptions(page);
  const read = page.waitForResponse("**/api/userProgram/getUserProgram");
  await signInAt(visitor, account, "/catalog/list");
  await read;
  await untilGrantIsPersisted(page);
  expect(redeemed).toHaveLength(0);
  expect(await trialSpans(account.uid)).toHaveLength(1);
});

test.describe("without a connection to the coupon", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("nothing is said, and the next start gives it", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    const account = await newAccount();
    await page.route(REDEEM, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/redeemCoupon"));
    await signInAt(visitor, account, PAGE);
    await failed;
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    expect(await trialSpans(account.uid)).toBeUndefined();
    await letThrough(page, REDEEM);
    await visitor.reload();
    await expect.poll(() => trialSpans(account.uid)).toHaveLength(1);
  });

  test("a lost answer gives one grant, which is noticed at once", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    const account = await newAccount();
    const redeemed = redemptions(page);
    await page.route(REDEEM, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await signInAt(visitor, account, "/catalog/list");
    await expect.poll(() => persistedText(page)).toMatch(/"availableProgramIds":\["um-eng-v2s"\]/);
    const readAgain = page.waitForResponse(PROGRAMS);
    await visitor.reload();
    await readAgain;
    expect(redeemed).toHaveLength(1);
    expect(await trialSpans(account.uid)).toHaveLength(1);
  });
});
