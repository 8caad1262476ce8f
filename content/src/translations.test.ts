import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { parseSource } from "./files/source.ts";
import { compareTranslations, type Translations, textPairsIn } from "./translations.ts";

function pairs(yaml: string) {
  const { source, value } = parseSource("a.yaml", yaml, z.unknown());
  return textPairsIn(source, value);
}

const known = (yaml: string): Translations => compareTranslations(pairs(yaml), {}).translations;
const stale = (yaml: string, before: Translations) =>
  compareTranslations(pairs(yaml), before).stale.map(({ line, path }) => `${line} ${path}`);

const BEFORE = `
- { ko: 하나, en: One }
- title: { ko: 둘, en: Two, else: { ko: 셋, en: Three } }
`;

test("texts are found wherever they are", () => {
  expect(pairs(BEFORE).map(({ path, ko }) => [path.join("."), ko])).toEqual([
    ["0", "하나"],
    ["1.title", "둘"],
    ["1.title.else", "셋"],
  ]);
});

describe("an English text is stale", () => {
  const before = known(BEFORE);

  test("once only its Korean has changed, and stays so until it is accepted", () => {
    const changed = BEFORE.replace("둘", "두 번째");
    expect(stale(changed, before)).toEqual(["3 1.title.en"]);
    const again = compareTranslations(pairs(changed), before).translations;
    expect(stale(changed, again)).toEqual(["3 1.title.en"]);
    const accepted = compareTranslations(pairs(changed), before, true).translations;
    expect(stale(changed, accepted)).toEqual([]);
  });

  test("not when nothing, both or the English alone has changed, or texts have moved", () => {
    expect(stale(BEFORE, before)).toEqual([]);
    expect(stale(BEFORE.replace("{ ko: 하나, en: One }", "{ ko: 일, en: The first }"), before)).toEqual([]);
    expect(stale(BEFORE.replace("One", "The first"), before)).toEqual([]);
    expect(stale("- { ko: 둘, en: Two }\n- { ko: 하나, en: One }\n", before)).toEqual([]);
  });
});

test("one English text may stand for several Korean ones", () => {
  const both = "- { ko: 네, en: Yes }\n- { ko: 예, en: Yes }\n";
  expect(stale(both, known(both))).toEqual([]);
});

test("texts that are gone are forgotten", () => {
  const { translations } = compareTranslations(pairs("- { ko: 하나, en: One }\n"), known(BEFORE));
  expect(Object.keys(translations)).toHaveLength(1);
});
