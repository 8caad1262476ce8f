import { answersBy } from "@mindle/domain/testing/answers";
import { EXIT_INACTIVITY_MS } from "@mindle/domain/tracking/exit";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { leaveWithMouse } from "./support/leaving.ts";
import { submittedResult } from "./support/submit.ts";
import { Visitor } from "./support/visitor.ts";

/** The popup of somebody whose address is not known. */
function popupOf(visitor: Visitor): Locator {
  return visitor.page.getByRole("dialog", { name: visitor.texts.exit.unknown.title });
}

/** Holds that the popup has opened for these reasons and no other: a reason is noted before anything is fetched. */
async function expectAskedFor(page: Page, reasons: readonly string[]): Promise<void> {
  const stored: unknown = await page.evaluate(() => {
    const text = sessionStorage.getItem("exitReasons");
    return text === null ? [] : JSON.parse(text).data;
  });
  expect(stored).toEqual(reasons);
  await expect(page.getByRole("dialog")).toBeHidden();
}

for (const language of ["ko", "en"] as const) {
  test(`a mouse that leaves is asked once, for an address, in ${language}`, async ({ page }) => {
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
    await expectAskedFor(page, ["mouse-leave"]);
    await visitor.open("/");
    await leaveWithMouse(page);
    await expectAskedFor(page, ["mouse-leave"]);
  });
}

test("an address that is left is taken, and nobody asks again", async ({ page }) => {
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
  await expectAskedFor(page, []);
});

test.describe("when the address cannot be sent", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("it is kept, and trying again succeeds", async ({ page }) => {
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
    await page.unroute("**/api/mailing/subscribe");
    await popup.getByRole("button", { name: exit.unknown.send }).click();
    await expect(page.getByRole("dialog", { name: exit.done.title })).toBeVisible();
  });
});

test("whose address is known is asked whether to write to it", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const { exit, wizard } = visitor.texts;
  await visitor.open("/schema/email");
  await page.getByRole("textbox", { name: wizard.email.label }).fill("robin@example.com");
  await visitor.goOn("nickname");
  await visitor.heading("nickname").click();
  await leaveWithMouse(page);
  const popup = page.getByRole("dialog", { name: exit.known.title });
  await expect(popup).toContainText("robin@example.com");
  await expect(popup.getByRole("button", { name: "Yes, please" })).toBeVisible();
  await popup.getByRole("button", { name: "No, I don’t want to feel better" }).click();
  await expect(popup).toBeHidden();
  await visitor.isAt("nickname");
});

test("a minute without anything happening is asked about once; every sign of life begins it anew", async ({
  page,
}) => {
  const begin = Date.now();
  await page.clock.install({ time: begin });
  const visitor = new Visitor(page, "en");
  const popup = popupOf(visitor);
  await visitor.open("/schema/character");
  // From now on time passes only where the test lets it.
  await page.clock.pauseAt(begin + EXIT_INACTIVITY_MS / 2);
  await page.clock.runFor(EXIT_INACTIVITY_MS / 2 - 5_000);
  await visitor.card("Jumpy").check();
  await page.clock.runFor(EXIT_INACTIVITY_MS - 1_000);
  await expectAskedFor(page, []);
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await expect(popup).toBeVisible();
  await page.keyboard.press("Escape");
  await page.clock.runFor(1_000);
  await expect(popup).toBeHidden();
  await page.clock.runFor(5 * EXIT_INACTIVITY_MS);
  await expectAskedFor(page, ["inactivity"]);
});

test("leaving the assessment from the stress stage is asked about, going on in it is not", async ({
  page,
}) => {
  const visitor = new Visitor(page, "ko");
  const popup = popupOf(visitor);
  await visitor.open("/schema/nudge");
  await visitor.link(visitor.texts.start.nudge.start).click();
  await visitor.isAt("stress");
  await visitor.feelStress(3);
  await visitor.goOn("graph");
  await expectAskedFor(page, []);
  await visitor.link(visitor.texts.common.back).click();
  await visitor.isAt("stress");
  await page.goBack();
  await visitor.isAt("graph");
  await expectAskedFor(page, []);
  await page.goBack();
  await visitor.isAt("stress");
  await page.goBack();
  await expect(page).toHaveURL(/\/schema\/nudge/);
  await expect(popup).toBeVisible();
});

test("nobody who is typing is asked", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/schema/nickname");
  await visitor.nickname.fill("Rob");
  await leaveWithMouse(page);
  await expectAskedFor(page, []);
  await visitor.heading("nickname").click();
  await leaveWithMouse(page);
  await expect(popupOf(visitor)).toBeVisible();
});

for (const path of ["/help", "/auth/login", "/policy/privacy", "/policy/usage", "/tutorial/1", "/nowhere"]) {
  test(`nobody is asked at ${path}`, async ({ page }) => {
    const visitor = new Visitor(page, "en");
    await visitor.open(path);
    await leaveWithMouse(page);
    await expectAskedFor(page, []);
  });
}

test("nobody is asked any more after somebody to talk to was shown", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const { common, result } = visitor.texts;
  await visitor.open(await submittedResult({ questions: answersBy({ Shelly: "5" }) }));
  await expect(page.getByRole("heading", { level: 1, name: result.care.title })).toBeVisible();
  await visitor.link(common.back).click();
  await expect(page.getByRole("heading", { level: 1, name: visitor.texts.landing.hero.title })).toBeVisible();
  await leaveWithMouse(page);
  await expectAskedFor(page, []);
});

test("nobody is asked any more after asking for help", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/schema/nickname");
  await visitor.link(visitor.texts.common.getHelp).click();
  await expect(page.getByRole("heading", { level: 1, name: visitor.texts.help.title })).toBeVisible();
  await page.goBack();
  await visitor.isAt("nickname");
  await leaveWithMouse(page);
  await expectAskedFor(page, []);
});
