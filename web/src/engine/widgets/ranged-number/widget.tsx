import { typedNumber } from "@mindle/domain/text/plain-text-input";
import { type EnteredNumber, rangedNumber } from "@mindle/domain/widgets/ranged-number/definition";
import type { JarRow, RangedNumberProps } from "@mindle/domain/widgets/ranged-number/widget";
import { useState } from "react";
import { useContentPage } from "../../page-context.ts";
import { labelId, Question } from "../../parts/question/question.tsx";
import { NumberSlider } from "../../parts/slider/number-slider.tsx";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";
import { Jar } from "./jar.tsx";
import styles from "./ranged-number.module.css";

const TEXTS = {
  ko: {
    notYet: "아직 고르지 않았어요",
    how: "돌멩이를 밀거나 숫자를 적어 보세요",
    typed: (label: string) => `${label} 숫자로 적기`,
  },
  en: {
    notYet: "Not chosen yet",
    how: "Slide the pebble, or type a number",
    typed: (label: string) => `${label} Type a number`,
  },
} as const;

/** A number, as a slider or as a jar in a row of jars. */
export default answeredWidget(rangedNumber, function RangedNumber(view) {
  const { look, row = ALONE } = view.props;
  return look === "jar" ? <Jar {...view} row={row} /> : <SlidNumber {...view} />;
});

/** A row of one jar, whose sum says nothing. */
const ALONE: JarRow = { names: [], at: 0 };

/** A number, slid with a pebble or typed; none until one is chosen. */
function SlidNumber({
  id,
  props,
  value,
  onChange,
  problems,
  disabled,
}: WidgetViewProps<RangedNumberProps, EnteredNumber>) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const { label, unit, labels = {} } = props;
  const chosen = typeof value === "number" ? value : undefined;
  const meaning = chosen === undefined ? undefined : labels[String(chosen)]?.[language];
  const spoken =
    chosen === undefined
      ? texts.notYet
      : [rangedNumber.summary(chosen, props, language), meaning]
          .filter((part) => part !== undefined)
          .join(", ");
  return (
    <Question id={id} label={label[language]} problems={problems}>
      <div className={styles.card}>
        <div className={styles.figure}>
          <NumberField
            label={texts.typed(label[language])}
            value={value}
            onChange={onChange}
            hasMinus={props.min < 0}
            isInvalid={problems.length > 0}
            disabled={disabled}
          />
          {unit !== undefined && (
            <span className={styles.unit} aria-hidden="true">
              {unit[language]}
            </span>
          )}
        </div>
        <p className={styles.meaning}>
          {value === null && !disabled ? texts.how : meaning !== undefined && <b>{meaning}</b>}
        </p>
        <NumberSlider
          labelledBy={labelId(id)}
          points={props}
          value={chosen}
          onChange={onChange}
          spoken={spoken}
          isHard={props.hard}
          disabled={disabled}
        />
        <Ends {...props} />
      </div>
    </Question>
  );
}

/** The ends, or the first and last number that have a label; others are shown when they are chosen. */
function Ends({ min, max, labels = {} }: RangedNumberProps) {
  const { language } = useContentPage();
  const labelled = Object.keys(labels)
    .map(Number)
    .sort((a, b) => a - b);
  const shown = labelled.length < 2 ? [min, max] : [labelled[0] ?? min, labelled.at(-1) ?? max];
  return (
    <p className={styles.ends} aria-hidden="true">
      {shown.map((point) => (
        <span key={point}>
          <b>{point}</b> {labels[String(point)]?.[language]}
        </span>
      ))}
    </p>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: EnteredNumber;
  onChange(value: EnteredNumber): void;
  readonly hasMinus: boolean;
  readonly isInvalid: boolean;
  readonly disabled: boolean;
}

/** More characters than this are shown smaller. */
const LARGE = 5;

/** The number itself, large, to be typed over. */
function NumberField({ label, value, onChange, hasMinus, isInvalid, disabled }: NumberFieldProps) {
  // While typing, "7." and "7.0" stay as they are.
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: EnteredNumber }>();
  const text = typed !== undefined && typed.value === value ? typed.text : String(value ?? "");
  return (
    <input
      type="text"
      // The decimal keyboard of some phones has no minus.
      inputMode={hasMinus ? "text" : "decimal"}
      className={styles.number}
      // Where a field does not grow by itself (Safari before 26, Firefox).
      size={Math.max(1, text.length)}
      data-small={text.length > LARGE || undefined}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      autoComplete="off"
      placeholder="?"
      value={text}
      disabled={disabled}
      onChange={(event) => {
        const next = { text: event.currentTarget.value, value: typedNumber(event.currentTarget.value) };
        setTyped(next);
        onChange(next.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
