import { answersBy } from "@mindle/domain/testing/answers";
import { EXIT_INACTIVITY_MS } from "@mindle/domain/tracking/exit";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES, testedOf } from "../../support/soak.ts";
import { submittedResult } from "../support/assessment/result.ts";
import { leaveWithMouse, openWatched, untilWatched } from "../support/leaving.ts";
import { letThrough } from "../support/requests.ts";
import { Visitor } from "../support/visitor.ts";

/** The popup for visitors whose e-mail address is not known. */
function popupOf(visitor: Visitor): Locator {
  return visitor.page.getByRole("dialog", { name: visitor.texts.exit.unknown.title });
}

/**
 * Expects the popup to have opened for these reasons and no others. A reason is stored while the page handles the event,
 * before the popup is loaded, so that there is nothing to wait for.
 */
async function expectReasons(page: Page, reasons: readonly string[]): Promise<void> {
  const stored: unknown = await page.evaluate(() => {
    const text = sessionStorage.getItem("exitReasons");
    return text === null ? [] : JSON.parse(text).data;
  });
  expect(stored).toEqual(reasons);
  await expect(page.getByRole("dialog")).toBeHidden();
}

for (const language of TESTED_LANGUAGES) {
  test(`the popup opens once when the mouse leaves, and asks for an e-mail address, in ${language}`, async ({
    page,
  }) => {
    const visitor = new Visitor(page, language);
    const { exit, common } = visitor.texts;
    const popup = popupOf(visitor);
    await visitor.open("/");
    await leaveWithMouse(page);
    await expect(popup).toBeVisible();
    await expect(popup).toBeFocused();
    await popup.getByRole("button", { name: exit.unknown.send, exact: true }).click();
    await expect(popup.getByText(exit.unknown.problem)).toBeVisible();
    await expect(popup.getByRole("textbox", { name: exit.unknown.email })).toBeFocused();
    await popup.getByRole("button", { name: common.close, exact: true }).click();
    await expect(popup).toBeHidden();
    await leaveWithMouse(page);
    await expectReasons(page, ["mouse-leave"]);
    await visitor.open("/");
    await leaveWithMouse(page);
    await expectReasons(page, ["mouse-leave"]);
  });
}

test("an e-mail address is sent, and the popup does not open again", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const { exit } = visitor.texts;
  const popup = popupOf(visitor);
  await visitor.open("/");
  await leaveWithMouse(page);
  const sent = page.waitForRequest("**/api/mailing/subscribe");
  await popup.getByRole("textbox", { name: exit.unknown.email }).fill(" robin@example.com ");
  await popup.getByRole("button", { name: "Get free test" }).click();
  expect((await sent).postDataJSON()).toEqual({ type: "schema-exit", email: "robin@example.com" });
  const done = page.getByRole("dialog", { name: exit.done.title });
  await expect(done.getByText(exit.done.text)).toBeVisible();
  await done.getByRole("button", { name: exit.done.close, exact: true }).click();
  await expect(done).toBeHidden();

  await page.evaluate(() => sessionStorage.clear());
  await visitor.open("/");
  await leaveWithMouse(page);
  await expectReasons(page, []);
});

test.describe("when the e-mail address cannot be sent", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("it stays in the field, and trying again succeeds", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    const { exit } = visitor.texts;
    const popup = popupOf(visitor);
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    await visitor.open("/");
    await page.route("**/api/mailing/subscribe", (route) => route.abort());
    await leaveWithMouse(page);
    const field = popup.getByRole("textbox", { name: exit.unknown.email });
    await field.fill("robin@example.com");
    await popup.getByRole("button", { name: exit.unknown.send }).click();
    await expect(popup.getByText(exit.failed)).toBeVisible();
    await expect(field).toHaveValue("robin@example.com");
    expect(warnings.join("\n")).toContain("failed to subscribe");
    await letThrough(page, "**/api/mailing/subscribe");
    await popup.getByRole("button", { name: exit.unknown.send }).click();
    await expect(page.getByRole("dialog", { name: exit.done.title })).toBeVisible();
  });
});

test("a known e-mail address is used after a confirmation", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const { exit, wizard } = visitor.texts;
  await visitor.open("/schema/email");
  await page.getByRole("textbox", { name: wizard.email.label }).fill("robin@example.com");
  await visitor.continueTo("nickname");
  await visitor.heading("nickname").click();
  await leaveWithMouse(page);
  const popup = page.getByRole("dialog", { name: exit.known.title });
  await expect(popup).toContainText("robin@example.com");
  await expect(popup.getByRole("button", { name: "Yes, please" })).toBeVisible();
  await popup.getByRole("button", { name: "No, I don’t want to feel better" }).click();
  await expect(popup).toBeHidden();
  await visitor.isAt("nickname");
});

test("the popup opens once after a minute without activity; every activity restarts the minute", async ({
  page,
}) => {
  const begin = Date.now();
  await page.clock.install({ time: begin });
  const visitor = new Visitor(page, "en");
  const popup = popupOf(visitor);
  await openWatched(page, () => visitor.open("/schema/character"));
  // From here on time passes only by runFor.
  await page.clock.pauseAt(begin + EXIT_INACTIVITY_MS / 2);
  await page.clock.runFor(EXIT_INACTIVITY_MS / 2 - 5_000);
  await visitor.card("Jumpy").check();
  await page.clock.runFor(EXIT_INACTIVITY_MS - 1_000);
  await expectReasons(page, []);
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await expect(popup).toBeVisible();
  await page.keyboard.press("Escape");
  await page.clock.runFor(1_000);
  await expect(popup).toBeHidden();
  await page.clock.runFor(5 * EXIT_INACTIVITY_MS);
  await expectReasons(page, ["inactivity"]);
});

test("the popup opens when the stress stage leads out of the assessment, not when it leads to another stage", async ({
  page,
}) => {
  const visitor = new Visitor(page, "ko");
  const popup = popupOf(visitor);
  await visitor.open("/schema/nudge");
  await visitor.link(visitor.texts.start.nudge.start).click();
  await visitor.isAt("stress");
  await untilWatched(page);
  await visitor.setStress(3);
  await visitor.continueTo("graph");
  await expectReasons(page, []);
  await visitor.link(visitor.texts.common.back).click();
  await visitor.isAt("stress");
  await page.goBack();
  await visitor.isAt("graph");
  await expectReasons(page, []);
  await page.goBack();
  await visitor.isAt("stress");
  await page.goBack();
  await expect(page).toHaveURL(/\/schema\/nudge/);
  await expect(popup).toBeVisible();
});

test("the popup does not open while a question on screen has no answer", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/schema/character");
  await leaveWithMouse(page);
  await expectReasons(page, []);
  await visitor.card("Jumpy").check();
  await visitor.continueTo("question1");
  await visitor.answer("question1", "3").check();
  await leaveWithMouse(page);
  await expectReasons(page, []);
  await visitor.open("/schema/stress");
  await expect(visitor.stress).toBeVisible();
  await leaveWithMouse(page);
  await expectReasons(page, []);
  await visitor.setStress(4);
  await leaveWithMouse(page);
  await expect(popupOf(visitor)).toBeVisible();
});

test("scrolling, also of a part of the page, restarts the minute", async ({ page }) => {
  const begin = Date.now();
  await page.clock.install({ time: begin });
  const visitor = new Visitor(page, "en");
  await openWatched(page, () => visitor.open("/"));
  await page.clock.pauseAt(begin + EXIT_INACTIVITY_MS / 2);
  for (const target of ["page", "part"] as const) {
    await page.evaluate((what) => {
      (what === "page" ? document : document.querySelector("main"))?.dispatchEvent(new Event("scroll"));
    }, target);
    await page.clock.runFor(EXIT_INACTIVITY_MS - 2_000);
    await expectReasons(page, []);
  }
  await page.clock.runFor(4_000);
  await expect(popupOf(visitor)).toBeVisible();
});

test("the popup does not open while a text is typed", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/schema/nickname");
  await visitor.nickname.fill("Rob");
  await leaveWithMouse(page);
  await expectReasons(page, []);
  await visitor.heading("nickname").click();
  await leaveWithMouse(page);
  await expect(popupOf(visitor)).toBeVisible();
});

for (const path of testedOf([
  "/help",
  "/auth/login",
  "/policy/privacy",
  "/policy/usage",
  "/tutorial/1",
  "/nowhere",
])) {
  test(`the popup does not open at ${path}`, async ({ page }) => {
    const visitor = new Visitor(page, "en");
    await visitor.open(path);
    await leaveWithMouse(page);
    await expectReasons(page, []);
  });
}

test("the popup does not open after a result with helplines", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const { common, result } = visitor.texts;
  await visitor.open(await submittedResult({ questions: answersBy({ Shelly: "5" }) }));
  await expect(page.getByRole("heading", { level: 1, name: result.care.title })).toBeVisible();
  await visitor.link(common.back).click();
  await expect(page.getByRole("heading", { level: 1, name: visitor.texts.landing.hero.title })).toBeVisible();
  await leaveWithMouse(page);
  await expectReasons(page, []);
});

test("the popup does not open after the help page", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/schema/nickname");
  await visitor.link(visitor.texts.common.getHelp).click();
  await expect(page.getByRole("heading", { level: 1, name: visitor.texts.help.title })).toBeVisible();
  await page.goBack();
  await visitor.isAt("nickname");
  await leaveWithMouse(page);
  await expectReasons(page, []);
});
