import type { Language } from "../catalogue/language.ts";
import type { Programme } from "../catalogue/programme.ts";
import {
  type AuthoredTry,
  authoredTry,
  TRY_OUTCOMES,
  TRY_PARTS,
  type TryOutcome,
  type TryPart,
} from "../catalogue/tries.ts";
import { evaluateExpression } from "../content/expression.ts";
import type { ShownComponent } from "../content/page.ts";
import type { AnsweredPage, ReadPage } from "../content/read-pages.ts";
import { sentenceOf } from "../content/written-pages.ts";
import { isRecord } from "../text/json.ts";
import { DAY_MS, seoulDay } from "../time.ts";
import type { AnyWidgetDefinition } from "../widgets/widget.ts";
import { parseInstanceId } from "./instance-id.ts";

/** A page's answer that tells of an act. */
export interface TryAnswer {
  readonly instance: string;
  readonly model: string;
  /** What stays of it without the act; absent where nothing does. */
  readonly kept?: unknown;
}

/** An act of the person: what was feared, predicted, what happened, and what was believed before and after. */
export interface OwnTry {
  readonly id: string;
  readonly programId: string;
  readonly topic: string;
  /** When it was settled, in milliseconds since the epoch. */
  readonly at: number;
  /** The day that was set for it, `2026-12-04`; undefined where none was. */
  readonly day: string | undefined;
  /** Its prediction is folded away until its day; then nothing of it is to be shown but topic and day. */
  readonly isSealed: boolean;
  readonly outcome: TryOutcome | undefined;
  /** The parts that are asked for; those of them that are in no words were left out. */
  readonly asked: readonly TryPart[];
  /** The parts in words, those that were answered. */
  readonly words: Readonly<Partial<Record<TryPart, string>>>;
  /** How hard it was feared to be and was, as shares of the scale. */
  readonly gap: Gap | undefined;
  readonly answers: readonly TryAnswer[];
  /** Those of them that are folded away while it is sealed. */
  readonly folded: readonly TryAnswer[];
}

export interface Gap {
  readonly feared: number;
  readonly happened: number;
  /** The upper end of the scale, on which people answered. */
  readonly max: number;
}

export interface ReadTries {
  readonly programId: string;
  readonly tries: NonNullable<Programme["tries"]>;
  readonly pages: readonly ReadPage[];
  readonly language: Language;
  /** The day at UTC+9. */
  readonly today: string;
}

/** The acts of a programme that the person settled or made, the newest first. */
export function ownTries(source: ReadTries): readonly OwnTry[] {
  const read = new AnswersByPlace(source);
  const found = source.tries.flatMap((each, at) => {
    // A form that this version of the app does not know is left out.
    const authored = authoredTry.safeParse(each);
    return authored.success ? actsOf(authored.data, at, read, source) : [];
  });
  return found.map((act) => withoutShared(act, found)).toSorted((one, other) => other.at - one.at);
}

/** Whether an answer is the prediction of an act: it may be folded away, until a day that its page alone does not know. */
export function isPrediction(tries: ReadTries["tries"], page: AnsweredPage, model: string): boolean {
  return tries.some((each) => {
    const { data } = authoredTry.safeParse(each);
    return data?.parts.predicted?.includes(`${placeOf(page)}.${model}`) === true;
  });
}

/** One answer that was given, and at what time of it where it has several. */
interface Given {
  readonly place: string;
  readonly page: ReadPage;
  readonly shown: ShownComponent;
  readonly definition: AnyWidgetDefinition;
  readonly value: unknown;
  readonly key: string | undefined;
}

/** Answers by the place that an author names. */
class AnswersByPlace {
  readonly #pages: ReadonlyMap<string, ReadPage>;

  constructor({ pages, programId }: ReadTries) {
    const own = pages.filter((page) => page.programId === programId);
    this.#pages = new Map(own.map((page) => [placeOf(page), page]));
  }

  /** The answer at a place; undefined where it was not given. */
  at(place: string): Given | undefined {
    const [pageAt = "", bind, key] = place.split(".");
    const page = this.#pages.get(pageAt);
    const shown = page?.state.components.find(({ component }) => component.bind === bind);
    if (page === undefined || shown?.definition === undefined || !shown.answered) return undefined;
    return { place, page, shown, definition: shown.definition, value: shown.value, key };
  }
}

/** `d5-s2/predict`: a page's config has the name of the page that its author gave. */
function placeOf({ instance, programId }: AnsweredPage): string {
  const config = parseInstanceId(instance)?.configId ?? "";
  return config.slice(programId.length + 1).replace(".", "/");
}

/** The acts of which an entry tells: one, or one for each time of an answer that has several. */
function actsOf(authored: AuthoredTry, index: number, read: AnswersByPlace, source: ReadTries): OwnTry[] {
  const act = authored.parts.act?.map((place) => read.at(place)).find((given) => given !== undefined);
  if (act === undefined) return [];
  const { times } = act.definition;
  const values = times?.of(act.value) ?? [act.value];
  return values.flatMap((value, at): OwnTry[] => {
    const timeOf = (given: Given): Given => (isSameAnswer(given, act) ? { ...given, value } : given);
    const givens = (places: readonly string[] = []) =>
      places.flatMap((place) => read.at(place) ?? []).map(timeOf);
    if (authored.mark !== undefined && !marksOf(timeOf(act)).includes(authored.mark)) return [];
    const kept = (given: Given) =>
      times !== undefined && values.length > 1 && isSameAnswer(given, act)
        ? { kept: times.without(act.value, at) }
        : {};
    return [
      {
        id: [source.programId, index, at].join("/"),
        programId: source.programId,
        topic: authored.topic[source.language],
        asked: askedParts(authored.parts),
        ...storyOf(authored, timeOf(act), givens, source),
        answers: placesOf(authored)
          .flatMap((place) => read.at(place) ?? [])
          .filter((given, place, all) => all.findIndex((each) => isSameAnswer(each, given)) === place)
          .map((given) => ({ ...addressOf(given), ...kept(given) })),
      },
    ];
  });
}

/** The parts that are told. An act that is what was feared is told as that alone. */
function askedParts(parts: AuthoredTry["parts"]): readonly TryPart[] {
  const isFeared = parts.act?.some((place) => parts.feared?.includes(place) === true);
  return TRY_PARTS.filter((part) => parts[part] !== undefined && (part !== "act" || isFeared !== true));
}

type Givens = (places: readonly string[] | undefined) => readonly Given[];

function storyOf(authored: AuthoredTry, act: Given, givens: Givens, { language, today }: ReadTries) {
  const { parts, due, gap } = authored;
  const words = Object.fromEntries(
    TRY_PARTS.filter((part) => part !== "given" && part !== "also").flatMap((part) => {
      const said = givens(parts[part])
        .filter((given) => part !== "done" || !isMap(given))
        .map((given) => wordsOf(given, part === "happened" ? authored.words : undefined, language))
        .filter((line) => line !== "");
      return said.length === 0 ? [] : [[part, said.join("\n")] as const];
    }),
  );
  const reported = givens(parts.done)
    .map((given) => outcomeOf(given, authored.outcomes))
    .findLast((each) => each !== undefined);
  // Who tells what happened did it.
  const outcome = reported ?? (words.happened === undefined ? undefined : "done");
  const settled = readOf(givens(parts.given)[0]) ?? act.definition.times?.dayOf(act.value);
  const given = typeof settled === "string" ? settled : undefined;
  const [opens] = [act, ...givens(parts.predicted)].flatMap(
    ({ definition, value }) => definition.dueOn?.(value) ?? [],
  );
  const day = opens ?? dayOf(due, given, givens);
  const isReported = (outcome !== undefined && outcome !== "yet") || words.happened !== undefined;
  const waits = words.predicted !== undefined || act.definition.dueOn?.(act.value) !== undefined;
  const expected = [...(parts.predicted ?? []), ...(parts.sure ?? []), ...(gap?.feared ?? [])];
  const isSealed = waits && !isReported && (day === undefined || today < day);
  return {
    at: given === undefined ? act.page.savedAt : Date.parse(`${given}T00:00:00+09:00`),
    day,
    isSealed,
    // What waits for a day of its own says itself what may be seen of it before.
    folded: givens(isSealed ? expected : [])
      .filter(({ definition }) => definition.dueOn === undefined)
      .map(addressOf),
    outcome,
    words,
    gap: gap === undefined ? undefined : gapOf(gap, givens),
  };
}

/** The day that was set; undefined where it cannot be worked out. */
function dayOf(due: AuthoredTry["due"], given: string | undefined, givens: Givens): string | undefined {
  if (due === undefined || given === undefined) return undefined;
  const recalled = Object.entries(due.recall).map(([name, place]) => {
    const [answer] = givens([place]);
    return [name, answer?.definition.read.of(answer.value, answer.shown.props)] as const;
  });
  const days = evaluateExpression(due.days, { ...Object.fromEntries(recalled), given });
  return typeof days === "number" && days >= 0
    ? seoulDay(Date.parse(`${given}T00:00:00+09:00`) + days * DAY_MS)
    : undefined;
}

function gapOf({ feared, happened, max, turned }: NonNullable<AuthoredTry["gap"]>, givens: Givens) {
  const number = (places: readonly string[]) => {
    const value = givens(places)
      .map(readOf)
      .find((each) => typeof each === "number" && each >= 0 && each <= max);
    return typeof value !== "number" ? undefined : turned === true ? max - value : value;
  };
  const before = number(feared);
  const after = number(happened);
  return before === undefined || after === undefined ? undefined : { feared: before, happened: after, max };
}

/** What an answer reads as, or what it has by its key. */
function readOf(given: Given | undefined): unknown {
  if (given === undefined) return undefined;
  const read: unknown = given.definition.read.of(given.value, given.shown.props);
  return given.key === undefined ? read : isRecord(read) ? read[given.key] : undefined;
}

function marksOf(given: Given): readonly string[] {
  const read = readOf(given);
  return isRecord(read) ? Object.keys(read) : typeof read === "string" ? [read] : [];
}

/**
 * An answer in words: the authored ones of its marks, or as the journal quotes it. One number of a map is a share of 100, which is not
 * told as long as its widget waits for its day.
 */
function wordsOf(given: Given, words: AuthoredTry["words"], language: Language): string {
  const { definition, value, shown } = given;
  if (shown.component.notInJournal === true) return "";
  if (given.key !== undefined) {
    const number = definition.dueOn?.(value) === undefined ? readOf(given) : undefined;
    return typeof number === "number" ? `${number}%` : "";
  }
  if (words === undefined || !isMap(given)) {
    const { props } = shown;
    return sentenceOf({ definition, value, props }, language) ?? definition.summary(value, props, language);
  }
  return marksOf(given)
    .flatMap((mark) => words[mark]?.[language] ?? [])
    .join("\n");
}

function isMap({ definition }: Given): boolean {
  return definition.read.type.startsWith("map");
}

function outcomeOf(given: Given, outcomes: AuthoredTry["outcomes"]): TryOutcome | undefined {
  const marks = marksOf(given);
  return (
    marks.map((mark) => outcomes?.[mark]).find((each) => each !== undefined) ??
    TRY_OUTCOMES.find((each) => outcomes === undefined && marks.includes(each))
  );
}

/** All answers that an entry names. */
function placesOf({ parts, due, gap }: AuthoredTry): readonly string[] {
  return [
    ...Object.values(parts).flat(),
    ...Object.values(due?.recall ?? {}),
    ...(gap?.feared ?? []),
    ...(gap?.happened ?? []),
  ];
}

function addressOf({ page, shown }: Given) {
  return { instance: page.instance, model: shown.component.bind ?? "" };
}

function isSameAnswer(one: Given, other: Given): boolean {
  return one.page === other.page && one.shown === other.shown;
}

/** What another act tells too is not its alone: it stays with that one. Times of one answer are apart. */
function withoutShared(act: OwnTry, all: readonly OwnTry[]): OwnTry {
  const others = all.filter(({ id }) => id !== act.id).flatMap(({ answers }) => answers);
  const isShared = ({ instance, model, kept }: TryAnswer) =>
    kept === undefined && others.some((other) => other.instance === instance && other.model === model);
  return { ...act, answers: act.answers.filter((answer) => !isShared(answer)) };
}
