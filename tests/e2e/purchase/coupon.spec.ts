import { redeemCoupon } from "@mindle/domain/api/purchase";
import type { Page, Request } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { countedRedemptions } from "../../support/functions/purchases.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { callAs, newAccount, type TestAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { persistedText } from "../support/device-storage.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { storeClosedTrial, storeCoupon, trialSpans } from "../support/purchase/purchases.ts";
import { holdRequests, letThrough } from "../support/requests.ts";
import { filled } from "../support/texts.ts";
import { Visitor } from "../support/visitor.ts";

const COUPON = "/purchase/coupon";
const REDEEM = "**/api/purchase/redeemCoupon";

/** Someone with a voucher. */
class Holder extends Visitor {
  get code() {
    return this.page.getByRole("textbox", { name: this.texts.coupon.code });
  }

  get redeem() {
    return this.button(this.texts.coupon.redeem);
  }

  get failure() {
    return this.page.getByRole("alertdialog", { name: this.texts.coupon.failure.title });
  }

  get success() {
    return this.page.getByRole("alertdialog", { name: filled(this.texts.coupon.success.message) });
  }

  get over() {
    return this.page.getByRole("alertdialog", { name: this.texts.coupon.over.message });
  }

  get tryAgain() {
    return this.failure.getByRole("button", { name: this.texts.coupon.failure.again });
  }

  /** Opens the page with a new account, which has had the trial programme: the welcome coupon adds nothing. */
  async openCoupon(): Promise<TestAccount> {
    const account = await newAccount();
    await storeClosedTrial(account.uid);
    await signInAt(this, account, COUPON);
    await expect(this.page.getByRole("heading", { level: 1, name: this.texts.coupon.title })).toBeVisible();
    return account;
  }

  async expectRefused(reason: keyof Holder["texts"]["coupon"]["failure"]["reasons"]): Promise<void> {
    await expect(this.failure).toContainText(this.texts.coupon.failure.reasons[reason]);
    await expect(this.failure).toContainText(this.texts.coupon.failure.kept);
  }
}

function redemptions(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/purchase/redeemCoupon") requests.push(request);
  });
  return requests;
}

for (const language of TESTED_LANGUAGES) {
  test(`a voucher opens its programme, and one goes home, in ${language}`, async ({ page }) => {
    const holder = new Holder(page, language);
    const account = await holder.openCoupon();
    const code = await storeCoupon();
    await expect(holder.redeem).toBeDisabled();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await holder.code.fill(`  ${code} `);
    await expect(holder.redeem).toBeEnabled();
    const release = await holdRequests(page, REDEEM);
    await holder.redeem.click();
    await expect(page.locator("[data-state]")).toHaveAttribute("data-state", "처리중");
    await expect(holder.redeem).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByText(holder.texts.coupon.redeeming)).toBeVisible();
    release();
    await expect(holder.success).toBeVisible();
    await expect(page.locator("[data-state]")).toHaveAttribute("data-state", "등록성공");
    await expectAccessibleInTestedSchemes(page);
    // The user and the programmes were read again.
    await expect.poll(() => persistedText(page)).toMatch(/"availableProgramIds":\["um-eng-v2s"\]/);
    expect(await trialSpans(account.uid)).toHaveLength(2);
    await holder.success.getByRole("button", { name: holder.texts.coupon.success.ok }).click();
    await expect(page).not.toHaveURL(/purchase/);
  });

  test(`a voucher whose time is over says so and leads to the journal, in ${language}`, async ({ page }) => {
    const holder = new Holder(page, language);
    const account = await holder.openCoupon();
    const code = await storeCoupon();
    await callAs(account, redeemCoupon, { code });
    await storeClosedTrial(account.uid);
    await holder.code.fill(code);
    await holder.redeem.click();
    await expect(holder.over).toBeVisible();
    await expect(page.locator("[data-state]")).toHaveAttribute("data-state", "기간종료");
    await expectAccessibleInTestedSchemes(page);
    await holder.over.getByRole("button", { name: holder.texts.coupon.over.ok }).click();
    await expect(page).toHaveURL(/\/program\/journal/);
    expect(await trialSpans(account.uid)).toHaveLength(1);
  });

  test.describe(`a voucher that is refused, in ${language}`, () => {
    test.use({ expectedErrors: [/status of 4\d\d/] });

    test("keeps what was typed and can be tried again", async ({ page }) => {
      const holder = new Holder(page, language);
      await holder.openCoupon();
      await holder.code.fill("no-such-voucher");
      await holder.redeem.click();
      await holder.expectRefused("unknown");
      await expect(page.locator("[data-state]")).toHaveAttribute("data-state", "등록실패");
      await expectAccessibleInTestedSchemes(page);
      await holder.tryAgain.click();
      await expect(holder.failure).toBeHidden();
      await expect(page.locator("[data-state]")).toHaveAttribute("data-state", "입력");
      await expect(holder.code).toHaveValue("no-such-voucher");
      await holder.code.fill(await storeCoupon());
      await holder.redeem.click();
      await expect(holder.success).toBeVisible();
    });
  });

  test(`Enter or a press without a code reminds of it, in ${language}`, async ({ page }) => {
    const holder = new Holder(page, language);
    const redeemed = redemptions(page);
    await holder.openCoupon();
    const reminder = page.getByRole("alertdialog", { name: holder.texts.coupon.empty });
    await holder.redeem.click({ force: true });
    await reminder.getByRole("button", { name: holder.texts.common.ok }).click();
    for (const empty of ["", "   "]) {
      await holder.code.fill(empty);
      await expect(holder.redeem).toBeDisabled();
      await holder.code.press("Enter");
      await expect(reminder).toBeVisible();
      await reminder.getByRole("button", { name: holder.texts.common.ok }).click();
      await expect(reminder).toBeHidden();
      await expect(holder.code).toBeFocused();
    }
    expect(redeemed).toHaveLength(0);
  });
}

test("Enter redeems, and a second one or a second press changes nothing", async ({ page }) => {
  const holder = new Holder(page, "ko");
  const redeemed = redemptions(page);
  const account = await holder.openCoupon();
  const code = await storeCoupon();
  const release = await holdRequests(page, REDEEM);
  await holder.code.fill(code);
  await holder.code.press("Enter");
  await holder.code.press("Enter");
  await holder.redeem.click({ force: true });
  await holder.redeem.click({ force: true });
  await expect.poll(() => redeemed.length).toBe(1);
  release();
  await expect(holder.success).toBeVisible();
  expect(redeemed).toHaveLength(1);
  expect(await countedRedemptions(code)).toBe(1);
  expect(await trialSpans(account.uid)).toHaveLength(2);
});

test("an Enter that only ends a composition does not redeem", async ({ page }) => {
  const holder = new Holder(page, "ko");
  const redeemed = redemptions(page);
  await holder.openCoupon();
  await holder.code.fill(await storeCoupon());
  await holder.code.dispatchEvent("keydown", { key: "Enter", isComposing: true });
  await holder.code.dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
  await holder.code.press("ArrowLeft");
  expect(redeemed).toHaveLength(0);
  await holder.code.dispatchEvent("keydown", { key: "Enter" });
  await expect(holder.success).toBeVisible();
  expect(redeemed).toHaveLength(1);
});

test("by keyboard alone", async ({ page }) => {
  const holder = new Holder(page, "en");
  await holder.openCoupon();
  const code = await storeCoupon();
  await holder.code.focus();
  await page.keyboard.type(code);
  await page.keyboard.press("Tab");
  await expect(holder.redeem).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(holder.success).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/purchase/);
});

test.describe("the reasons of a refusal", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("by the server's code", async ({ page }) => {
    const holder = new Holder(page, "en");
    await holder.openCoupon();
    for (const [terms, reason] of [
      [{ active: false }, "ended"],
      [{ expiresAt: 1 }, "ended"],
      [{ maxRedemptions: 0 }, "exhausted"],
    ] as const) {
      await holder.code.fill(await storeCoupon(terms));
      await holder.redeem.click();
      await holder.expectRefused(reason);
      await holder.tryAgain.click();
      await expect(holder.failure).toBeHidden();
    }
    for (const text of ["x".repeat(150), "쿠폰/../!"]) {
      await holder.code.fill(text);
      await holder.redeem.click();
      await holder.expectRefused("unknown");
      await holder.tryAgain.click();
      await expect(holder.failure).toBeHidden();
    }
    for (const [status, reason] of [
      [500, "other"],
      [503, "unavailable"],
      [429, "exhausted"],
    ] as const) {
      await page.route(REDEEM, (route) => route.fulfill({ status, body: "" }));
      await holder.redeem.click();
      await holder.expectRefused(reason);
      await holder.tryAgain.click();
      await expect(holder.failure).toBeHidden();
      await letThrough(page, REDEEM);
    }
  });

  for (const language of TESTED_LANGUAGES) {
    test(`a lost answer, and the same success when it is repeated, in ${language}`, async ({ page }) => {
      const holder = new Holder(page, language);
      const account = await holder.openCoupon();
      const code = await storeCoupon();
      await page.route(REDEEM, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await holder.code.fill(code);
      await holder.redeem.click();
      await holder.expectRefused("unavailable");
      await letThrough(page, REDEEM);
      await holder.tryAgain.click();
      await expect(holder.code).toHaveValue(code);
      await holder.redeem.click();
      await expect(holder.success).toBeVisible();
      expect(await countedRedemptions(code)).toBe(1);
      expect(await trialSpans(account.uid)).toHaveLength(2);
    });
  }

  test("a connection that drops before anything was sent", async ({ page, context }) => {
    const holder = new Holder(page, "ko");
    await holder.openCoupon();
    const code = await storeCoupon();
    await holder.code.fill(code);
    await context.setOffline(true);
    await holder.redeem.click();
    await holder.expectRefused("unavailable");
    await context.setOffline(false);
    await holder.tryAgain.click();
    await holder.code.press("Enter");
    await expect(holder.success).toBeVisible();
    expect(await countedRedemptions(code)).toBe(1);
  });
});
