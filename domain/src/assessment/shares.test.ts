import { expect, test } from "vitest";
import { BANDS } from "./bands.ts";
import { BAND_SHARES } from "./shares.ts";

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
    expect(new Date(shares.date).toISOString()).toBe(`${shares.date}T00:00:00.000Z`);
  },
);
