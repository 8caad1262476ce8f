import { LANGUAGES, type Language } from "@mindle/domain/catalogue/language";

/** Set by `npm run e2e` and `npm run soak`, which run every test in all its variants; `npm test` runs each once. */
export const isSoak = process.env["SOAK"] === "1";

/** The languages in which a test of both is run. */
export const TESTED_LANGUAGES: readonly Language[] = isSoak ? LANGUAGES : ["ko"];

/** Those of several cases that `npm test` runs: the first one, where the others show the same of something else. */
export function testedOf<Case>(cases: readonly Case[]): readonly Case[] {
  return isSoak ? cases : cases.slice(0, 1);
}

/** How often a random test runs: `count` times in `npm test`, `soakCount` times in `npm run soak`. */
export function runs(count: number, soakCount: number): number {
  return isSoak ? soakCount : count;
}

/** The seed of a random test: SEED of the environment, to repeat a run, or a new one. Put it in the test's title. */
export function randomSeed(): number {
  return Number(process.env["SEED"] ?? Math.floor(Math.random() * 2 ** 32));
}
