import type { Language } from "@mindle/domain/catalogue/localized";
import { answersBy } from "@mindle/domain/testing/answers";
import type { Page } from "@playwright/test";
import { readPrerenderedPaths } from "../../../scripts/internal/build/prerendered-paths.ts";
import { fromRoot } from "../../../scripts/internal/paths.ts";
import { WEB_DIRECTORY } from "../../../scripts/internal/test/test-stages.ts";
import { expect, test } from "../../support/fixtures.ts";
import { isSoak, TESTED_LANGUAGES } from "../../support/soak.ts";
import { lookAtGraph, submittedResult } from "../support/assessment/result.ts";
import { leaveWithMouse } from "../support/leaving.ts";
import { expectAccessible, expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { untilAppRuns, Visitor } from "../support/visitor.ts";

/** Pages with the layout of another one, and the splash, which redirects by itself. */
const SKIPPED = /^\/(voucher\/(?!jumpy-complete)|beta-trial\/riggy-starter|tutorial\/[234]|landing\/app)/;

/** Every prerendered page, and addresses that are not prerendered. */
const SCREENS: readonly string[] = [
  ...(await readPrerenderedPaths(fromRoot("web", WEB_DIRECTORY))).filter((path) => !SKIPPED.test(path)),
  `/auth/login?redirectUrl=%2Fschema%2Fresult%3FresponseId%3D${"a".repeat(24)}`,
  "/mypage",
  "/nowhere",
];

/** Colours are the same in both languages: dark ones are checked in Korean. */
function expectAccessibleIn(language: Language, page: Page): Promise<void> {
  return language === "ko" ? expectAccessibleInTestedSchemes(page) : expectAccessible(page);
}

for (const language of TESTED_LANGUAGES) {
  for (const path of SCREENS) {
    test(`${path} passes axe, and its texts fit small screens and large text, in ${language}`, async ({
      page,
    }) => {
      const visitor = new Visitor(page, language);
      await visitor.open(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (path === "/schema/question1") await visitor.answer("question1", "3").check();
      await expectAccessibleIn(language, page);
      await expectTextFits(page);
      if (isSoak) return;
      // Words have other lengths in English, but what axe looks at is nearly the same.
      await page.getByRole("link", { name: "English" }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^[^가-힣]+$/);
      await expectTextFits(page);
    });
  }

  test(`the stress, graph and reminder screens pass axe with answers, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { notification, stress } = visitor.texts.wizard;
    await visitor.open("/schema/stress?character=Pleaser");
    await visitor.stress.press("Enter");
    await expect(page.getByText(stress.problem)).toBeVisible();
    await expectAccessibleIn(language, page);
    await visitor.setStress(9);
    await expectAccessibleIn(language, page);
    await expectTextFits(page);
    await visitor.continueTo("graph");
    await expectAccessibleIn(language, page);
    await visitor.continueTo("notification");
    for (const time of [notification.morning, notification.evening, notification.none]) {
      await page.getByRole("radio", { name: time }).check();
      await expectAccessibleIn(language, page);
    }
  });

  test(`a result and its dialog pass axe, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { texts } = visitor;
    await visitor.open(await submittedResult({ questions: answersBy({ Jumpy: "4" }) }));
    const dialog = page.getByRole("dialog", { name: texts.result.tutorial.title });
    await lookAtGraph(visitor);
    await expect(dialog).toBeVisible();
    await expectAccessibleIn(language, page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expectAccessibleIn(language, page);
    await visitor.open(await submittedResult({ questions: answersBy({ Jumpy: "5" }) }));
    await expect(page.getByRole("heading", { level: 1, name: texts.result.care.title })).toBeVisible();
    await expectAccessibleIn(language, page);
  });
}

for (const language of TESTED_LANGUAGES) {
  test(`the exit popup passes axe, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { exit, wizard } = visitor.texts;
    await visitor.open("/");
    await leaveWithMouse(page);
    const unknown = page.getByRole("dialog", { name: exit.unknown.title });
    await expect(unknown).toBeVisible();
    await unknown.getByRole("button", { name: exit.unknown.send, exact: true }).click();
    await expect(unknown.getByText(exit.unknown.problem)).toBeVisible();
    await expectAccessibleIn(language, page);

    await page.evaluate(() => sessionStorage.clear());
    await visitor.open("/schema/email");
    await page.getByRole("textbox", { name: wizard.email.label }).fill("robin@example.com");
    await visitor.continueTo("nickname");
    await visitor.heading("nickname").click();
    await leaveWithMouse(page);
    await expect(page.getByRole("dialog", { name: exit.known.title })).toBeVisible();
    await expectAccessibleIn(language, page);
  });
}

const WRONG_TEXTS = [
  ["is outside the page", "position: absolute; left: 90vw; white-space: nowrap"],
  ["is cut", "width: 3em; overflow: hidden; white-space: nowrap"],
  ["overflows", "width: 3em; white-space: nowrap"],
  ["overlaps", "position: relative; margin-top: -4rem"],
  ["is alone", "width: 0.6em; overflow-wrap: anywhere"],
] as const;

test("expectTextFits finds every problem", async ({ page }) => {
  await page.goto("/help");
  // React would fail to hydrate a page with the added element.
  await untilAppRuns(page);
  const heading = page.getByRole("heading", { level: 1 });
  for (const [problem, css] of WRONG_TEXTS) {
    await heading.evaluate((element, wrong) => {
      element.insertAdjacentHTML("afterend", `<p id="wrong">Is this right?</p>`);
      document.getElementById("wrong")?.setAttribute("style", wrong);
    }, css);
    await expect(expectTextFits(page)).rejects.toThrow(problem);
    await page.locator("#wrong").evaluate((element) => element.remove());
  }
  await expectTextFits(page);
});

test("expectAccessible finds a violation", async ({ page }) => {
  await page.goto("/help");
  // React would fail to hydrate a page with the added element.
  await untilAppRuns(page);
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    heading.insertAdjacentHTML("afterend", "<button></button>");
  });
  await expect(expectAccessible(page)).rejects.toThrow("button-name");
});
