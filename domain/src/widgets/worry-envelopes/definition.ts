import { dayAfter, shortDay } from "../shared/day.ts";
import { own } from "../shared/parts.ts";
import type { WidgetProblem } from "../shared/problem.ts";
import { isBlank, typedProblems } from "../shared/typed-text.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { WorryEnvelopesProps } from "./props.ts";
import {
  type Envelope,
  MOST_CHARACTERS,
  MOST_WAITING,
  NO_ENVELOPE,
  type Outcome,
  type WorryEnvelopesValue,
  worryEnvelopesValue,
} from "./value.ts";
import { insideOf, nameOf, topicsOf } from "./words.ts";

/**
 * Reads as what stands on each envelope while it is sealed, and as what was in it once it is opened. Expressions read a map of the
 * oldest envelope: numbers by their names (`sure`, `cope`, `met`, `moved`; `times` counts all that were opened), and 1 for each thing
 * that is so, for `'not' in answer`: see `marksOf`, and `waiting` or `due` while it is sealed. What was not entered is not in the
 * map, which is empty before it is sealed.
 */
export const worryEnvelopes: WidgetDefinition<WorryEnvelopesProps, WorryEnvelopesValue> = {
  type: "worry-envelopes",
  value: worryEnvelopesValue,
  empty: () => ({ envelopes: [] }),
  // A draft that was not sealed is no answer.
  isAnswered: (value) => sealedOf(value).length > 0,
  // What was sealed cannot be changed, so that nothing in it can be refused either.
  check: (value) => (sealedOf(value).length === 0 ? [{ code: "no-answer" }] : []),
  read: {
    type: "map<string, double>",
    of(value, props, today) {
      const [first] = sealedOf(value);
      if (first === undefined) return {};
      const marks = [
        ...marksOf(first, props),
        ...(today === undefined || isOpened(first) ? [] : [isDue(first, today) ? "due" : "waiting"]),
        ...(isHigh(value) ? ["high"] : []),
      ];
      return {
        ...numbersOf(first),
        times: openedOf(value).length,
        ...Object.fromEntries(marks.map((mark) => [mark, 1])),
      };
    },
  },
  summary: (value, props, language) =>
    sealedOf(value)
      .map((envelope) => {
        const { dueOn } = envelope.sealed;
        if (isOpened(envelope)) return insideOf(envelope, props, language);
        const name = nameOf(envelope, props, language);
        if (dueOn === null) return name;
        const day = shortDay(dueOn, language);
        return language === "ko" ? `${name}, ${day}에 열어요` : `${name}, opens on ${day}`;
      })
      .join("\n"),
  dueOn: (value) =>
    sealedOf(value)
      .filter((envelope) => !isOpened(envelope))
      .flatMap(({ sealed }) => sealed.dueOn ?? [])
      .toSorted()[0],
  times: {
    of: (value) => sealedOf(value).map((envelope) => ({ envelopes: [envelope] })),
    // A draft is the last one, and stays.
    without: ({ envelopes }, at) => ({ envelopes: envelopes.toSpliced(at, 1) }),
    dayOf: ({ envelopes: [envelope] }) => envelope?.sealed.on ?? undefined,
  },
  freeText: ({ envelopes }) =>
    envelopes.flatMap(({ sealed }) => [sealed.text ?? [], sealed.sign ?? []].flat()),
};

/** The envelopes that were sealed, the oldest first. */
export function sealedOf({ envelopes }: WorryEnvelopesValue): readonly Envelope[] {
  return envelopes.filter(({ sealed }) => sealed.on !== null);
}

export function isOpened({ opened }: Envelope): boolean {
  return opened.outcome !== null;
}

/** True from the day on which it may be opened. */
export function isDue({ sealed: { dueOn } }: Envelope, today: string): boolean {
  return dueOn !== null && dueOn <= today;
}

/** The envelope that is being written; an empty one where none is begun. */
export function draftOf({ envelopes }: WorryEnvelopesValue): Envelope {
  return envelopes.find(({ sealed }) => sealed.on === null) ?? NO_ENVELOPE;
}

/** True where there is something to be sealed, and not too much of it. */
export function canSeal(envelope: Envelope, props: WorryEnvelopesProps): boolean {
  const { sealed } = envelope;
  const hasTopic = own(topicsOf(props), sealed.topic ?? "") !== undefined;
  return (hasTopic || !isBlank(sealed.text ?? "")) && draftProblems(envelope).length === 0;
}

/** Why no other envelope may be begun now; undefined where one may be. */
export function whyNoMore(
  value: WorryEnvelopesValue,
  { kind }: WorryEnvelopesProps,
  today: string,
): "one" | "high" | "today" | "many" | undefined {
  const sealed = sealedOf(value);
  if (sealed.length === 0) return undefined;
  if (kind !== "whatif") return "one";
  const restsFrom = dayAfter(today, -REST_DAYS);
  if (isHigh(value) && openedOf(value).some(({ on }) => restsFrom < on)) return "high";
  if (sealed.some(({ sealed: { on } }) => on === today)) return "today";
  return sealed.filter((envelope) => !isOpened(envelope)).length >= MOST_WAITING ? "many" : undefined;
}

interface Tally {
  /** How many came of it in which way. */
  readonly counts: ReadonlyMap<Outcome, number>;
  /** The mean of what seemed likely, and of what came (0, 50 or 100), of those of which both are known. */
  readonly means: { readonly sure: number; readonly came: number } | undefined;
}

/** From so many opened envelopes on, they are counted. */
const TALLY_FROM = 5;

/** So many days after the last envelope was opened, others may be sealed again though much came. */
const REST_DAYS = 7;

/** How the opened envelopes went; undefined while there are few. */
export function tallyOf(value: WorryEnvelopesValue): Tally | undefined {
  const opened = openedOf(value);
  if (opened.length < TALLY_FROM) return undefined;
  const counts = new Map<Outcome, number>();
  for (const { outcome } of opened) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const known = opened.flatMap(({ sure, outcome }) =>
    sure === null || outcome === "unknown" ? [] : [{ sure, came: CAME[outcome] }],
  );
  const mean = (of: "sure" | "came") => known.reduce((sum, each) => sum + each[of], 0) / known.length;
  return { counts, means: known.length === 0 ? undefined : { sure: mean("sure"), came: mean("came") } };
}

/** True where half or more of what was feared in the last five came: no matter of practice. What nobody knows did not come. */
export function isHigh(value: WorryEnvelopesValue): boolean {
  const last = lastOpened(value);
  const came = last.reduce((sum, { outcome }) => sum + CAME[outcome], 0);
  return last.length === TALLY_FROM && came >= TALLY_FROM * 50;
}

/** What came, from 0 to 100. */
const CAME: Readonly<Record<Outcome, number>> = { not: 0, partly: 50, happened: 100, unknown: 0 };

interface OpenedEnvelope {
  readonly sure: number | null;
  readonly outcome: Outcome;
  /** The day on which it was opened; empty where that is not known. */
  readonly on: string;
}

function openedOf(value: WorryEnvelopesValue): OpenedEnvelope[] {
  return sealedOf(value).flatMap(({ sealed, opened: { outcome, on } }) =>
    outcome === null ? [] : [{ sure: within(sealed.sure, 100), outcome, on: on ?? "" }],
  );
}

/** The last five that were opened, or fewer. */
function lastOpened(value: WorryEnvelopesValue): readonly OpenedEnvelope[] {
  return openedOf(value)
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .slice(-TALLY_FROM);
}

/** What is too long in its words. */
export function draftProblems({ sealed: { text, sign } }: Envelope): readonly WidgetProblem[] {
  return [...textProblems("text", text), ...textProblems("sign", sign)];
}

function textProblems(part: string, text: string | null): WidgetProblem[] {
  return typedProblems(text ?? "", { part, characters: MOST_CHARACTERS });
}

/** The numbers that were entered, by their names; the sliders reach no others. */
function numbersOf({ sealed, opened, moved }: Envelope): Record<string, number> {
  const numbers = {
    sure: within(sealed.sure, 100),
    cope: within(sealed.cope, 10),
    met: within(opened.met, 10),
    moved,
  };
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

/** What is so on any day: `sealed` (also once it is opened), `opened`, the outcome, `helped-…`, `topic-…`. */
function marksOf({ sealed, opened }: Envelope, props: WorryEnvelopesProps): string[] {
  const isTopic = sealed.topic !== null && Object.hasOwn(topicsOf(props), sealed.topic);
  return [
    "sealed",
    opened.outcome === null ? null : "opened",
    opened.outcome,
    opened.helped === null ? null : `helped-${opened.helped}`,
    isTopic ? `topic-${sealed.topic}` : null,
  ].flatMap((mark) => mark ?? []);
}

function within(value: number | null, most: number): number | null {
  return value === null || value < 0 || value > most ? null : value;
}
