import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { goWithin } from "../support/go-within.ts";
import { storeClosedTrial } from "../support/purchase/purchases.ts";
import { filled } from "../support/texts.ts";
import { Tester } from "../support/tools/tester.ts";

const LOCKED = "/program/schedule/um-eng-v2s?locked=d1-s3";

test.use({ expectedErrors: [/40[034].*(getGcCompack|IosIapPayment)/] });

test.describe("the simulator of the developer panel", () => {
  const open = async (page: Page): Promise<Tester> => {
    const tester = new Tester(page, "ko");
    const account = await newAccount();
    await storeClosedTrial(account.uid);
    await signInAt(tester, account, "/developer?view=shell");
    const loaded = page.waitForEvent("load");
    await tester.button(tester.panel.shell.start).click();
    await loaded;
    await expect(page.getByText(tester.panel.shell.on)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-os", "ios");
    return tester;
  };
  const openSheet = async ({ page, texts }: Tester) => {
    await goWithin(page, LOCKED);
    const sheet = page.getByRole("dialog", { name: texts.schedule.unlock.title });
    await expect(sheet).toBeVisible();
    return { sheet, unlockNow: sheet.getByRole("button", { name: texts.schedule.unlock.now }) };
  };

  test("declines, then sells at the price that one has chosen", async ({ page }) => {
    const tester = await open(page);
    const { unlock } = tester.texts.schedule;
    await page.getByRole("combobox", { name: tester.panel.shell.outcome }).selectOption("cancelled");
    await page.getByRole("textbox", { name: tester.panel.shell.price }).fill("₩12,000");
    const { sheet, unlockNow } = await openSheet(tester);
    await expect(sheet).toContainText(filled(unlock.textWithPrice, { price: "₩12,000" }));
    await unlockNow.click();
    await expect(sheet.getByText(unlock.problems.cancelled)).toBeVisible();

    await goWithin(page, "/developer?view=shell");
    const { from } = tester.panel.shell;
    const messages = page.getByRole("listitem").filter({ hasText: "purchase/requestPurchase" });
    await expect(messages.first()).toContainText(/"error":"cancelled"/);
    await expect(messages.first()).toContainText(from.shell);
    await expect(messages.nth(1)).toContainText(from.app);
    await page.getByRole("combobox", { name: tester.panel.shell.outcome }).selectOption("twice");
    const again = await openSheet(tester);
    await again.unlockNow.click();
    await expect(page).toHaveURL(/\/home$/);
  });

  test("loses an answer, and the next start finishes the purchase", async ({ page }) => {
    const tester = await open(page);
    await page.getByRole("combobox", { name: tester.panel.shell.outcome }).selectOption("lost");
    const { sheet, unlockNow } = await openSheet(tester);
    await unlockNow.click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("shellSimulatorUnfinished")))
      .toMatch(/\d/);
    await tester.reload();
    await expect(page.getByRole("tabpanel").getByRole("link")).toHaveCount(4);
    await expect(sheet).toBeHidden();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("shellSimulatorUnfinished"))).toBe("[]");
  });
});
