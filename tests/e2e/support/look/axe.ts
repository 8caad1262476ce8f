import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { fromRoot } from "../../../../scripts/internal/paths.ts";
import { isSoak } from "../../../support/soak.ts";

/** Goes to every page under test, and is not half as long as the package's own `axe.source`. */
const AXE = readFileSync(fromRoot("node_modules/axe-core/axe.min.js"), "utf8");

/** How much a page may still grow once it is looked at, as when its font arrives, in CSS pixels. */
const GROWTH = 200;

/** WCAG 2.2 AA and axe's best practices. */
const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Expects the page in its present state to be accessible; in all variants of tests in dark colours too, which change nothing but
 * contrasts. Those of the tokens are tested by themselves (`tokens.test.ts`).
 */
export async function expectAccessibleInTestedSchemes(page: Page): Promise<void> {
  if (!isSoak) return expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, ["color-contrast"]);
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
}

/** Expects the page in its present state to meet rules of axe, by tag or id. */
export async function expectAccessible(page: Page, rules: readonly string[] = ALL_RULES): Promise<void> {
  const viewport = page.viewportSize();
  const height = await heightWithNavigation(page);
  if (viewport !== null && height > viewport.height) {
    await page.setViewportSize({ ...viewport, height: height + GROWTH });
  }
  // An element that is still fading in does not have its final contrast.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  // Evaluated, because the content security policy forbids an injected script.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async (runOnly) => {
      const results = await window.axe.run(document, { resultTypes: ["violations"], runOnly });
      return results.violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ target }) => target.join(" ")),
      }));
    },
    [...rules],
  );
  if (viewport !== null) await page.setViewportSize(viewport);
  expect(violations).toEqual([]);
}

/** The height of a page with a pinned navigation, else 0. What it covers until one scrolls would count as too small a target. */
function heightWithNavigation(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isPinned = (nav: Element) => ["fixed", "sticky"].includes(getComputedStyle(nav).position);
    const hasPinned = [...document.querySelectorAll("nav")].some(isPinned);
    return hasPinned ? document.documentElement.scrollHeight : 0;
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
