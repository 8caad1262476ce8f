import { schedulePath, viewerPath } from "@mindle/domain/programme/paths";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { storeAnswers } from "../support/programme/journal.ts";
import { storeTrial, TRIAL_STEPS } from "../support/programme/programmes.ts";
import { finishedSteps, PROGRAM, Reader } from "../support/programme/reader.ts";
import { StepWalk } from "../support/programme/step-walk.ts";
import { filled } from "../support/texts.ts";

/** Someone who begins a step after others that are finished. */
async function begin(reader: Reader, stepId: string, finished: readonly string[] = []) {
  const account = await newAccount();
  await storeTrial(account.uid, finished);
  await signInAt(reader, account, viewerPath(PROGRAM, stepId, "resume"));
  return account;
}

test("a finished step ends with its sentence, once; a key shows the schedule, where the next step does not call", async ({
  page,
}) => {
  const reader = new Reader(page, "ko");
  const { uid } = await begin(reader, "d1-s3", ["d1-s1", "d1-s2"]);
  await new StepWalk(reader, uid).walk("d1-s3");
  const ending = page.locator("[data-ending]");
  // What its end lets one take along, not a hard line that was answered before.
  await expect(ending).toContainText("누군가의 전화나 한마디");
  await page.keyboard.press("Escape");
  await expect(ending).toBeHidden();
  const next = page.getByRole("tabpanel").getByRole("listitem").nth(3);
  await expect(next).toHaveAttribute("data-status", "not-yet");
  await expect(next.getByRole("link")).toHaveAttribute("aria-current", "step");
  await reader.reload();
  await expect(next).toHaveAttribute("data-status", "current");
  await expect(page.getByText(reader.texts.schedule.finished.step)).toBeHidden();
  await expect(ending).toBeHidden();
});

test("a finished session ends at the table, with words to keep as a picture, and stays on the schedule", async ({
  page,
}) => {
  const reader = new Reader(page, "ko");
  const { endings, schedule } = reader.texts;
  const { uid } = await begin(reader, "d1-s1", ["d1-s2", "d1-s3", "d1-s4"]);
  await new StepWalk(reader, uid).walk("d1-s1");
  const ending = page.getByRole("dialog", { name: endings.session.light });
  await expect(ending.getByRole("listitem")).toContainText("완벽주의를 구분해요");
  await expectAccessibleInTestedSchemes(page);
  const [picture] = await Promise.all([page.waitForEvent("download"), reader.button(endings.keep).click()]);
  expect(picture.suggestedFilename()).toMatch(/\.png$/);
  await expect(page.getByText(endings.outcome.saved)).toBeVisible();
  await reader.button(endings.close).click();
  await expect(ending).toBeHidden();
  await expect(page.getByText("첫 번째 만남을 마쳤어요")).toBeVisible();
  await expect(page.getByRole("img", { name: schedule.picture.eaten })).toBeVisible();
  await expect(page.getByRole("tab").first()).toHaveAttribute("aria-selected", "true");
});

/** Watches every frame; what is then read: those after the first page in which neither a page nor the end is seen, by their text. */
async function watchFrames(page: Page) {
  await page.evaluate(() => {
    const bare: string[] = [];
    let hasBegun = false;
    const watch = () => {
      const ending = document.querySelector("[data-ending]");
      const isThere = ending !== null && getComputedStyle(ending).opacity === "1";
      const isPage = document.querySelector('[data-widget="next-button"]') !== null;
      hasBegun ||= isPage;
      if (isThere) document.documentElement.dataset["bare"] = JSON.stringify(bare);
      else {
        if (hasBegun && !isPage) bare.push(document.querySelector("main")?.textContent ?? "");
        requestAnimationFrame(watch);
      }
    };
    requestAnimationFrame(watch);
  });
  return async (): Promise<unknown> =>
    JSON.parse((await page.locator("html").getAttribute("data-bare")) ?? "null");
}

test("between the last page and the end nothing else is seen", async ({ page }) => {
  const reader = new Reader(page, "ko");
  const { uid } = await begin(reader, "d1-s3", ["d1-s1", "d1-s2"]);
  const bareFrames = await watchFrames(page);
  await new StepWalk(reader, uid).walk("d1-s3");
  await expect(page.locator("[data-ending]")).toBeVisible();
  expect(await bareFrames()).toEqual([]);
});

const allBut = (stepId: string) => TRIAL_STEPS.filter((each) => each !== stepId);

test("a finished programme ends with its letter and a seed for each step, and leads home", async ({
  page,
}) => {
  const reader = new Reader(page, "ko");
  const { endings, home } = reader.texts;
  const { uid } = await begin(reader, "d8-s4", allBut("d8-s4"));
  await new StepWalk(reader, uid).walk("d8-s4");
  const ending = page.getByRole("dialog", { name: endings.programme.title });
  await expect(ending).toContainText("오늘은 이만하면 됐어");
  await expect(ending.getByRole("radio")).toHaveCount(TRIAL_STEPS.length);
  const said = ending.getByRole("status");
  await expect(said).toHaveText(endings.programme.hint);
  await ending.getByRole("radio", { name: "마음속 아이에게 쓰는 편지" }).focus();
  // Its title, where a step ends with no words to take along, or is not on this device.
  await expect(said).toHaveText("마음속 아이에게 쓰는 편지");
  await ending.getByRole("radio", { name: "한 시간이 생긴다면" }).check();
  await expect(said).toHaveText("한 시간이 생긴다면");
  await expectAccessibleInTestedSchemes(page);
  await reader.link(endings.programme.home).click();
  await expect(page).toHaveURL(/\/home/);
  const child = reader.texts.common.names.Pleaser;
  await expect(page.getByRole("img", { name: filled(home.picture.next, { child }) })).toBeVisible();
  await expect(page.getByText(home.allDone)).toBeVisible();
});

test("at home the child of a finished programme says what was taken along from a session", async ({
  page,
}) => {
  const reader = new Reader(page, "ko");
  const { endings, home } = reader.texts;
  // The last step of the session quotes the others.
  const [first = "", ...others] = ["d1-s1", "d1-s2", "d1-s4"];
  const { uid } = await begin(
    reader,
    first,
    TRIAL_STEPS.filter((each) => each !== first && !others.includes(each)),
  );
  await storeAnswers(uid, "d8-s4.own", { letter: "오늘은 이만하면 됐어." }, Date.now());
  const walk = new StepWalk(reader, uid);
  await walk.walk(first);
  for (const stepId of others) {
    await expect(page).toHaveURL((url) => url.pathname === schedulePath(PROGRAM));
    await reader.openStep(stepId);
    await walk.walk(stepId);
  }
  await page.getByRole("radio", { name: "일주일에 이틀 만나기" }).check();
  await expect(page.getByRole("status")).toHaveText(/볼래요\.$/);
  await reader.link(endings.programme.home).click();
  const said = page.getByRole("figure", { name: filled(home.said, { ordinal: "첫 번째" }) });
  await expect(said.getByRole("blockquote")).toHaveText(/볼래요\.$/);
});

test("after words of danger on an earlier page of the step nothing is celebrated", async ({ page }) => {
  const reader = new Reader(page, "ko");
  const { helpCard, schedule } = reader.texts;
  const { uid } = await begin(reader, "d8-s4", allBut("d8-s4"));
  await reader.next.click();
  await reader.isAtView(2);
  await page.getByRole("textbox").first().fill("죽고 싶은 마음뿐이에요");
  await page.getByRole("radio").first().press("Space");
  await reader.next.click();
  const card = page.getByRole("dialog", { name: helpCard.kinds.danger.title });
  await card.getByRole("button", { name: helpCard.goOn }).click();
  await reader.isAtView(3);
  await page.locator('[data-widget="next-button"]:visible').getByRole("button").click();
  await expect(page).toHaveURL((url) => url.pathname === schedulePath(PROGRAM));
  await expect.poll(() => finishedSteps(uid, PROGRAM)).toContain("d8-s4");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(schedule.finished.step)).toBeHidden();
  await expect(page.locator("[data-ending]")).toBeHidden();
});
