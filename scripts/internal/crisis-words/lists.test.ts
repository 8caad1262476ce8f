import { EVERYDAY } from "@mindle/domain/safety/crisis/lists/everyday.testdata";
import { findCrisis } from "@mindle/domain/safety/crisis-words";
import { HELP_KINDS } from "@mindle/domain/safety/help-kind";
import { describe, expect, test } from "vitest";
import { type ListedSentence, readList } from "./learn-weights.ts";

/** Of so many sentences, those for which the card comes. */
interface Share {
  readonly found: number;
  readonly all: number;
}

function shareOf(list: readonly ListedSentence[], counts: (listed: ListedSentence) => boolean): Share {
  const all = list.filter(counts);
  return { found: all.filter(({ text }) => calls(text)).length, all: all.length };
}

const calls = (text: string) => findCrisis([text]) !== undefined;
const percent = ({ found, all }: Share) => (100 * found) / all;
const inWords = (share: Share) => `${share.found}/${share.all} (${percent(share).toFixed(1)} %)`;

test.each([
  { name: "learned", language: "ko", recall: 97, falseAlarms: 2 },
  { name: "learned", language: "en", recall: 97, falseAlarms: 2 },
  { name: "held-out", language: "ko", recall: 90, falseAlarms: 4 },
  { name: "held-out", language: "en", recall: 90, falseAlarms: 4 },
] as const)(
  "of the $name sentences in $language at least $recall % are noticed, and at most $falseAlarms % of the harmless ones raise the card",
  async ({ name, language, recall, falseAlarms }) => {
    const list = await listIn(name, language);
    const { noticed, harmless } = printShares(`${name}, ${language}`, list);
    expect(noticed.all).toBeGreaterThanOrEqual(150);
    expect(harmless.all).toBeGreaterThanOrEqual(150);
    expect(percent(noticed)).toBeGreaterThanOrEqual(recall);
    expect(percent(harmless)).toBeLessThanOrEqual(falseAlarms);
  },
  120_000,
);

test.each(["ko", "en"] as const)(
  "of the texts that run on in %s at least 90 % are noticed",
  async (language) => {
    const { noticed } = printShares(`run-on, ${language}`, await listIn("held-out-run-on", language));
    expect(percent(noticed)).toBeGreaterThanOrEqual(90);
  },
);

describe.each(["ko", "en"] as const)("among what people write of an ordinary day, in %s", (language) => {
  test.each([
    { joined: "spaces", mark: " ", kind: "sentences" },
    { joined: "commas", mark: ", ", kind: "sentences" },
    { joined: "lines", mark: "\n", kind: "sentences" },
    { joined: "full stops", mark: ". ", kind: "sentences" },
    { joined: "connectives", mark: " ", kind: "clauses" },
  ] as const)(
    "a held-out sentence is still noticed when it is joined by $joined",
    async ({ joined, mark, kind }) => {
      const list = await listIn("held-out", language);
      const found = list.flatMap(({ text, kind }) =>
        kind !== "none" && calls(text) ? [withoutEnd(text)] : [],
      );
      for (const around of [1, 3]) {
        const others = chooser(EVERYDAY[language][kind]);
        const missed = found.filter(
          (text) => !calls([...others(around), text, ...others(around)].join(mark)),
        );
        const share = { found: missed.length, all: found.length };
        console.info(`joined by ${joined}, ${around} + ${around}, ${language}: missed ${inWords(share)}`);
        expect.soft(percent(share)).toBeLessThanOrEqual(MOST_MISSED);
      }
    },
  );

  test.each([
    { mark: ". ", most: 5 },
    { mark: " ", most: 20 },
  ])(
    "four near misses joined by $mark raise the card in at most $most % of texts",
    async ({ mark, most }) => {
      const list = await listIn("held-out", language);
      const nearMisses = list.flatMap(({ text, kind }) =>
        kind === "none" && !calls(text) ? [withoutEnd(text)] : [],
      );
      const share = shareOfTexts(chooser(nearMisses), mark);
      console.info(`four near misses joined by "${mark}", ${language}: false alarms ${inWords(share)}`);
      expect(percent(share)).toBeLessThanOrEqual(most);
    },
  );

  test.each([
    { mark: ". ", most: 1 },
    { mark: " ", most: 3 },
  ])("four plain sentences joined by $mark raise it in at most $most % of texts", ({ mark, most }) => {
    const share = shareOfTexts(chooser(EVERYDAY[language].sentences), mark);
    console.info(`four plain sentences joined by "${mark}", ${language}: false alarms ${inWords(share)}`);
    expect(percent(share)).toBeLessThanOrEqual(most);
  });
});

/** Of the held-out sentences that are noticed alone, the percentage that may be missed among others. */
const MOST_MISSED = 5;

async function listIn(name: Parameters<typeof readList>[0], language: "ko" | "en") {
  return (await readList(name)).filter(({ lang }) => lang === language);
}

function printShares(name: string, list: readonly ListedSentence[]) {
  const noticed = shareOf(list, ({ kind }) => kind !== "none");
  const harmless = shareOf(list, ({ kind }) => kind === "none");
  const kinds = HELP_KINDS.map((kind) => `${kind} ${inWords(shareOf(list, (each) => each.kind === kind))}`);
  const raised = list.flatMap(({ text, kind }) => (kind === "none" ? [findCrisis([text])?.kind] : []));
  const alarms = HELP_KINDS.map((kind) => `${kind} ${raised.filter((each) => each === kind).length}`);
  console.info(`${name}: noticed ${inWords(noticed)}; ${kinds.join(", ")}`);
  console.info(`${name}: false alarms ${inWords(harmless)}; ${alarms.join(", ")}`);
  return { noticed, harmless };
}

function shareOfTexts(choose: (count: number) => readonly string[], mark: string): Share {
  const texts = Array.from({ length: 300 }, () => choose(4).join(mark));
  return { found: texts.filter(calls).length, all: texts.length };
}

function withoutEnd(text: string): string {
  return text.replace(/[.!?]+$/, "");
}

/** Chooses some of a list, the same ones in each run (Park & Miller 1988). */
function chooser(list: readonly string[]): (count: number) => readonly string[] {
  let state = 1;
  return (count) =>
    Array.from({ length: count }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return list[state % list.length] ?? "";
    });
}
