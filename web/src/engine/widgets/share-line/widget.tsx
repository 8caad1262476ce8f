import { MOST_SHARED, shareLine } from "@mindle/domain/widgets/share-line/definition";
import { dayInWords } from "@mindle/domain/widgets/shared/day";
import { own } from "@mindle/domain/widgets/shared/parts";
import { useState } from "react";
import { canShare, share } from "../../../platform/browser/share.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { useContentPage } from "../../page-context.ts";
import { Chip, Chips } from "../../parts/choices/chip.tsx";
import { useHeadingFocus } from "../../parts/heading-focus.ts";
import { Question } from "../../parts/question/question.tsx";
import { SubQuestions } from "../../parts/question/sub-questions.tsx";
import { TypedField } from "../../parts/typing/typed-field.tsx";
import { answeredWidget } from "../../widget-view.ts";
import styles from "./share-line.module.css";
import { TEXTS } from "./texts.ts";

/** The words are kept by this view alone, until the page is left: no answer, and nothing stored, has them. */
export default answeredWidget(
  shareLine,
  function ShareLine({ id, props: { label, parts }, value, onChange, problems, disabled }) {
    const { language, today } = useContentPage();
    const texts = TEXTS[language];
    const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
    const [draft, setDraft] = useState("");
    const [failed, setFailed] = useState(false);
    const { heading: shared, move: moveFocus } = useHeadingFocus(() => null);
    const sentenceOf = (part: string, option: string | undefined) =>
      own(own(parts, part)?.options ?? {}, option ?? "")?.[language];

    const choose = (part: string, option: string) => {
      const before = sentenceOf(part, chosen[part]);
      const sentence = sentenceOf(part, option) ?? "";
      setChosen({ ...chosen, [part]: option });
      setDraft(
        before !== undefined && draft.includes(before)
          ? draft.replace(before, () => sentence)
          : `${draft} ${sentence}`.trim(),
      );
    };
    const noteShared = () => {
      moveFocus();
      onChange(today);
      setChosen({});
      setDraft("");
    };
    const send = async () => {
      const outcome = await share({ text: draft });
      setFailed(outcome === "failed");
      if (outcome === "shared") noteShared();
    };

    const isEmpty = draft.trim() === "";
    return (
      <Question id={id} label={label[language]} problems={problems}>
        <SubQuestions
          id={id}
          questions={Object.fromEntries(Object.entries(parts).map(([part, each]) => [part, each.label]))}
          isAnswered={(part) => chosen[part] !== undefined}
          problems={problems}
        >
          {(part, name) => (
            <Chips labels={Object.values(own(parts, part)?.options ?? {}).map((words) => words[language])}>
              {Object.entries(own(parts, part)?.options ?? {}).map(([option, words]) => (
                <Chip
                  key={option}
                  kind="radio"
                  name={name}
                  label={words[language]}
                  checked={chosen[part] === option}
                  onChange={() => choose(part, option)}
                  disabled={disabled}
                />
              ))}
            </Chips>
          )}
        </SubQuestions>
        <div className={styles.note}>
          <TypedField
            label={{ above: texts.words }}
            value={draft}
            onChange={setDraft}
            rows={3}
            max={MOST_SHARED}
            placeholder={texts.placeholder}
            problem={undefined}
            disabled={disabled}
          />
          <p className={styles.kept}>{texts.notKept}</p>
          {!isEmpty && !disabled && (
            <div className={styles.actions}>
              {canShare() && !failed ? (
                <Button onClick={() => void send()}>{texts.share}</Button>
              ) : (
                <>
                  {failed && <p role="alert">{texts.failed}</p>}
                  <CopyButton
                    text={draft}
                    label={texts.copy}
                    copiedLabel={texts.copied}
                    failedLabel={texts.notCopied}
                    block
                  />
                  <Button variant="secondary" onClick={noteShared} data-sent>
                    {texts.sent}
                  </Button>
                </>
              )}
            </div>
          )}
        </div>
        <p ref={shared} tabIndex={-1} className={styles.shared}>
          {value !== "" && texts.shared(dayInWords(value, language))}
        </p>
      </Question>
    );
  },
);
