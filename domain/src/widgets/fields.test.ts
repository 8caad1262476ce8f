import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { assetKey } from "../content/activity.ts";
import { refusals } from "../testing/widgets.ts";
import { assetByLanguage, panel, picture, speeds, transcript } from "./fields.ts";

describe("assetKey", () => {
  test.each(["a", "Riggy_2", "_", "0"])("takes %j", (key) => {
    expect(refusals(assetKey, key)).toEqual([]);
  });

  test.each(["", "riggy-2", "riggy.png", "리기", "a b", "a".repeat(61)])("refuses %j", (key) => {
    expect(refusals(assetKey, key)).toEqual(["expected an asset's key of letters, digits and underscores"]);
  });
});

const words = { ko: "숨을 골라 봐요", en: "Settle your breath" };

describe("assetByLanguage", () => {
  test("takes one key for both languages, or one for each", () => {
    expect(assetByLanguage.parse("breath_1")).toEqual({ ko: "breath_1", en: "breath_1" });
    expect(assetByLanguage.parse({ ko: "a", en: "b" })).toEqual({ ko: "a", en: "b" });
  });

  test.each(["", "breath-1", "audio/breath", "숨", { ko: "a" }, { ko: "a", en: "b.mp3" }])(
    "refuses %j",
    (key) => {
      expect(refusals(assetByLanguage, key)).not.toEqual([]);
    },
  );
});

test("a picture needs words for those who do not see it", () => {
  expect(refusals(picture, { asset: "seed", alt: words })).toEqual([]);
  expect(refusals(picture, { asset: "seed" })).not.toEqual([]);
});

test("a transcript is in both languages and holds no answers", () => {
  expect(refusals(transcript(5), words)).toEqual([]);
  expect(refusals(transcript(5), { ko: words.ko })).not.toEqual([]);
  expect(refusals(transcript(5), { ko: "{place}에서", en: "At {place}" })).toEqual([
    "expected a transcript without {answers}",
  ]);
});

test("speeds are the five of the player unless the author leaves some out", () => {
  expect(z.parse(speeds, undefined)).toEqual([0.75, 1, 1.25, 1.5, 2]);
  expect(refusals(speeds, [1, 2])).toEqual([]);
  expect(refusals(speeds, [1, 3])).toEqual(["expected speeds among 0.75, 1, 1.25, 1.5, 2"]);
  expect(refusals(speeds, [0.75])).toEqual(["expected speed 1 among the speeds"]);
  expect(refusals(speeds, [2, 1])).toEqual(["expected speeds from the slowest to the fastest, each once"]);
});

test("a panel has a picture, words or both", () => {
  expect(refusals(panel, { text: words })).toEqual([]);
  expect(refusals(panel, { picture: { asset: "seed", alt: words }, title: words })).toEqual([]);
  expect(refusals(panel, {})).toEqual(["expected a picture, title or text"]);
});
