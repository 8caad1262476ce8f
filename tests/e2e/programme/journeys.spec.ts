import { schedulePath } from "@mindle/domain/programme/paths";
import { answersBy } from "@mindle/domain/testing/answers";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { Result } from "../support/assessment/result.ts";
import { finishedSteps, Reader } from "../support/programme/reader.ts";
import { StepWalk } from "../support/programme/step-walk.ts";

const JOURNEYS = [
  ["Jumpy", "jumpy-v1", "jumpy-complete"],
  ["Shelly", "shelly-v1", "shelly-complete"],
  ["Flippy", "flippy-v1", "flippy-starter"],
] as const;

for (const [child, programId, slug] of JOURNEYS) {
  test(`from the landing page over a result that found ${child} to the end of the first session`, async ({
    page,
  }) => {
    test.slow();
    const reader = new Reader(page, "ko", programId);
    const { landing, result, voucher } = reader.texts;
    const account = await newAccount();
    // The three free minutes come before the offer.
    await new Result(page, "ko").haveCard();
    await reader.open("/");
    await reader.link(landing.causes[child]).click();
    await reader.nickname.fill("하늘");
    await reader.continueTo("character");
    await reader.continueTo("question1");
    await reader.answerBothHalves(answersBy({ [child]: "3" }), "tapAll");
    await reader.finishWizard(5);
    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
    await reader.signIn(account);
    await expect(page).toHaveURL(/\/schema\/result\?responseId=/);
    await reader.link(result.programme.button).click();
    await expect(page).toHaveURL(new RegExp(`/voucher/${slug}\\?responseId=`));
    await expect(page.getByText(voucher.soon, { exact: true })).toHaveCount(0);
    // The found child's programme may be open by then.
    const begin = reader.link(voucher.betaTrial.open.button).or(reader.link(voucher.betaTrial.held.goOn));
    await begin.first().click();
    await expect(page).toHaveURL((url) => url.pathname === schedulePath(programId));
    const walk = new StepWalk(reader, account.uid);
    for (const stepId of ["d1-s1", "d1-s2", "d1-s3"]) {
      await reader.openStep(stepId);
      await walk.walk(stepId);
      await expect.poll(() => finishedSteps(account.uid, programId)).toContain(stepId);
      await page.keyboard.press("Escape");
      await reader.open(schedulePath(programId));
    }
  });
}
