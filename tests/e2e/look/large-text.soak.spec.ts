import { LANGUAGES } from "@mindle/domain/catalogue/language";
import { answersBy } from "@mindle/domain/testing/answers";
import type { Page } from "@playwright/test";
import { readPrerenderedPaths } from "../../../scripts/internal/build/prerendered-paths.ts";
import { fromRoot } from "../../../scripts/internal/paths.ts";
import { WEB_DIRECTORY } from "../../../scripts/internal/test/test-stages.ts";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { submittedResult } from "../support/assessment/result.ts";
import { expectTextFits, textProblems } from "../support/look/text-fit.ts";
import { storeProgramme } from "../support/programme/programmes.ts";
import { signedInPaths } from "../support/signed-in-paths.ts";
import { filled } from "../support/texts.ts";
import { Visitor } from "../support/visitor.ts";

// WCAG 1.4.4 and 1.4.10: with text of double size on the narrowest phone everything can be reached.

test.use({ viewport: { width: 320, height: 640 } });

/** Pages with the layout of another one, and the splash, which redirects by itself. */
const SKIPPED = /^\/(voucher\/(?!jumpy-complete)|beta-trial\/riggy-starter|tutorial\/[234]|landing\/app)/;

const PATHS = (await readPrerenderedPaths(fromRoot("web", WEB_DIRECTORY))).filter(
  (path) => !SKIPPED.test(path),
);

async function doubleText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      document.documentElement.style.fontSize = "200%";
      observer.disconnect();
    }).observe(document, { childList: true });
  });
}

/** Names of the controls that are not wholly between the left and the right edge of the screen. */
function controlsOutside(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("a[href], button, input, select, textarea, summary")].flatMap((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      const isInside = left >= -1 && right <= innerWidth + 1;
      const isShown = width > 1 && control.checkVisibility({ visibilityProperty: true });
      const name = control.getAttribute("aria-label") ?? control.textContent;
      return isShown && !isInside ? [`${name} (${Math.round(left)} to ${Math.round(right)})`] : [];
    }),
  );
}

/** Words that are broken inside although their box has room for them. */
async function brokenWords(page: Page): Promise<readonly string[]> {
  return (await page.evaluate(textProblems)).filter((problem) => problem.includes(" is broken"));
}

/** Parts of the screen's height that stay in place while the page scrolls. */
function pinnedShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const pinned = [...document.querySelectorAll("main *, nav")].filter((element) =>
      /sticky|fixed/.test(getComputedStyle(element).position),
    );
    return pinned.reduce((sum, each) => sum + each.getBoundingClientRect().height, 0) / innerHeight;
  });
}

for (const language of LANGUAGES) {
  test(`every control of every public page is on the screen, in ${language}`, async ({ page }) => {
    test.setTimeout(180_000);
    await doubleText(page);
    const visitor = new Visitor(page, language);
    for (const path of PATHS) {
      await test.step(path, async () => {
        await visitor.open(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect.soft(await controlsOutside(page), path).toEqual([]);
        expect.soft(await brokenWords(page), path).toEqual([]);
        expect.soft(await pinnedShare(page), `${path}: pinned`).toBeLessThan(0.25);
      });
    }
  });

  test.describe("signed in", () => {
    // There is no such bill.
    test.use({ expectedErrors: [/404/] });

    test(`no word of a page of one's own is broken that has room, in ${language}`, async ({ page }) => {
      test.setTimeout(180_000);
      await doubleText(page);
      const visitor = new Visitor(page, language);
      const account = await newAccount();
      await storeProgramme(account.uid);
      await signInAt(visitor, account, "/home");
      for (const path of await signedInPaths()) {
        await test.step(path, async () => {
          await visitor.open(path);
          await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
          expect.soft(await brokenWords(page), path).toEqual([]);
        });
      }
    });
  });

  test(`every control of home is on the screen, with a programme and without one, in ${language}`, async ({
    page,
  }) => {
    await doubleText(page);
    const visitor = new Visitor(page, language);
    const isReadable = async () => {
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect.soft(await controlsOutside(page)).toEqual([]);
      expect.soft(await pinnedShare(page), "pinned").toBeLessThan(0.25);
      await expectTextFits(page);
    };
    await visitor.open("/home");
    await expect(visitor.link(filled(visitor.texts.home.find.start))).toBeVisible();
    await isReadable();
    const account = await newAccount();
    await storeProgramme(account.uid);
    await signInAt(visitor, account, "/home");
    await expect(page.getByText(visitor.texts.home.waitingFirst)).toBeVisible();
    await isReadable();
  });

  test(`the numbers of a result in the top band are on the screen and unbroken, in ${language}`, async ({
    page,
  }) => {
    await doubleText(page);
    const visitor = new Visitor(page, language);
    await visitor.open(await submittedResult({ questions: answersBy({ Jumpy: "5" }) }));
    // The hidden note for old browsers has the numbers, too.
    const main = page.getByRole("main");
    await expect(main.getByText("1577-0199", { exact: true })).toBeVisible();
    expect(await controlsOutside(page)).toEqual([]);
    for (const number of ["109", "1577-0199"]) {
      const text = main.getByText(number, { exact: true });
      const { lines, right } = await text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const box = range.getBoundingClientRect();
        return { lines: range.getClientRects().length, right: box.right };
      });
      expect(lines, number).toBe(1);
      expect(right, number).toBeLessThanOrEqual(320);
    }
  });
}

test.describe("on a usual phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const language of LANGUAGES) {
    test(`the bar has two rows at most, and the language is at the foot and on MY, in ${language}`, async ({
      page,
    }) => {
      await doubleText(page);
      const visitor = new Visitor(page, language);
      const bar = page.getByRole("banner");
      const languages = page.locator("a[hreflang]").filter({ visible: true });
      for (const path of ["/", "/mypage"]) {
        await visitor.open(path);
        const help = await bar.getByRole("link", { name: visitor.texts.common.getHelp }).boundingBox();
        const height = (await bar.boundingBox())?.height ?? 0;
        expect(height).toBeLessThan(3 * (help?.height ?? 0));
        await expect(languages).toHaveCount(1);
        await expect(bar.locator("a[hreflang]")).toBeHidden();
      }
    });
  }
});
