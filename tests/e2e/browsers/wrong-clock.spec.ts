import { DAY_MS } from "@mindle/domain/time";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { Visitor } from "../support/visitor.ts";

const SCHEDULE = "/program/schedule/um-eng-v2s";

for (const [what, by] of [
  ["20 seconds slow", -20_000],
  ["two days slow", -2 * DAY_MS],
  ["200 days fast", 200 * DAY_MS],
] as const) {
  test(`what was just given is open by a clock that is ${what}`, async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    const { home } = visitor.texts;
    await page.clock.install({ time: Date.now() + by });
    await signInAt(visitor, await newAccount(), SCHEDULE);
    const steps = page.getByRole("tabpanel").getByRole("listitem");
    const open = steps.getByRole("link");
    const locked = steps.getByRole("button");
    await expect(open).toHaveCount(4);
    await expect(locked).toHaveCount(0);
    await visitor.reload();
    await expect(open).toHaveCount(4);
    await expect(locked).toHaveCount(0);
    await visitor.open("/home");
    await expect(page.getByRole("main").locator(`a[href="${SCHEDULE}"]`).first()).toBeVisible();
    await expect(page.getByText(home.nothingPlanted)).toHaveCount(0);
  });
}
