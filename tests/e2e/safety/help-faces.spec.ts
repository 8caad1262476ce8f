import { viewerPath } from "@mindle/domain/programme/paths";
import { MIND_CHECK_PROGRAM_ID } from "@mindle/domain/programme/step";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { answerAll } from "../support/programme/question-set.ts";
import { Visitor } from "../support/visitor.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("the child beside a hard answer's reply listens, and does not smile on the step's last page either", async ({
  page,
}) => {
  const visitor = new Visitor(page, "ko");
  const { helpCard } = visitor.texts;
  await signInAt(visitor, await newAccount(), viewerPath(MIND_CHECK_PROGRAM_ID, "d1-s1", 1));
  const child = page.locator('[data-companion][data-mood="listen"]').filter({ visible: true });
  await expect(child).toBeVisible();
  await answerAll(page, /거의 늘 그랬어요/, 10);
  await page.getByRole("button", { name: "다음" }).click();
  await page.getByRole("dialog").getByRole("button", { name: helpCard.goOn }).click();
  await expect(page).toHaveURL(/\/d1-s1\/2/);
  await expect(child).toBeVisible();
});
