import type { UserProgram } from "@mindle/domain/api/user-program";
import type { Character } from "@mindle/domain/assessment/characters";
import type { Language } from "@mindle/domain/catalogue/language";
import type { AnswerPlace, LoudMinute, Programme } from "@mindle/domain/catalogue/programme";
import { sentenceOf } from "@mindle/domain/content/written-pages";
import { lastEnded, openProgrammes } from "@mindle/domain/programme/home";
import { seoulDay } from "@mindle/domain/time";
import {
  type OwnedSteps,
  readStepOf,
  type ShownAnswer,
  shownAnswer,
} from "../../engine/step/shown-answer.ts";
import { persistCache } from "../../platform/data/persist-cache.ts";
import type { QueryClient } from "../../platform/data/query-client.ts";
import { userProgramQuery } from "../../platform/data/user.ts";
import { crisisWords } from "../../platform/safety/crisis-words.ts";

/** More would be a list to read through. */
const MOST_CHIPS = 8;

/** What the loud minute has of a person's programme. */
export interface OwnLoud {
  readonly character: Character | undefined;
  /** What is loud for the person, in their own answers; empty where there are none. */
  readonly chips: readonly string[];
  /** The person's own sentence for this moment; undefined where there is none yet. */
  readonly sentence: OwnSentence | undefined;
  /** What its author wrote. */
  readonly written: Pick<LoudMinute, "sentence" | "acts">;
}

interface OwnSentence {
  readonly label: string;
  readonly words: string;
  readonly note: string | undefined;
}

interface Reader {
  readonly uid: string;
  readonly language: Language;
  readonly now: number;
}

/** The loud minute of the programme that the person opened last, from what is on this device; undefined where none of theirs has one. */
export async function readOwnLoud(
  queryClient: QueryClient,
  { uid, language, now }: Reader,
): Promise<OwnLoud | undefined> {
  await persistCache(queryClient);
  const found = lastOpened(queryClient, uid, now);
  if (found === undefined) return undefined;
  const { own, programme, loud } = found;
  const finished = own.stepFinished.map(({ stepId }) => stepId);
  const steps: OwnedSteps = { uid, programId: own.programId, programme, finished };
  const read = async (place: AnswerPlace) => {
    const step = await readStepOf(queryClient, place.page, steps);
    return step && shownAnswer(step, place, seoulDay(now));
  };
  return { character: programme.character, ...(await ownLoudOf(loud, read, language)) };
}

/** What a programme's loud minute has of a person's answers. Words of a crisis are not met here unasked. */
export async function ownLoudOf(
  loud: LoudMinute,
  read: (place: AnswerPlace) => Promise<ShownAnswer | undefined>,
  language: Language,
): Promise<Omit<OwnLoud, "character">> {
  const quoted = async (place: AnswerPlace) => {
    const answer = await read(place);
    const typed = answer?.definition.freeText(answer.shown.value) ?? [];
    if (typed.every((text) => text.trim() === "")) return answer;
    const findCrisis = await crisisWords.load();
    return findCrisis(typed) === undefined ? answer : undefined;
  };
  const [chips, sentences] = await Promise.all([
    Promise.all(loud.chips.map(quoted)),
    Promise.all(loud.sentences.map(quoted)),
  ]);
  const said = loud.sentences.flatMap(({ text, note }, at) => {
    const words = wordsOf(sentences[at], language);
    return words === "" ? [] : [{ label: text[language], words, note: note?.[language] }];
  });
  return {
    chips: [...new Set(chips.flatMap((answer) => chipsOf(answer, language)))].slice(0, MOST_CHIPS),
    sentence: said[0],
    written: loud,
  };
}

interface OwnProgramme {
  readonly own: UserProgram;
  readonly programme: Programme;
  readonly loud: LoudMinute;
}

/** Of the person's programmes with a loud minute the open one that was used last; where none is open, the one that closed last. */
export function lastOpened(queryClient: QueryClient, uid: string, now: number): OwnProgramme | undefined {
  const { programs = [] } = queryClient.getQueryData(userProgramQuery(uid).queryKey) ?? {};
  for (const own of [...openProgrammes(programs, now), lastEnded(programs, now)]) {
    const programme = own?.programme;
    if (own !== undefined && programme?.loud !== undefined) return { own, programme, loud: programme.loud };
  }
  return undefined;
}

/** A sentence with blanks is one chip, what was chosen of a list is one each. */
function chipsOf(answer: ShownAnswer | undefined, language: Language): readonly string[] {
  if (answer === undefined) return [];
  const { definition, shown } = answer;
  const parts = sentenceOf(shown, language) === undefined && definition.parts?.(shown.value, shown.props);
  const chips = parts ? Object.values(parts).map((label) => label[language]) : [wordsOf(answer, language)];
  return chips.filter((chip) => chip !== "");
}

function wordsOf(answer: ShownAnswer | undefined, language: Language): string {
  if (answer === undefined) return "";
  const { definition, shown } = answer;
  return sentenceOf(shown, language) ?? definition.summary(shown.value, shown.props, language);
}
