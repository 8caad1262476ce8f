import { type ChosenByBlank, inlineSelect } from "@mindle/domain/widgets/inline-select/definition";
import type { InlineSelectProps } from "@mindle/domain/widgets/inline-select/widget";
import { blanksIn } from "@mindle/domain/widgets/shared/blanks";
import { own } from "@mindle/domain/widgets/shared/parts";
import { Fragment, useEffect, useRef, useState } from "react";
import { useContentPage } from "../../page-context.ts";
import { ProblemNote } from "../../parts/question/question.tsx";
import { partProblem } from "../../problem-text.ts";
import { answeredWidget } from "../../widget-view.ts";
import { BlankButton, Choices, TEXTS } from "./blank.tsx";
import styles from "./inline-select.module.css";
import { segmentsOf } from "./sentence.ts";

/** A sentence with blanks; the words for one of them are below. */
export default answeredWidget(
  inlineSelect,
  function InlineSelect({ id, props, value, onChange, problems, disabled }) {
    const { language } = useContentPage();
    // The first blank without words, until the person opens another one or closes it.
    const [pressed, setPressed] = useState<string | null>();
    const sentence = useRef<HTMLParagraphElement>(null);
    const blanks = blanksIn(props.text[language]);
    const nextOf = (chosen: ChosenByBlank) => blanks.find((blank) => isOpenBlank(blank, chosen, props));
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
            const { label, options } = props.blanks[blank] ?? NO_BLANK;
            const isMissing = partProblem(problems, blank, language) !== undefined;
            return (
              <span key={blank} className={styles.joined}>
                {before}
                <BlankButton
                  blank={blank}
                  label={label[language]}
                  words={own(options, own(value, blank) ?? "")?.[language]}
                  isOpen={open === blank}
                  onPress={() => setPressed(open === blank ? null : blank)}
                  choicesId={`${id}-choices`}
                  problemId={isMissing ? `${id}-${blank}-problem` : undefined}
                  disabled={disabled || Object.keys(options).length === 0}
                />
                {after}
              </span>
            );
          })}
        </p>
        {open !== undefined && (
          <Choices
            id={`${id}-choices`}
            label={(props.blanks[open] ?? NO_BLANK).label[language]}
            options={(props.blanks[open] ?? NO_BLANK).options}
            chosen={own(value, open)}
            onChoose={(option) => choose(open, option)}
            onClose={() => {
              setPressed(null);
              setFocused({ blank: open });
            }}
          />
        )}
        {blanks.map((blank) => {
          const problem = partProblem(problems, blank, language);
          const { label } = props.blanks[blank] ?? NO_BLANK;
          return (
            <ProblemNote
              key={blank}
              id={`${id}-${blank}-problem`}
              text={problem && TEXTS[language].problem(label[language], problem)}
            />
          );
        })}
      </div>
    );
  },
);

const NO_BLANK: InlineSelectProps["blanks"][string] = { label: { ko: "", en: "" }, options: {} };

/** True for a blank that has words to choose, and none that are chosen. */
function isOpenBlank(blank: string, value: ChosenByBlank, { blanks }: InlineSelectProps): boolean {
  const options = own(blanks, blank)?.options ?? {};
  return Object.keys(options).length > 0 && own(options, own(value, blank) ?? "") === undefined;
}
