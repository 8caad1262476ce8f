import { expect, test } from "../../support/fixtures.ts";
import { untilAppRuns, Visitor } from "../support/visitor.ts";

test("a link opens its page with what stood behind it in a text", async ({ page }) => {
  const { help } = new Visitor(page, "ko").texts;
  for (const address of ["/help.", "/help)", "/help에서", "/help?lng=ko."]) {
    await page.goto(address);
    await untilAppRuns(page);
    await expect(page.getByRole("heading", { level: 1, name: help.title })).toBeVisible();
    expect(page.url()).toMatch(/\/help(\?lng=ko)?$/);
  }
  await page.goto("/voucher/jumpy-complete.");
  await untilAppRuns(page);
  await expect(page).toHaveURL(/\/voucher\/jumpy-complete$/);
});
