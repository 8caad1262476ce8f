import { findCrisis } from "@mindle/domain/safety/crisis-words";
import { HELP_KINDS } from "@mindle/domain/safety/help-kind";
import { expect, test } from "vitest";
import { type ListedSentence, readList } from "./learn-weights.ts";

/** Of so many sentences, those for which the card comes. */
interface Share {
  readonly found: number;
  readonly all: number;
}

function shareOf(list: readonly ListedSentence[], counts: (listed: ListedSentence) => boolean): Share {
  const all = list.filter(counts);
  return { found: all.filter(({ text }) => findCrisis([text]) !== undefined).length, all: all.length };
}

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
    const list = (await readList(name)).filter(({ lang }) => lang === language);
    const noticed = shareOf(list, ({ kind }) => kind !== "none");
    const harmless = shareOf(list, ({ kind }) => kind === "none");
    const kinds = HELP_KINDS.map((kind) => `${kind} ${inWords(shareOf(list, (each) => each.kind === kind))}`);
    console.info(`${name}, ${language}: noticed ${inWords(noticed)}; ${kinds.join(", ")}`);
    console.info(`${name}, ${language}: false alarms ${inWords(harmless)}`);
    expect(noticed.all).toBeGreaterThanOrEqual(150);
    expect(harmless.all).toBeGreaterThanOrEqual(150);
    expect(percent(noticed)).toBeGreaterThanOrEqual(recall);
    expect(percent(harmless)).toBeLessThanOrEqual(falseAlarms);
  },
  120_000,
);
