import { graphemes } from "@mindle/domain/text/graphemes";
import { fillBlanks, ROW, splitAtBlanks } from "@mindle/domain/widgets/shared/blanks";
import { own } from "@mindle/domain/widgets/shared/parts";
import {
  type FilledSentences,
  type SentenceToFill,
  sentencesToFill,
  strengthsFillIn,
} from "@mindle/domain/widgets/strengths-fill-in/definition";
import type { StrengthsFillInProps } from "@mindle/domain/widgets/strengths-fill-in/widget";
import { Fragment, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { useContentPage } from "../../page-context.ts";
import { ProblemNote, Question } from "../../parts/question/question.tsx";
import { handleEnter } from "../../parts/typing/keyboard.ts";
import { partProblem } from "../../problem-text.ts";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";
import styles from "./strengths-fill-in.module.css";

/** Sentences with blanks; the strength found in each is on a ribbon. */
export default answeredWidget(strengthsFillIn, function StrengthsFillIn(view) {
  const { id, props, problems } = view;
  const { language } = useContentPage();
  const container = useRef<HTMLDivElement>(null);
  const advance = () => {
    const blanks: (Element | null)[] = [...(container.current?.querySelectorAll("textarea") ?? [])];
    const next = blanks[blanks.indexOf(document.activeElement) + 1];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <Question id={id} label={props.label[language]} problems={problems}>
      <div className={styles.sentences} ref={container}>
        {sentencesToFill(props).map((sentence) => (
          <Sentence key={sentence.id} view={view} sentence={sentence} onEnter={advance} />
        ))}
      </div>
    </Question>
  );
});

type StrengthsView = WidgetViewProps<StrengthsFillInProps, FilledSentences>;

interface SentenceProps {
  readonly view: StrengthsView;
  readonly sentence: SentenceToFill;
  onEnter(): void;
}

function Sentence({ view, sentence, onEnter }: SentenceProps) {
  const { id, props, value, onChange, problems, disabled } = view;
  const { language } = useContentPage();
  const text = sentence.text[language];
  const row = sentence.row?.[language] ?? "";
  const pieces = splitAtBlanks(text);
  const blanks = pieces.flatMap((piece) => ("blank" in piece && piece.blank !== ROW ? [piece.blank] : []));
  const strength = Object.keys(props.blanks).findLast((blank) => blanks.includes(blank));
  const filled = own(value, sentence.id) ?? {};
  const wordsOf = (blank: string) => own(filled, blank) ?? "";
  const labelOf = (blank: string) => own(props.blanks, blank)?.[language] ?? "";
  const problemOf = (blank: string) => partProblem(problems, `${sentence.id}.${blank}`, language);
  // Blanks of a sentence that lack the same share one message.
  const messages = [...new Set(blanks.flatMap((blank) => problemOf(blank) ?? []))];
  const messageId = (blank: string) =>
    `${id}-${sentence.id}-problem-${messages.indexOf(problemOf(blank) ?? "")}`;
  return (
    <div className={styles.sentence}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot flow like a sentence. */}
      <p
        role="group"
        className={styles.text}
        aria-label={fillBlanks(text, (blank) => (blank === ROW ? row : undefined))}
      >
        {pieces.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their order.
          <Fragment key={at}>
            {"text" in piece ? (
              glued(piece.text)
            ) : piece.blank === ROW ? (
              <strong className={styles.row}>{row}</strong>
            ) : (
              <Blank
                label={labelOf(piece.blank)}
                value={wordsOf(piece.blank)}
                onChange={(words) =>
                  onChange({ ...value, [sentence.id]: { ...filled, [piece.blank]: words } })
                }
                onEnter={onEnter}
                isStrength={piece.blank === strength}
                isInvalid={problemOf(piece.blank) !== undefined}
                describedBy={messageId(piece.blank)}
                disabled={disabled}
                part={`${sentence.id}.${piece.blank}`}
              />
            )}
          </Fragment>
        ))}
      </p>
      {!disabled &&
        blanks
          .map((blank) => ({ blank, left: props.characters - graphemes(wordsOf(blank)) }))
          .filter(({ left }) => left < 0)
          .map(({ blank, left }) => (
            <p key={blank} className={styles.left} aria-hidden="true">
              {`${labelOf(blank)} ${left}`}
            </p>
          ))}
      {messages.map((message, at) => (
        <ProblemNote key={message} id={`${id}-${sentence.id}-problem-${at}`} text={message} />
      ))}
    </div>
  );
}

/** Keeps a particle or mark on the line of the blank beside it. */
function glued(words: string): string {
  return words.replace(/^(?=\S)/, "\u2060").replace(/(?<=\S)$/, "\u2060");
}

interface BlankProps {
  readonly label: string;
  readonly value: string;
  onChange(text: string): void;
  onEnter(): void;
  /** The strength is on a ribbon. */
  readonly isStrength: boolean;
  readonly isInvalid: boolean;
  /** Id of the element that says what is missing. */
  readonly describedBy: string;
  readonly disabled: boolean;
  readonly part: string;
}

/** A blank in a sentence, as wide as its words. */
function Blank(props: BlankProps) {
  const { label, value, isStrength, isInvalid, disabled } = props;
  return (
    <span
      className={classNames(styles.blank, isStrength ? styles.ribbon : styles.gap)}
      data-text={value === "" ? label : value}
      data-filled={value.trim() !== "" || undefined}
    >
      <textarea
        rows={1}
        cols={1}
        value={value}
        disabled={disabled}
        placeholder={label}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? props.describedBy : undefined}
        autoComplete="off"
        enterKeyHint="next"
        data-part={props.part}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onKeyDown={(event) => handleEnter(event, props.onEnter.bind(props))}
      />
    </span>
  );
}
