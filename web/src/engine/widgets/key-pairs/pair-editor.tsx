import type { Pair } from "@mindle/domain/widgets/key-pairs/definition";
import type { KeyPairsProps } from "@mindle/domain/widgets/key-pairs/widget";
import { isBlank } from "@mindle/domain/widgets/shared/typed-text";
import { useContentPage } from "../../page-context.ts";
import { TypedField } from "../../parts/typing/typed-field.tsx";
import { quoted, UndoNote } from "../../parts/typing/undo-note.tsx";
import styles from "./pair-editor.module.css";
import { TEXTS } from "./texts.ts";

interface PairEditorProps {
  readonly row: string;
  readonly props: KeyPairsProps;
  readonly pair: Pair | undefined;
  onChange(pair: Pair | undefined): void;
  /** Words that gave way to a choice and can be brought back; empty without any. */
  readonly aside: string;
  onAside(words: string): void;
  readonly isInvalid: boolean;
  /** Opens the next card, or closes the last one. */
  onNext(): void;
  readonly isLast: boolean;
}

/** The inside of a card: answers to choose, and a line for one's own words. */
export function PairEditor(editor: PairEditorProps) {
  const { row, props, pair, onChange, aside, onAside, isInvalid, onNext, isLast } = editor;
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const { label, options = {} } = props.rows[row] ?? { label: { ko: "", en: "" } };
  const typed = pair !== undefined && "text" in pair ? pair.text : "";
  const chosen = pair !== undefined && "choice" in pair ? pair.choice : undefined;
  const choose = (option: string) => {
    if (!isBlank(typed)) onAside(typed);
    onChange(chosen === option ? undefined : { choice: option });
  };
  const bringBack = () => {
    onAside(isBlank(typed) ? "" : typed);
    onChange({ text: aside });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the card is laid out by its place in the circle.
    <div role="group" className={styles.editor} aria-label={label[language]} data-editor={row}>
      {Object.keys(options).length > 0 && (
        <div className={styles.options}>
          {Object.entries(options).map(([option, text]) => (
            <button
              key={option}
              type="button"
              className={styles.option}
              aria-pressed={chosen === option}
              onClick={() => choose(option)}
            >
              {text[language]}
            </button>
          ))}
        </div>
      )}
      <TypedField
        label={{ hidden: texts.ownFor(label[language]) }}
        look="line"
        value={typed}
        onChange={(text) => onChange(text === "" ? undefined : { text })}
        max={props.characters}
        placeholder={texts.own}
        problem={undefined}
        disabled={false}
        part={isInvalid ? row : undefined}
        onEnter={onNext}
      />
      {aside !== "" && aside !== typed && <UndoNote text={texts.aside(quoted(aside))} onUndo={bringBack} />}
      <button type="button" className={styles.next} onClick={onNext}>
        {isLast ? texts.fold : texts.next}
      </button>
    </div>
  );
}
