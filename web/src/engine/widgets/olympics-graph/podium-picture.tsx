import type { Podium } from "@mindle/domain/widgets/olympics-graph/definition";
import type { WidgetProblem } from "@mindle/domain/widgets/shared/problem";
import { useState } from "react";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { useContentPage } from "../../page-context.ts";
import { ProblemNote } from "../../parts/question/question.tsx";
import { partProblem } from "../../problem-text.ts";
import { clear, type Place, placeOf, put, swap } from "./podium.ts";
import styles from "./podium-picture.module.css";
import { columnOf, StonePile } from "./stone-pile.tsx";

export const TEXTS = {
  ko: {
    places: { gold: "첫째", silver: "둘째", bronze: "셋째" },
    hint: "아래에서 고르면 돌 위에 올라가요",
    held: "어느 자리에 놓을까요?",
    aimed: "여기에는 무엇을 올릴까요?",
    full: "돌을 누르면 자리를 바꿀 수 있어요",
    empty: "비어 있어요",
    choose: "골라 보세요",
    podium: "돌탑",
    options: "고를 것",
  },
  en: {
    places: { gold: "First", silver: "Second", bronze: "Third" },
    hint: "Tap one below, and it goes up on the stones",
    held: "Which place is it for?",
    aimed: "What goes here?",
    full: "Tap a stone to change places",
    empty: "empty",
    choose: "Choose one",
    podium: "Piles of stones",
    options: "To choose from",
  },
} as const;

export interface PodiumProps {
  readonly id: string;
  readonly places: readonly Place[];
  /** Labels in the present language, by id. */
  readonly options: Readonly<Record<string, string>>;
  readonly value: Podium;
  onChange(value: Podium): void;
  readonly problems: readonly WidgetProblem[];
  readonly disabled: boolean;
}

/** What the next press goes with: a place that waits for an option, or an option that waits for a place. */
type Held = { readonly place: Place } | { readonly option: string } | undefined;

/** Piles of stones, the highest for the first place, and below them what may go on top. */
export function PodiumPicture({ id, places, options, value, onChange, problems, disabled }: PodiumProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const [held, setHeld] = useState<Held>();
  const heldPlace = held !== undefined && "place" in held ? held.place : undefined;
  const heldOption = held !== undefined && "option" in held ? held.option : undefined;
  const free = places.find((place) => value[place] === undefined);
  const change = (next: Podium) => {
    setHeld(undefined);
    onChange(next);
  };

  const pressOption = (option: string) => {
    const place = placeOf(value, option);
    const target = heldPlace ?? (place === undefined ? free : undefined);
    if (target !== undefined && target !== place) change(put(value, option, target));
    else if (place !== undefined) change(clear(value, place));
    else setHeld(heldOption === option ? undefined : { option });
  };
  const pressPlace = (place: Place) => {
    if (heldOption !== undefined) change(put(value, heldOption, place));
    else if (heldPlace === undefined) setHeld({ place });
    else if (heldPlace === place) setHeld(undefined);
    else change(swap(value, heldPlace, place));
  };
  const hint = () => {
    if (heldOption !== undefined) return texts.held;
    if (heldPlace !== undefined) return texts.aimed;
    if (free !== undefined) return texts.hint;
    return places.length > 1 ? texts.full : undefined;
  };
  return (
    <div className={styles.parts}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of columns. */}
      <div className={styles.podium} role="group" aria-label={texts.podium}>
        {places.map((place, at) => {
          const words = options[value[place] ?? ""];
          return (
            <button
              key={place}
              type="button"
              className={styles.place}
              style={{ gridColumn: columnOf(place, places) }}
              data-part={place}
              aria-pressed={heldPlace === place}
              aria-describedby={`${id}-${place}-problem`}
              disabled={disabled}
              onClick={() => pressPlace(place)}
            >
              <VisuallyHidden>{`${texts.places[place]}, ${words === undefined ? texts.empty : ""}`}</VisuallyHidden>
              {words === undefined ? (
                <span className={styles.words} data-empty aria-hidden="true">
                  ?
                </span>
              ) : (
                <span className={styles.words}>{words}</span>
              )}
              <StonePile stones={3 - at} number={at + 1} />
            </button>
          );
        })}
      </div>
      {places.map((place) => {
        const problem = partProblem(problems, place, language);
        return (
          <ProblemNote
            key={place}
            id={`${id}-${place}-problem`}
            text={problem === undefined ? undefined : `${texts.places[place]}: ${problem}`}
          />
        );
      })}
      {!disabled && (
        <p className={styles.hint} role="status">
          {hint()}
        </p>
      )}
      <ul className={styles.options} aria-label={texts.options}>
        {Object.entries(options).map(([option, label]) => {
          const place = placeOf(value, option);
          return (
            <li key={option}>
              <button
                type="button"
                className={styles.option}
                aria-pressed={place !== undefined}
                data-held={heldOption === option || undefined}
                disabled={disabled}
                onClick={() => pressOption(option)}
              >
                {place !== undefined && (
                  <span className={styles.number} aria-hidden="true">
                    {places.indexOf(place) + 1}
                  </span>
                )}
                {label}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
