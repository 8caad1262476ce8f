import type { Language } from "@mindle/domain/catalogue/language";
import type { Labelled } from "@mindle/domain/content/props";
import type { CountRange } from "@mindle/domain/widgets/shared/problem";
import type { ChosenIds, SeveralChoices } from "@mindle/domain/widgets/shared/several-choices";
import type { ComponentType, ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { useContentPage } from "../../page-context.ts";
import type { WidgetViewProps } from "../../widget-view.ts";
import { koreanCount } from "../numbers.ts";
import { Question } from "../question/question.tsx";
import { CountSeeds } from "./count-seeds.tsx";
import styles from "./counted-choices.module.css";

interface CountedChoicesProps
  extends WidgetViewProps<SeveralChoices & { readonly label: Labelled[string] }, ChosenIds> {
  readonly list: ComponentType<{ readonly labels: readonly string[]; readonly children: ReactNode }>;
  readonly choice: ComponentType<CountedChoice>;
  /** `limits`: nothing is said where any number is right, which the choices show themselves. */
  readonly hint?: "always" | "limits";
}

/** One of several choices, as it is shown. */
export interface CountedChoice {
  /** Shared by all of them, unique on the page. */
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
  readonly disabled: boolean;
}

/** A question with several choices, and a note of how many may be chosen. */
export function CountedChoices(view: CountedChoicesProps) {
  const { id, props, value, onChange, problems, disabled, hint = "always" } = view;
  const { list: List, choice: Choice } = view;
  const { label, options, min, max } = props;
  const { language } = useContentPage();
  const isCounted = hint === "always" || max !== undefined || min > 1;
  return (
    <Question id={id} label={label[language]} problems={problems}>
      {isCounted && !disabled && <CountNote ids={value} options={options} min={min} max={max} />}
      <List labels={Object.values(options).map((text) => text[language])}>
        {Object.entries(options).map(([option, text]) => (
          <Choice
            key={option}
            name={id}
            label={text[language]}
            checked={value.includes(option)}
            onChange={(isChosen) => onChange(toggled(value, options, option, isChosen))}
            disabled={disabled}
          />
        ))}
      </List>
    </Question>
  );
}

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
function CountNote({ ids, options, min, max }: CountNoteProps) {
  const { language } = useContentPage();
  const all = Object.keys(options);
  const available = all.length;
  if (available < 2) return null;
  const chosen = all.filter((option) => ids.includes(option)).length;
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

/**
 * The choice with an option added at the end, or taken away. Options that are gone, which a person cannot see, go with
 * the first change.
 */
export function toggled(ids: ChosenIds, options: Labelled, id: string, isChosen: boolean): ChosenIds {
  const others = ids.filter((each) => each !== id && Object.hasOwn(options, each));
  return isChosen ? [...others, id] : others;
}
