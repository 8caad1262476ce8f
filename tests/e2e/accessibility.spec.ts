import { LANGUAGES } from "@mindle/domain/catalogue/localized";
import { answersBy } from "@mindle/domain/testing/answers";
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

for (const language of LANGUAGES) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      test("every screen is clean in axe", async ({ page }) => {
        test.setTimeout(180_000);
        const visitor = new Visitor(page, language);
        for (const path of SCREENS) {
          await test.step(path, async () => {
            await visitor.open(path);
            await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
            if (path === "/schema/question1") await visitor.answer("question1", "3").check();
            await expectAccessible(page);
          });
        }
      });

      test("a result and what is laid over it are clean in axe", async ({ page }) => {
        const visitor = new Visitor(page, language);
        const { texts } = visitor;
        await visitor.open(await submittedResult({ questions: answersBy({ Jumpy: "4" }) }));
        const dialog = page.getByRole("dialog", { name: texts.result.tutorial.title });
        await expect(dialog).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        await expectAccessible(page);
        await visitor.open(await submittedResult({ questions: answersBy({ Jumpy: "5" }) }));
        await expect(page.getByRole("heading", { level: 1, name: texts.result.care.title })).toBeVisible();
        await expectAccessible(page);
      });
    });
  }
}

test("the check finds what is wrong", async ({ page }) => {
  await page.goto("/help");
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    heading.insertAdjacentHTML("afterend", "<button></button>");
  });
  await expect(expectAccessible(page)).rejects.toThrow("button-name");
});

test("nothing has to be scrolled sideways at 320 pixels", async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of LANGUAGES) {
    const visitor = new Visitor(page, language);
    for (const path of SCREENS) {
      await visitor.open(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} in ${language}`).toBe(0);
    }
  }
});
