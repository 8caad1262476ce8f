import { viewerPath } from "@mindle/domain/programme/paths";
import { MIND_CHECK_PROGRAM_ID } from "@mindle/domain/programme/step";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { database } from "../../support/functions/database.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { Visitor } from "../support/visitor.ts";

// The wish to die, which the check-ins ask apart.

const APART = viewerPath(MIND_CHECK_PROGRAM_ID, "d1-s1", 2);

function keptFlag(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("safetyFlag"));
}

async function flagOf(uid: string): Promise<unknown> {
  return (await database().doc(`users/${uid}`).get()).get("safetyFlag");
}

for (const [answer, label] of [
  ["passing", "스쳐 간 적이 있어요"],
  ["often", "자주 들었어요"],
] as const) {
  test(`a wish to die that is told raises the flag: ${answer}`, async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    const account = await newAccount();
    await signInAt(visitor, account, APART);
    await page.getByRole("radio", { name: label }).check({ force: true });
    await visitor.button("다음").click();
    const card = page.getByRole("dialog", { name: visitor.texts.helpCard.kinds.danger.title });
    await expect(card.getByText(visitor.texts.helpCard.noticed.answers.danger)).toBeVisible();
    expect(await keptFlag(page)).toContain('"kind":"danger"');
    await expect.poll(() => flagOf(account.uid)).toMatchObject({ kind: "danger" });
  });
}

test("who would rather not say has the numbers on the page, and no flag", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  await signInAt(visitor, await newAccount(), APART);
  await page.getByRole("radio", { name: "말하고 싶지 않아요" }).check({ force: true });
  await expect(page.getByRole("main").locator('[href="tel:109"]')).toBeVisible();
  await visitor.button("다음").click();
  await expect(page).toHaveURL(/\/d1-s1\/3/);
  expect(await keptFlag(page)).toBeNull();
});
