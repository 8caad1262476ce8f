import { expect, test } from "vitest";
import { BANDS } from "./bands.ts";
import { characterScores } from "./character-scores.ts";
import { BAND_SHARES, shareOf } from "./shares.ts";

test("only Riggy's shares are known", () => {
  expect(Object.keys(BAND_SHARES)).toEqual(["Riggy"]);
  expect(BAND_SHARES.Riggy?.percent).toEqual({ serious: 30.7, caution: 46, normal: 19.3, healthy: 4 });
});

test.each(Object.entries(BAND_SHARES))(
  "%s's shares make up everybody and say where they come from",
  (_, shares) => {
    const total = BANDS.reduce((sum, band) => sum + Math.round(shares.percent[band] * 10), 0);
    expect(total).toBe(1000);
    expect(shares.source).not.toBe("");
  },
);

test("a share is told for Riggy alone, whose figures are known", () => {
  const shares = characterScores({ Riggy: 7.5, Pleaser: 7.5, Jumpy: 7.5, Shelly: 7.5, Flippy: 7.5 }).map(
    shareOf,
  );
  expect(shares[0]).toEqual({ percent: 46, survey: null });
  expect(shares.slice(1)).toEqual([undefined, undefined, undefined, undefined]);
});
