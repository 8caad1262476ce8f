import { readFileSync } from "node:fs";
import { BANDS } from "@mindle/domain/assessment/bands";
import { expect, test } from "vitest";
import { BAND_INKS, HAIRLINE, INK, PAPER, QUIET, TONE_INKS } from "./inks.ts";

const tokens = readFileSync(new URL("../../../ui/tokens.css", import.meta.url), "utf8");
const [day = ""] = tokens.split("@media (prefers-color-scheme: dark)");

/** The value of a token, after the selector that sets it. */
function token(name: string, selector = ":root {"): string | undefined {
  const from = day.indexOf(selector);
  return day.slice(from).match(new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`))?.[1];
}

test.each(Object.entries(TONE_INKS))("%s has the colours of its tokens", (tone, inks) => {
  const selector = `[data-tone="${tone}"] {`;
  expect(inks).toEqual({
    base: token("base", selector),
    deep: token("deep", selector),
    tint: token("tint", selector),
  });
});

test("paper, inks and bands have the colours of their tokens", () => {
  expect([PAPER, INK, QUIET, HAIRLINE]).toEqual(
    ["paper", "ink", "quiet", "hairline"].map((name) => token(name)),
  );
  expect(BANDS.map((band) => BAND_INKS[band])).toEqual(BANDS.map((band) => token(`band-${band}-deep`)));
});
