import type { Language } from "@mindle/domain/catalogue/language";
import type { PageState, ShownComponent } from "@mindle/domain/content/page";
import { plainText } from "@mindle/domain/content/plain-text";
import { isRecord } from "@mindle/domain/content/props";
import { readingSeconds } from "../../../web/preview/reading-time.ts";
import { paced } from "../../../web/src/engine/widgets/audio-player/pace.ts";

/** Seconds of a recording or film, by its key on the page. */
export type LengthOf = (asset: string) => number;

/**
 * Seconds for one press where one knows what to press, and for going to the next page: a moment to think, to point and to
 * press, 1.35 + 1.1 + 0.2 s (keystroke-level model, Card, Moran & Newell 1980), made up to a whole number for a phone.
 */
const PRESS = 3;

/**
 * Seconds to bring something of one's own life to mind before one answers, once for each question. Answering is
 * understanding, recalling, judging and telling (Tourangeau, Rips & Rasinski 2000), and recalling takes seconds (Conway &
 * Pleydell-Pearce 2000). The number is an assumption, on the low side: a memory one does not know yet takes longer.
 */
const THINK = 8;

/**
 * Seconds to judge and mark one line among several alike. With reading it, that makes the 7 to 8 s a line that survey
 * practice reckons with. An assumption.
 */
const RATE = 5;

/** Seconds for a line of one's own: about nine words, composed at 19 words a minute (Karat et al. 1999). */
const LINE = 30;

/** Seconds for a word or two of one's own: a third of a line. An assumption. */
const WORD = 10;

/** Seconds to look at a picture or graph until it says something. An assumption. */
const LOOK = 8;

/** Seconds for one slow breath, as the page with the breath has it; slides without a title ask for about one. */
const BREATH = 10;

/** How many options people tick where they may tick several. An assumption. */
const TICKS = 3;

type Props = Readonly<Record<string, unknown>>;

/** Seconds that answering takes, without reading what is written there, by widget. */
const ANSWERING: Readonly<Record<string, (props: Props) => number>> = {
  "avoidance-table": ({ rows }) => THINK + RATE * sizeOf(rows),
  "card-list": ({ fields, min }) => THINK + LINE * sizeOf(fields) * fewest(min),
  "check-and-more": ({ options }) => THINK + PRESS * ticks(options),
  "day-select": () => 2 * PRESS,
  "hashtag-picker-v1": ({ options }) => THINK + PRESS * ticks(options),
  "hashtag-picker-v2": () => THINK + PRESS * TICKS,
  "hashtag-picker-v3": ({ options }) => THINK + PRESS * ticks(options),
  "image-upload": () => LINE,
  // Opening each blank, and choosing in it.
  "inline-select": ({ blanks }) => THINK + 2 * PRESS * sizeOf(blanks),
  "key-pairs": ({ rows }) => (THINK + PRESS) * sizeOf(rows),
  "labelled-check-list": ({ options }) => THINK + PRESS * ticks(options),
  "month-select": () => 2 * PRESS,
  "multi-question": ({ questions }) => THINK + RATE * sizeOf(questions),
  "multi-select": ({ options }) => THINK + PRESS * ticks(options),
  "olympics-graph": ({ options }) => THINK + RATE * ticks(options),
  "ox-list": ({ rows }) => THINK + RATE * sizeOf(rows),
  "ox-quiz": ({ questions }) => RATE * sizeOf(questions),
  // How urgent, and how important.
  "priority-listing": ({ rows }) => THINK + 2 * RATE * sizeOf(rows),
  "question-set": ({ questions }) => THINK + RATE * sizeOf(questions),
  "ranged-number": () => RATE,
  // Half of the rows on each side carry a weight, and the seesaw is looked at.
  seesaw: ({ gives, takes }) => THINK + RATE * ((rowsOf(gives) + rowsOf(takes)) / 2) + LOOK,
  "single-select": () => THINK + PRESS,
  "strengths-fill-in": ({ rows, sentences }) => THINK + WORD * sizeOf(rows ?? sentences),
  "switch-list": () => THINK + PRESS,
  "text-input": () => THINK + LINE,
  "text-list": ({ min }) => THINK + LINE * fewest(min),
  // A few presses in each row, which stand for hours that have to be guessed.
  "time-allocation": ({ rows }) => THINK + (RATE + PRESS) * sizeOf(rows),
  "year-select": () => 2 * PRESS,
};

/** Seconds to look and leaf, for widgets without an answer. */
const LOOKING: Readonly<Record<string, (props: Props) => number>> = {
  carousel: ({ cards }) => PRESS * sizeOf(cards),
  "comparison-bars": () => LOOK,
  "pie-graph": () => LOOK,
  slides: ({ slides }) =>
    (Array.isArray(slides) ? slides : []).reduce<number>(
      (sum, slide) => sum + PRESS + slideSeconds(slide),
      0,
    ),
};

/**
 * About how long a page takes, in seconds, as it was answered: reading it with the answers that come back, thinking,
 * choosing and writing, and looking, listening and practising. What may be left out and was typed counts as thinking alone,
 * and what is done away from the screen is not counted.
 */
export function pageSeconds(state: PageState, language: Language, lengthOf: LengthOf): number {
  const shown = state.components.filter(({ visible }) => visible);
  const read = readingSeconds(
    { ...state, components: shown.map((one) => asRead(one, state, language)) },
    language,
  );
  return shown.reduce((sum, one) => sum + doingSeconds(one, language, lengthOf), read + PRESS);
}

function doingSeconds({ component, props }: ShownComponent, language: Language, lengthOf: LengthOf): number {
  const { type, optional } = component;
  if (!isRecord(props)) return 0;
  if (type === "text-input" && optional === true) return THINK;
  if (type === "audio-player" || type === "audio-button" || type === "video") {
    const spoken = isRecord(props["transcript"]) ? props["transcript"][language] : undefined;
    if (props["paced"] === true && typeof spoken === "string") return paced(spoken, language).duration;
    const asset = isRecord(props["asset"]) ? props["asset"][language] : props["asset"];
    return typeof asset === "string" ? lengthOf(asset) : 0;
  }
  return (ANSWERING[type] ?? LOOKING[type])?.(props) ?? 0;
}

/** A component with the words that are read: with answers in their places, without what is heard and what only help reads. */
function asRead(one: ShownComponent, { answers }: PageState, language: Language): ShownComponent {
  if (!isRecord(one.props)) return one;
  if (one.component.type !== "text")
    return { ...one, props: without(one.props, ["transcript", "alt", "asset", "captions"]) };
  const wordsOf = (name: string) => {
    const answer = answers[name];
    return answer?.definition.summary(answer.value, answer.props, language) ?? "";
  };
  const { else: otherwise, ...texts } = one.props;
  const words = wordsIn(texts, language, wordsOf) ?? wordsIn(otherwise, language, wordsOf);
  return { ...one, props: { [language]: words ?? "" } };
}

function wordsIn(texts: unknown, language: Language, wordsOf: (name: string) => string): string | undefined {
  const text = isRecord(texts) ? texts[language] : undefined;
  return typeof text === "string" ? plainText(text, wordsOf) : undefined;
}

/** Props without keys, however deep they lie. */
function without(props: unknown, keys: readonly string[]): unknown {
  if (Array.isArray(props)) return props.map((item) => without(item, keys));
  if (!isRecord(props)) return props;
  return Object.fromEntries(
    Object.entries(props).flatMap(([key, value]) =>
      keys.includes(key) ? [] : [[key, without(value, keys)]],
    ),
  );
}

function slideSeconds(slide: unknown): number {
  if (!isRecord(slide)) return 0;
  if (slide["title"] === undefined) return BREATH;
  return slide["picture"] === undefined ? 0 : LOOK;
}

function sizeOf(items: unknown): number {
  if (Array.isArray(items)) return items.length;
  return isRecord(items) ? Object.keys(items).length : 0;
}

function rowsOf(side: unknown): number {
  return isRecord(side) ? sizeOf(side["rows"]) : 0;
}

function ticks(options: unknown): number {
  return Math.min(TICKS, sizeOf(options));
}

function fewest(min: unknown): number {
  return typeof min === "number" ? Math.max(min, 1) : 1;
}
