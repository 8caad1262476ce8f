import { FIRST_HALF } from "@mindle/domain/assessment/questions";
import { answersAll } from "@mindle/domain/testing/answers";
import { expect, test } from "../../support/fixtures.ts";
import { expectGraph, gradesOf } from "../support/assessment/result.ts";
import { holdRequests, letThrough } from "../support/requests.ts";
import { redirectOf, Visitor } from "../support/visitor.ts";

const ANSWERS = answersAll("2");

test("Continue is disabled until a stage is valid", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/schema/nickname");
  await expect(visitor.continueButton).toBeDisabled();
  await visitor.nickname.fill("   ");
  await expect(visitor.continueButton).toBeDisabled();
  await visitor.nickname.fill("R");
  await expect(visitor.continueButton).toBeEnabled();
  await visitor.continueTo("character");

  await expect(visitor.continueButton).toBeDisabled();
  await visitor.card("Jumpy").check();
  await expect(visitor.continueButton).toBeEnabled();
  await visitor.card("Jumpy").uncheck();
  await expect(visitor.continueButton).toBeDisabled();
  await visitor.card("Jumpy").check();
  await visitor.continueTo("question1");

  await visitor.answerAll(FIRST_HALF.slice(1), ANSWERS);
  await expect(visitor.continueButton).toBeDisabled();
  await visitor.answerAll(FIRST_HALF.slice(0, 1), ANSWERS);
  await expect(visitor.continueButton).toBeEnabled();

  await visitor.open("/schema/stress");
  await expect(visitor.continueButton).toBeDisabled();
  await visitor.setStress(0);
  await expect(visitor.continueButton).toBeEnabled();
});

test("Enter in an empty nickname field shows a message", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/schema/nickname");
  await visitor.nickname.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Please enter nickname" })).toBeVisible();
  await visitor.isAt("nickname");
  await visitor.nickname.fill("Robin");
  await expect(page.getByText("Please enter nickname")).toBeHidden();
  await visitor.nickname.press("Enter");
  await visitor.isAt("character");
});

test("an answer scrolls to the next unanswered question", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  await visitor.open("/schema/nickname");
  await visitor.enterNicknameAndCharacters("하늘", ["Jumpy"]);
  await expect(visitor.question("question4")).toBeVisible();
  await expect(visitor.question("question4")).not.toBeInViewport({ ratio: 1 });
  for (const id of FIRST_HALF.slice(0, 3)) {
    await visitor.answer(id, "3").check();
    const next = FIRST_HALF[FIRST_HALF.indexOf(id) + 1] ?? id;
    await expect(visitor.question(next)).toBeInViewport({ ratio: 1 });
  }
});

test("answers are still there after a reload, and after going back", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  await visitor.open("/schema/nickname");
  await visitor.enterNicknameAndCharacters("하늘", ["Flippy", "Shelly"]);
  await visitor.answerAll(FIRST_HALF.slice(0, 5), answersAll("4"));
  await visitor.reload();
  for (const id of FIRST_HALF.slice(0, 5)) await expect(visitor.answer(id, "4")).toBeChecked();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(5);

  await visitor.link(visitor.texts.common.back).click();
  await visitor.isAt("character");
  await expect(visitor.card("Flippy")).toBeChecked();
  await expect(visitor.card("Shelly")).toBeChecked();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await page.goBack();
  await visitor.isAt("question1");
  await visitor.open("/schema/nickname");
  await expect(visitor.nickname).toHaveValue("하늘");
});

test("an answer appears in another tab, and values stored before versions are read", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("characters") === null)
      localStorage.setItem("characters", '{"v":1,"data":["Jumpy"]}');
  });
  const visitor = new Visitor(page, "ko");
  await visitor.open("/schema/nickname");
  const other = new Visitor(await context.newPage(), "ko");
  await other.open("/schema/nickname");
  await visitor.nickname.fill("하늘");
  await expect(other.nickname).toHaveValue("하늘");
  await visitor.continueTo("character");
  await expect(visitor.card("Jumpy")).toBeChecked();
  await visitor.card("Flippy").check();
  await other.continueTo("character");
  await expect(other.card("Flippy")).toBeChecked();
});

test("Back on the stress stage leads to the stage before", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  await visitor.open("/schema/nickname?character=Riggy");
  await visitor.enterNicknameAndCharacters("하늘", ["Riggy"]);
  await visitor.link(visitor.texts.common.back).click();
  await visitor.isAt("character");
  await visitor.card("Riggy").uncheck();
  await visitor.card("Jumpy").check();
  await visitor.continueTo("question1");
});

test("the last stage redirects to the first that is not valid", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/schema/preparing");
  await visitor.isAt("nickname");
  await visitor.enterNicknameAndCharacters("Robin", ["Jumpy"]);
  await visitor.open("/schema/preparing");
  await visitor.isAt("question1");
  await expect(visitor.answer("question1", "1")).toBeVisible();
});

test("the e-mail stage is optional, and shows a message for an invalid address", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const { email } = visitor.texts.wizard;
  await visitor.open("/schema/email");
  await expect(visitor.continueButton).toBeEnabled();
  const address = page.getByRole("textbox", { name: email.label });
  await address.fill("nonsense");
  await address.blur();
  await expect(page.getByText("Please enter correct email.")).toBeVisible();
  await address.fill("robin@example");
  await expect(page.getByText("Please enter correct email.")).toBeHidden();
  // While the field keeps the focus.
  await expect(page.getByText("Please enter correct email.")).toBeVisible();
  await visitor.continueTo("nickname");
});

test("answers that were sent again after a reload, because no confirmation came, are stored once", async ({
  page,
}) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/schema/nickname");
  await visitor.enterNicknameAndCharacters("Robin", ["Riggy"]);
  const { promise: stored, resolve } = Promise.withResolvers<string>();
  // The server stores them, and its answer never arrives.
  await letThrough(page, "**/api/assessment/submit");
  await page.route(
    "**/api/assessment/submit",
    async (route) => resolve((await (await route.fetch()).json()).data._id),
    { times: 1 },
  );
  await visitor.finishWizard(4);
  const responseId = await stored;
  // The last stage sends them by itself.
  await visitor.reload();
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
  expect(redirectOf(page)).toContain(`responseId=${responseId}`);
  expect(await page.evaluate(() => localStorage.getItem("unansweredCalls"))).toBeNull();
});

test.describe("when the answers cannot be sent", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("an alert opens, the answers stay, and trying again succeeds", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    const { common, wizard } = visitor.texts;
    await visitor.open("/schema/nickname");
    await visitor.enterNicknameAndCharacters("Robin", ["Jumpy"]);
    await visitor.answerBothHalves(ANSWERS);
    await page.route("**/api/assessment/submit", (route) => route.abort());
    await visitor.finishWizard(4);

    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText(/failed to submit/i);
    await alert.getByRole("button", { name: "OK" }).click();
    await expect(alert).toBeHidden();
    await expect(page.getByRole("progressbar", { name: wizard.preparing.progress })).toHaveAttribute(
      "aria-valuenow",
      "0",
    );
    await visitor.open("/schema/question1");
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(17);

    await page.goto("/schema/preparing");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
    await letThrough(page, "**/api/assessment/submit");
    await visitor.button(common.tryAgain).click();
    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
    await visitor.link("Skip to results").click();
    await expectGraph(visitor, gradesOf(ANSWERS));
  });
});

test("answers are sent once, also when the last stage is opened again", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  let sent = 0;
  await page.route("**/api/assessment/submit", async (route) => {
    sent += 1;
    await route.continue();
  });
  await visitor.open("/schema/nickname");
  await visitor.enterNicknameAndCharacters("하늘", ["Riggy"]);
  await visitor.finishWizard(2);
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
  const address = page.url();
  await page.goBack();
  await visitor.isAt("notification");
  await visitor.continueButton.click();
  await expect(page).toHaveURL(address);
  expect(sent).toBe(1);
});

test.describe("when a newer build has replaced the files of an open page", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("the page loads itself again, without an error on the screen, and the answers stay", async ({
    page,
  }) => {
    const visitor = new Visitor(page, "en");
    const { outdatedTitle, title } = visitor.texts.common.problem;
    await page.addInitScript(
      (problems) => {
        // Nothing is loaded ahead.
        window.requestIdleCallback = () => 0;
        new MutationObserver(() => {
          const heading = document.querySelector("h1")?.textContent ?? "";
          if (problems.includes(heading)) sessionStorage.setItem("seen", heading);
        }).observe(document, { childList: true, subtree: true });
      },
      [outdatedTitle, title],
    );
    await visitor.open("/schema/nickname");
    await page.route("**/assets/stress-stage-*.js", (route) => route.fulfill({ status: 404 }));
    await visitor.nickname.fill("Robin");
    await visitor.continueTo("character");
    await visitor.card("Riggy").check();
    const reloads = page.waitForRequest((request) => request.isNavigationRequest());
    const release = await holdRequests(page, "**/schema/*");
    await visitor.continueButton.click();
    await reloads;
    // Longer than React waits before it shows what took the place of something.
    await page.waitForTimeout(1_000);
    await letThrough(page, "**/assets/stress-stage-*.js");
    release();
    await visitor.isAt("stress");
    await expect(visitor.stress).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("seen"))).toBeNull();
    await visitor.open("/schema/nickname");
    await expect(visitor.nickname).toHaveValue("Robin");
  });
});
