import { LANGUAGES } from "@mindle/domain/catalogue/localized";
import { answersBy } from "@mindle/domain/testing/answers";
import type { Page } from "@playwright/test";
import { PRERENDERED } from "../../web/src/app/prerendered.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectAccessible } from "./support/axe.ts";
import { submittedResult } from "./support/submit.ts";
import { Visitor } from "./support/visitor.ts";

/** Pages that differ from another one only in what their content says, and the splash, which goes on by itself. */
const SAME = /^\/(voucher\/(?!jumpy-complete)|beta-trial\/riggy-starter|tutorial\/[234]|landing\/app)/;

/** Every public page, and some that only show on the way. */
const SCREENS: readonly string[] = [
  ...PRERENDERED.map(({ path }) => path).filter((path) => !SAME.test(path)),
  "/auth/login?redirectUrl=%2Fschema%2Fresult",
  "/nowhere",
];

const SCHEMES = ["light", "dark"] as const;

for (const language of LANGUAGES) {
  test(`every screen is clean in axe, light and dark, and fits 320 pixels, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const visitor = new Visitor(page, language);
    for (const path of SCREENS) {
      await test.step(path, async () => {
        await visitor.open(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        if (path === "/schema/question1") await visitor.answer("question1", "3").check();
        await expectAccessibleInBothSchemes(page);
        await expectNoSidewaysScroll(page, 320);
      });
    }
  });

  test(`a result and what is laid over it are clean in axe, light and dark, in ${language}`, async ({
    page,
  }) => {
    const visitor = new Visitor(page, language);
    const { texts } = visitor;
    await visitor.open(await submittedResult({ questions: answersBy({ Jumpy: "4" }) }));
    const dialog = page.getByRole("dialog", { name: texts.result.tutorial.title });
    await expect(dialog).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expectAccessibleInBothSchemes(page);
    await visitor.open(await submittedResult({ questions: answersBy({ Jumpy: "5" }) }));
    await expect(page.getByRole("heading", { level: 1, name: texts.result.care.title })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });
}

async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "pixels to scroll sideways").toBe(0);
  if (size !== null) await page.setViewportSize(size);
}

test("the check finds what is wrong", async ({ page }) => {
  await page.goto("/help");
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    heading.insertAdjacentHTML("afterend", "<button></button>");
  });
  await expect(expectAccessible(page)).rejects.toThrow("button-name");
});
