import type { QuestionSetProps } from "@mindle/domain/widgets/question-set/props";
import type { CSSProperties } from "react";
import { useContentPage } from "../../page-context.ts";
import { Choice } from "../../parts/choices/choice.tsx";
import styles from "./scale.module.css";
import { TEXTS } from "./texts.ts";

interface ScaleProps {
  /** Shared by its radio buttons, unique on the page. */
  readonly name: string;
  readonly scale: QuestionSetProps["scale"];
  readonly value: number | undefined;
  onChange(point: number): void;
  /** Given where a question may be left without an answer. */
  readonly onClear: (() => void) | undefined;
  readonly disabled: boolean;
}

/** More points than this are laid in two rows or more, so that a thumb hits each of them. */
const ONE_ROW = 7;

/** The points of a scale as stones, from small and light to large and dark. */
export function Scale({ name, scale: { min, max, labels }, value, onChange, onClear, disabled }: ScaleProps) {
  const { language } = useContentPage();
  const points = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const labelOf = (point: number) => labels[String(point)]?.[language];
  const reply = value === undefined ? undefined : labelOf(value);
  const stones: CSSProperties & { readonly "--per-row": number } = {
    "--per-row": Math.ceil(points.length / Math.ceil(points.length / ONE_ROW)),
  };
  const stoneOf = (point: number): CSSProperties & { readonly "--share": number } => ({
    "--share": (point - min) / (max - min),
  });
  return (
    <div className={styles.scale} style={stones}>
      <div className={styles.stones}>
        {points.map((point) => (
          <Choice
            key={point}
            kind="radio"
            name={name}
            className={styles.point}
            style={stoneOf(point)}
            aria-label={[point, labelOf(point)].filter((part) => part !== undefined).join(" ")}
            checked={value === point}
            disabled={disabled}
            onChange={() => onChange(point)}
          >
            <span className={styles.stone}>{point}</span>
          </Choice>
        ))}
      </div>
      <div className={styles.foot}>
        {reply === undefined ? (
          <>
            <span aria-hidden="true">
              <b>{min}</b> {labelOf(min)}
            </span>
            <span aria-hidden="true">
              <b>{max}</b> {labelOf(max)}
            </span>
          </>
        ) : (
          <span className={styles.reply} aria-hidden="true">
            {reply}
          </span>
        )}
      </div>
      {onClear !== undefined && value !== undefined && !disabled && (
        <button type="button" className={styles.clear} onClick={onClear}>
          {TEXTS[language].clear}
        </button>
      )}
    </div>
  );
}
