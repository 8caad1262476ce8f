import { type ChosenByBlank, inlineSelect } from "@mindle/domain/widgets/inline-select/definition";
import { blanksIn } from "@mindle/domain/widgets/shared/blanks";
import { own } from "@mindle/domain/widgets/shared/parts";
import { Fragment, useEffect, useRef, useState } from "react";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { useContentPage } from "../../page-context.ts";
import { ProblemNote } from "../../parts/question/question.tsx";
import { partProblem } from "../../problem-text.ts";
import { answeredWidget } from "../../widget-view.ts";
import styles from "./inline-select.module.css";
import { segmentsOf } from "./sentence.ts";

const TEXTS = {
  ko: {
    empty: "비어 있어요",
    choose: (blank: string) => `‘${blank}’ 자리에 넣을 말을 골라 보세요`,
    problem: (blank: string, problem: string) => `‘${blank}’ · ${problem}`,
  },
  en: {
    empty: "blank",
    choose: (blank: string) => `Pick the words for “${blank}”`,
    problem: (blank: string, problem: string) => `“${blank}” · ${problem}`,
  },
} as const;

/** A sentence with blanks; the words for one of them are below. */
export default answeredWidget(
  inlineSelect,
  function InlineSelect({ id, props, value, onChange, problems, disabled }) {
    const { language } = useContentPage();
    // The first blank without words, until the person opens another one or closes it.
    const [pressed, setPressed] = useState<string | null>();
    const sentence = useRef<HTMLParagraphElement>(null);
    const texts = TEXTS[language];
    const blanks = blanksIn(props.text[language]);
    const labelOf = (blank: string) => own(props.blanks, blank)?.label[language] ?? "";
    const optionsOf = (blank: string) => own(props.blanks, blank)?.options ?? {};
    const wordsIn = (blank: string, chosen: ChosenByBlank) => own(optionsOf(blank), own(chosen, blank) ?? "");
    const hasOptions = (blank: string) => Object.keys(optionsOf(blank)).length > 0;
    const nextOf = (chosen: ChosenByBlank) =>
      blanks.find((blank) => hasOptions(blank) && wordsIn(blank, chosen) === undefined);
    const open = disabled ? undefined : pressed === undefined ? nextOf(value) : (pressed ?? undefined);
    const [focused, setFocused] = useState<{ readonly blank: string }>();
    useEffect(() => {
      if (focused === undefined) return;
      sentence.current
        ?.querySelector<HTMLElement>(`[data-part="${CSS.escape(focused.blank)}"]`)
        ?.focus({ preventScroll: true });
    }, [focused]);

    const choose = (blank: string, option: string) => {
      const chosen = { ...value, [blank]: option };
      onChange(chosen);
      setPressed(undefined);
      setFocused({ blank: nextOf(chosen) ?? blank });
    };

    return (
      // biome-ignore lint/a11y/useSemanticElements: a legend cannot hold the controls themselves.
      <div role="group" aria-labelledby={`${id}-sentence`} className={styles.widget}>
        <p className={styles.sentence} id={`${id}-sentence`} ref={sentence}>
          {segmentsOf(props.text[language]).map((segment, at) => {
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their order.
            if ("text" in segment) return <Fragment key={at}>{segment.text}</Fragment>;
            const { blank, before, after } = segment;
            const words = wordsIn(blank, value)?.[language];
            const isMissing = partProblem(problems, blank, language) !== undefined;
            return (
              <span key={blank} className={styles.joined}>
                {before}
                <button
                  // Words that have just been chosen are laid down like a piece of paper.
                  key={words}
                  type="button"
                  className={styles.blank}
                  data-part={blank}
                  data-state={words === undefined ? "empty" : "filled"}
                  data-invalid={isMissing || undefined}
                  aria-label={`${labelOf(blank)}: ${words ?? texts.empty}`}
                  aria-expanded={open === blank}
                  aria-controls={open === blank ? `${id}-choices` : undefined}
                  aria-describedby={isMissing ? `${id}-${blank}-problem` : undefined}
                  disabled={disabled || !hasOptions(blank)}
                  onClick={() => setPressed(open === blank ? null : blank)}
                >
                  {words ?? labelOf(blank)}
                </button>
                {after}
              </span>
            );
          })}
        </p>
        {open !== undefined && (
          // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out like the rest of the question.
          <div
            role="group"
            aria-labelledby={`${id}-choices-label`}
            id={`${id}-choices`}
            className={styles.choices}
            onKeyDown={(event) => {
              if (event.key !== "Escape") return;
              event.stopPropagation();
              setPressed(null);
              setFocused({ blank: open });
            }}
          >
            <p className={styles.hint} id={`${id}-choices-label`}>
              {texts.choose(labelOf(open))}
            </p>
            {Object.entries(optionsOf(open)).map(([option, words]) => {
              const isChosen = option === own(value, open);
              return (
                <button
                  key={option}
                  type="button"
                  className={styles.choice}
                  aria-pressed={isChosen}
                  onClick={() => choose(open, option)}
                >
                  <span>{words[language]}</span>
                  {isChosen && <Icon name="check" size={18} />}
                </button>
              );
            })}
          </div>
        )}
        {blanks.map((blank) => {
          const problem = partProblem(problems, blank, language);
          return (
            <ProblemNote
              key={blank}
              id={`${id}-${blank}-problem`}
              text={problem && texts.problem(labelOf(blank), problem)}
            />
          );
        })}
      </div>
    );
  },
);
