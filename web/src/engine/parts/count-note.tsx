import type { Language } from "@mindle/domain/catalogue/language";
import type { Labelled } from "@mindle/domain/content/props";
import type { CountRange } from "@mindle/domain/widgets/answers/problem";
import type { ChosenIds } from "@mindle/domain/widgets/answers/several-choices";
import { classNames } from "../../ui/class-names.ts";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { useContentPage } from "../page-context.ts";
import { chosenCount } from "./chosen-ids.ts";
import styles from "./count-note.module.css";
import { CountSeeds } from "./count-seeds.tsx";
import { koreanCount } from "./korean-count.ts";

const TEXTS = {
  ko: {
    any: "여러 개 골라도 괜찮아요",
    exactly: (count: number) => `${koreanCount(count)}를 골라 주세요`,
    atLeast: (count: number) => `${koreanCount(count)} 이상 골라 주세요`,
    atMost: (count: number) => `${koreanCount(count)}까지 고를 수 있어요`,
    chosen: (count: number) => (count === 0 ? "아직 고르지 않았어요" : `${koreanCount(count)} 골랐어요`),
    over: (count: number) => `${koreanCount(count)}만 빼 주세요`,
  },
  en: {
    any: "You can choose several",
    exactly: (count: number) => `Choose ${count}`,
    atLeast: (count: number) => `Choose at least ${count}`,
    atMost: (count: number) => `Choose up to ${count}`,
    chosen: (count: number) => (count === 0 ? "None chosen yet" : `${count} chosen`),
    over: (count: number) => `Take ${count} away`,
  },
} as const;

interface CountNoteProps extends CountRange {
  readonly ids: ChosenIds;
  readonly options: Labelled;
}

/**
 * How many may be chosen, and how many are. Choosing one too many is possible, so that nothing goes away by itself: the
 * note asks to take one away.
 */
export function CountNote({ ids, options, min, max }: CountNoteProps) {
  const { language } = useContentPage();
  const available = Object.keys(options).length;
  const chosen = chosenCount(ids, options);
  if (available < 2) return null;
  const texts = TEXTS[language];
  const limit = max === undefined ? undefined : Math.min(max, available);
  const over = limit === undefined ? 0 : Math.max(0, chosen - limit);
  return (
    <div className={styles.note}>
      <p className={classNames(over > 0 && styles.over)}>
        {over > 0 ? texts.over(over) : hintOf({ min: Math.min(min, available), max: limit }, language)}
      </p>
      {limit !== undefined && limit < available && (
        <CountSeeds
          count={Math.max(limit, chosen)}
          stateOf={(at) => (at >= limit ? "over" : at < chosen ? "full" : "empty")}
        />
      )}
      <VisuallyHidden>
        <span role="status">{texts.chosen(chosen)}</span>
      </VisuallyHidden>
    </div>
  );
}

function hintOf({ min, max }: CountRange, language: Language): string {
  const texts = TEXTS[language];
  if (max !== undefined) return min === max ? texts.exactly(max) : texts.atMost(max);
  return min > 1 ? texts.atLeast(min) : texts.any;
}
