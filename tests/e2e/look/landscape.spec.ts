import { FIRST_HALF } from "@mindle/domain/assessment/questions";
import type { Locator } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { testedOf } from "../../support/soak.ts";
import { Visitor } from "../support/visitor.ts";

/** The parts of an element (its middle and near its corners) that something else covers, or that are off the screen. */
function coveredParts(element: Locator): Promise<readonly string[]> {
  return element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const parts = [
      [0.5, 0.5],
      [0.05, 0.1],
      [0.95, 0.1],
      [0.05, 0.9],
      [0.95, 0.9],
    ] as const;
    return parts.flatMap(([x, y]) => {
      const hit = document.elementFromPoint(left + x * width, top + y * height);
      return hit !== null && node.contains(hit)
        ? []
        : [`${x}, ${y}: ${hit?.textContent ?? "off the screen"}`];
    });
  });
}

for (const [width, height] of testedOf([
  [844, 390],
  [667, 375],
] as const)) {
  test.describe(`on a phone held sideways, ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("nothing covers the field that is filled in", async ({ page }) => {
      const visitor = new Visitor(page, "ko");
      await visitor.open("/schema/nickname");
      // At every place on the screen to which it can be scrolled.
      for (const block of ["start", "center", "end"] as const) {
        await visitor.nickname.evaluate(
          (field, to) => field.scrollIntoView({ block: to, behavior: "instant" }),
          block,
        );
        await visitor.nickname.focus();
        expect(await coveredParts(visitor.nickname), block).toEqual([]);
      }
      await visitor.enterNicknameAndCharacters("하늘", ["Jumpy"]);
    });

    test("nothing covers a character's card or a question's answers", async ({ page }) => {
      const visitor = new Visitor(page, "ko");
      await visitor.open("/schema/character");
      const card = visitor.card("Shelly").locator("xpath=ancestor::label");
      await card.evaluate((label) => label.scrollIntoView({ block: "end", behavior: "instant" }));
      expect(await coveredParts(card)).toEqual([]);
      await visitor.open("/schema/question1");
      for (const id of FIRST_HALF.slice(0, 3)) {
        await visitor
          .question(id)
          .evaluate((group) => group.scrollIntoView({ block: "nearest", behavior: "instant" }));
        await expect.poll(() => coveredParts(visitor.question(id))).toEqual([]);
        await visitor.answer(id, "4").check();
      }
    });
  });
}
