import { readFileSync } from "node:fs";
import { BANDS } from "@mindle/domain/assessment/bands";
import { expect, test } from "vitest";
import { BACKGROUND, BAND_COLORS, HAIRLINE, MUTED, TEXT, TONE_COLORS } from "./colors.ts";

const tokens = readFileSync(new URL("../tokens.css", import.meta.url), "utf8");
const [day = ""] = tokens.split("@media (prefers-color-scheme: dark)");

/** The value of a token, after the selector that sets it. */
function token(name: string, selector = ":root {"): string | undefined {
  const from = day.indexOf(selector);
  return day.slice(from).match(new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`))?.[1];
}

test.each(Object.entries(TONE_COLORS))("%s has the colours of its tokens", (tone, colors) => {
  const selector = `[data-tone="${tone}"] {`;
  expect(colors).toEqual({
    base: token("base", selector),
    deep: token("deep", selector),
    tint: token("tint", selector),
  });
});

test("paper, colors and bands have the colours of their tokens", () => {
  expect([BACKGROUND, TEXT, MUTED, HAIRLINE]).toEqual(
    ["paper", "ink", "quiet", "hairline"].map((name) => token(name)),
  );
  expect(BANDS.map((band) => BAND_COLORS[band])).toEqual(BANDS.map((band) => token(`band-${band}-deep`)));
});
