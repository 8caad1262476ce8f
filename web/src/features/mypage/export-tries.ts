import type { Language } from "@mindle/domain/catalogue/language";
import type { Programme } from "@mindle/domain/catalogue/programme";
import { type OwnTry, ownTries } from "@mindle/domain/programme/tries";
import { seoulDay } from "@mindle/domain/time";
import { prepareOwnPages } from "../../engine/step/own-pages.ts";
import { readJournal } from "../../platform/answers/load-journal.ts";
import { now } from "../../platform/browser/now.ts";

interface TriesOf {
  readonly uid: string;
  readonly language: Language;
  readonly programmes: Readonly<Record<string, Programme>>;
}

/** Every act of the user, the newest first. Rejects where what was asked cannot be read. */
export async function readTries({ uid, language, programmes }: TriesOf): Promise<readonly OwnTry[]> {
  const content = await readJournal({ uid, signal: new AbortController().signal });
  const pages = (await prepareOwnPages(uid, content))(language);
  const today = seoulDay(now());
  return Object.entries(programmes)
    .flatMap(([programId, { tries = [] }]) => ownTries({ programId, tries, pages, language, today }))
    .toSorted((one, other) => other.at - one.at);
}
