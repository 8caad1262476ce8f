import fc from "fast-check";
import { expect, test } from "vitest";
import { lineAt, paced } from "./pace.ts";

test("a paragraph comes once the one before it has been said and has sunk in", () => {
  expect(paced("왔구나. 빈손이어도 **반가워**.\n\n그래.", "ko")).toEqual({
    lines: [
      { text: "왔구나. 빈손이어도 **반가워**.", start: 0 },
      { text: "그래.", start: 11 * 0.28 + 5 },
    ],
    duration: expect.closeTo(13 * 0.28 + 10),
  });
  expect(paced("It’s **enough**, well-kept.", "en").duration).toBe(3 * 0.5 + 5);
});

test("at any time there is one line, and they come in their order", () => {
  const paragraph = fc.stringMatching(/^[가-힣a-z.,]{1,40}$/);
  fc.assert(
    fc.property(
      fc.array(paragraph, { minLength: 1, maxLength: 12 }),
      fc.double({ min: 0, max: 600, noNaN: true }),
      (paragraphs, time) => {
        const { lines, duration } = paced(paragraphs.join("\n\n"), "ko");
        expect(lines.map(({ text }) => text)).toEqual(paragraphs);
        expect(duration).toBeGreaterThan(lines.at(-1)?.start ?? 0);
        const at = lineAt(lines, time);
        expect(lines[at]?.start).toBeLessThanOrEqual(time);
        expect(lines[at + 1]?.start ?? Number.POSITIVE_INFINITY).toBeGreaterThan(time);
      },
    ),
  );
});
