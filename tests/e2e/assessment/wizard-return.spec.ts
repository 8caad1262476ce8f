import { FIRST_HALF, SECOND_HALF } from "@mindle/domain/assessment/questions";
import { answersAll } from "@mindle/domain/testing/answers";
import { expect, test } from "../../support/fixtures.ts";
import { submittedResult } from "../support/assessment/result.ts";
import { untilWatched } from "../support/leaving.ts";
import { holdRequests, letThrough } from "../support/requests.ts";
import { redirectOf, Visitor } from "../support/visitor.ts";

// Coming back to the assessment: after a reload, by the back link, from a result, from its last stage.

const ANSWERS = answersAll("2");

const SUBMIT = "**/api/assessment/submit";

test("a reload right after the answers were accepted does not send them again", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/schema/nickname");
  await visitor.enterNicknameAndCharacters("Robin", ["Riggy"]);
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/assessment/submit")) calls += 1;
  });
  const accepted = page.waitForResponse(SUBMIT);
  await visitor.finishWizard(4);
  const { data } = await (await accepted).json();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("response"))).not.toBeNull();
  await visitor.isAt("preparing");
  await visitor.reload();
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
  expect(redirectOf(page)).toContain(`responseId=${data._id}`);
  expect(calls).toBe(1);
});

test.describe("when the answers cannot be sent after a reload", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("the heading says so, and closing the alert focuses the button that tries again", async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    const { common, wizard } = visitor.texts;
    await visitor.open("/schema/nickname");
    await visitor.enterNicknameAndCharacters("하늘", ["Riggy"]);
    await page.route(SUBMIT, (route) => route.abort());
    await visitor.finishWizard(4);
    const alert = page.getByRole("alertdialog", { name: wizard.preparing.failed });
    await expect(alert).toBeVisible();
    await visitor.reload();
    await alert.getByRole("button", { name: common.ok }).press("Enter");
    await expect(alert).toBeHidden();
    await expect(visitor.button(common.tryAgain)).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(wizard.preparing.failedTitle);
    await letThrough(page, SUBMIT);
    await visitor.button(common.tryAgain).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(wizard.titles.preparing);
    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
  });
});

test("what the last stage asked for again is sent right away", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  await visitor.open("/schema/nickname");
  await visitor.enterNicknameAndCharacters("하늘", ["Jumpy"]);
  await visitor.answerBothHalves(ANSWERS);
  await visitor.setStress(4);
  await page.evaluate(() => localStorage.removeItem("nickname"));
  await page.evaluate(() => localStorage.removeItem("stress"));
  await visitor.open("/schema/preparing");
  await visitor.isAt("nickname");
  await visitor.nickname.fill("하늘");
  await visitor.continueTo("stress");
  await visitor.setStress(4);
  await visitor.continueButton.click();
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
});

test("the questions open at the first without an answer, after a reload and from the last stage", async ({
  page,
}) => {
  const visitor = new Visitor(page, "ko");
  await visitor.open("/schema/nickname");
  await visitor.enterNicknameAndCharacters("하늘", ["Jumpy"]);
  await visitor.answerAll(FIRST_HALF.slice(0, 9), ANSWERS);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await visitor.reload();
  await expect(visitor.question(FIRST_HALF[9] ?? "question10")).toBeInViewport({ ratio: 1 });

  await visitor.answerAll(FIRST_HALF.slice(9), ANSWERS);
  await visitor.continueTo("almost");
  await visitor.continueTo("question2");
  await visitor.answerAll(SECOND_HALF.slice(0, -1), ANSWERS);
  await visitor.open("/schema/preparing");
  await visitor.isAt("question2");
  await expect(visitor.question(SECOND_HALF.at(-1) ?? "question35")).toBeInViewport({ ratio: 1 });
});

test("back from a stress stage that was entered by the nudge leads there, and the exit popup opens", async ({
  page,
}) => {
  const visitor = new Visitor(page, "ko");
  await visitor.open("/schema/nudge");
  await visitor.link(visitor.texts.start.nudge.start).click();
  await visitor.isAt("stress");
  await untilWatched(page);
  await visitor.link(visitor.texts.common.back).click();
  await expect(page).toHaveURL(/\/schema\/nudge/);
  await expect(page.getByRole("dialog", { name: visitor.texts.exit.unknown.title })).toBeVisible();
});

test("choosing another child from a result without scores begins with its nickname", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  await visitor.open(await submittedResult({ characters: ["Riggy"], nickname: "하늘" }));
  await visitor.link(visitor.texts.result.other).click();
  await visitor.isAt("nickname");
  await expect(visitor.nickname).toHaveValue("하늘");
  await visitor.continueTo("character");
});

test("a result without scores has the focus on its heading when it was opened in the app", async ({
  page,
}) => {
  const visitor = new Visitor(page, "ko");
  await visitor.open("/schema/nickname");
  await visitor.enterNicknameAndCharacters("하늘", ["Riggy"]);
  await visitor.finishWizard(4);
  await page.waitForURL(/\/auth\/login\?redirectUrl=/);
  const responseId = new URL(redirectOf(page), page.url()).searchParams.get("responseId");
  const release = await holdRequests(page, "**/api/assessment/getResponse");
  await visitor.open(
    `/auth/login?redirectUrl=${encodeURIComponent(`/schema/result?responseId=${responseId}`)}`,
  );
  await visitor.link(visitor.texts.auth.login.skip).press("Enter");
  // Who it is about is known before the response is read.
  await expect(page.getByText(visitor.texts.result.calling)).toBeVisible();
  await expect(page.locator("#root [data-tone]").first()).toHaveAttribute("data-tone", "riggy");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
