import { schedulePath, viewerPath } from "@mindle/domain/programme/paths";
import { MIND_CHECK_PROGRAM_ID } from "@mindle/domain/programme/step";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectNoOverflowAt } from "../support/look/text-fit.ts";
import { HomeVisitor } from "../support/programme/home.ts";
import { answerAll } from "../support/programme/question-set.ts";
import { finishedSteps } from "../support/programme/reader.ts";
import { storeClosedTrial } from "../support/purchase/purchases.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("without a programme, the check-ins are open from home, bring help first where it is high, and are no journey", async ({
  page,
}) => {
  const visitor = new HomeVisitor(page, "ko");
  const { home, schedule, helpCard, my } = visitor.texts;
  const account = await newAccount();
  await storeClosedTrial(account.uid);
  await signInAt(visitor, account, "/home");
  await page.getByRole("link", { name: home.mindCheck }).click();
  await expect(page).toHaveURL((url) => url.pathname === schedulePath(MIND_CHECK_PROGRAM_ID));
  for (const round of [0, 1, 2]) {
    await page.getByRole("tab").nth(round).click();
    const steps = page.getByRole("tabpanel").getByRole("listitem");
    await expect(steps.getByRole("link")).toHaveCount(6);
    await expect(steps.getByRole("button")).toHaveCount(0);
  }
  await expect(page.getByRole("link", { name: schedule.mindCheck })).toBeHidden();
  await expectAccessibleInTestedSchemes(page);

  await visitor.open(viewerPath(MIND_CHECK_PROGRAM_ID, "d1-s1", 1));
  await answerAll(page, /거의 늘 그랬어요/, 10);
  await expectNoOverflowAt(page, 360);
  await page.getByRole("button", { name: "다음" }).click();
  const help = page.getByRole("dialog", { name: helpCard.kinds.danger.title });
  await help.getByRole("button", { name: helpCard.goOn }).click();
  await page.getByRole("radio", { name: "말하고 싶지 않아요" }).check({ force: true });
  await expect(page.getByRole("link", { name: /109/ })).toBeVisible();
  await page.getByRole("button", { name: "다음" }).click();
  await expect(help).toBeHidden();
  await expect(page.getByText("혼자 지기에 벅찬")).toBeVisible();
  await expect(page.getByText(/‘자주’라고 고른 문장이/)).toBeHidden();
  await expect(page.getByText("할 일이 한꺼번에 몰려왔어요: 거의 늘 그랬어요")).toBeVisible();
  await expect(page.getByRole("link", { name: /1577-0199/ })).toBeVisible();
  await expectNoOverflowAt(page, 360);
  await page.getByRole("button", { name: "다음" }).click();
  await page.getByRole("radio", { name: "아무것도 더 하지 않기" }).check({ force: true });
  await page.getByRole("button", { name: "오늘은 마치기" }).click();
  await expect(page).toHaveURL((url) => url.pathname === schedulePath(MIND_CHECK_PROGRAM_ID));
  await expect.poll(() => finishedSteps(account.uid, MIND_CHECK_PROGRAM_ID)).toEqual(["d1-s1"]);

  await visitor.open("/home");
  // After the help card nothing is offered for some days.
  await expect(page.getByText(home.helpNote)).toBeVisible();
  await expect(page.getByRole("heading", { name: home.recommend.you })).toBeHidden();
  await expect(page.getByRole("article")).toHaveCount(0);
  await visitor.open("/mypage");
  await expect(page.getByRole("link", { name: my.menu.mindCheck })).toBeVisible();
});
