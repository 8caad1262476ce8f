import type { Language } from "@mindle/domain/catalogue/language";
import { plainText } from "@mindle/domain/content/markup";
import type { PageState, ShownComponent } from "@mindle/domain/content/page";
import { isRecord } from "@mindle/domain/text/json";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import { PRESS } from "@mindle/domain/widgets/shared/answering-time";
import { readingSeconds } from "../../../web/preview/reading-time.ts";
import { paced } from "../../../web/src/engine/widgets/audio-player/pace.ts";

/** Seconds of a recording or film, by its key on the page. */
export type LengthOf = (asset: string) => number;

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

/** What is heard takes as long as it lasts. */
function doingSeconds({ component, props }: ShownComponent, language: Language, lengthOf: LengthOf): number {
  if (!isRecord(props)) return 0;
  const { transcript, asset: assets } = props;
  if (isRecord(transcript)) {
    const spoken = transcript[language];
    if (props["paced"] === true && typeof spoken === "string") return paced(spoken, language).duration;
    const asset = isRecord(assets) ? assets[language] : assets;
    return typeof asset === "string" ? lengthOf(asset) : 0;
  }
  return WIDGETS[component.type]?.seconds?.(props, component.optional === true) ?? 0;
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
