import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Read from disk: the test runner empties imported style sheets. */
const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

const TONES = ["mindle", "riggy", "pleaser", "jumpy", "shelly", "flippy"];
const BANDS = ["healthy", "normal", "caution", "serious"];

/** Colours by name, as they hold inside an element of this tone. */
function colours(tone: string, dark: boolean): Readonly<Record<string, string>> {
  const [light = "", night = ""] = css.split("@media (prefers-color-scheme: dark)");
  const sheets = dark ? [light, night] : [light];
  const found: Record<string, string> = {};
  for (const sheet of sheets) {
    for (const [, selectors = "", body = ""] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const applies = selectors.includes(`[data-tone="${tone}"]`) || selectors.includes(":root");
      if (!applies) continue;
      for (const [, name = "", value = ""] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g))
        found[name] = value;
    }
  }
  return found;
}

/** Contrast of two colours (WCAG 2.2, relative luminance). */
function contrast(one: string | undefined, other: string | undefined): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string | undefined): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour?.slice(at, at + 2) ?? "", 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([
  ["white on black", "#ffffff", "#000000", 21],
  ["ink on paper", "#2a2433", "#fffaf2", 14.4],
])("contrast of %s", (_, one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
});

for (const dark of [false, true]) {
  const time = dark ? "by night" : "by day";

  test.each(TONES)(`texts of %s can be read ${time}`, (tone) => {
    const of = colours(tone, dark);
    for (const ground of ["paper", "card", "tint"]) {
      for (const text of ["ink", "quiet", "deep"]) {
        expect(contrast(of[text], of[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(of["edge"], of[ground]), `edge on ${ground}`).toBeGreaterThanOrEqual(3);
      expect(contrast(of["danger"], of[ground]), `danger on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(of["on-deep"], of["deep"]), "text of a button").toBeGreaterThanOrEqual(4.5);
    expect(contrast(of["on-danger"], of["danger"]), "text of a danger button").toBeGreaterThanOrEqual(4.5);
  });

  test.each(BANDS)(`the name of band %s can be read ${time}`, (band) => {
    const of = colours("mindle", dark);
    for (const ground of [`band-${band}-tint`, "card"]) {
      expect(contrast(of[`band-${band}-deep`], of[ground]), ground).toBeGreaterThanOrEqual(4.5);
    }
  });
}
