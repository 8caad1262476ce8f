import type { EnteredNumber } from "@mindle/domain/widgets/ranged-number/definition";
import type { JarRow, RangedNumberProps } from "@mindle/domain/widgets/ranged-number/props";
import { type CSSProperties, type PointerEvent, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { useContentPage } from "../../page-context.ts";
import { rounded } from "../../parts/numbers.ts";
import share from "../../parts/share-fill.module.css";
import { shareFill } from "../../parts/share-fill.ts";
import { pointAt, shareOf } from "../../parts/slider/number-slider.tsx";
import { wholeProblem } from "../../problem-text.ts";
import type { WidgetViewProps } from "../../widget-view.ts";
import styles from "./jar.module.css";

const TEXTS = {
  ko: { notYet: "아직 비어 있어요", how: "병을 위로 밀어 채워요", sum: (sum: number) => `모두 더해 ${sum}` },
  en: { notYet: "Still empty", how: "Slide each jar up to fill it", sum: (sum: number) => `${sum} in all` },
} as const;

type JarProps = WidgetViewProps<RangedNumberProps, EnteredNumber> & { readonly row: JarRow };

/** A jar that is filled by sliding up. It stands beside the others of its row; below the last one their sum is shown. */
export function Jar({ id, props, row, value, onChange, problems, disabled }: JarProps) {
  const { language } = useContentPage();
  const { names, at } = row;
  const input = useRef<HTMLInputElement>(null);
  const glass = useRef<HTMLDivElement>(null);
  const isFilled = typeof value === "number";
  const fill = shareFill(names[at] ?? "", names);
  const problem = wholeProblem(problems, language);
  const place: CSSProperties & Record<`--${string}`, number> = { "--at": at, "--count": names.length };
  const level: CSSProperties & Record<`--${string}`, number> = {
    "--level": isFilled ? shareOf(value, props) : 0,
  };
  const pour = ({ clientY }: PointerEvent) => {
    const box = glass.current?.getBoundingClientRect();
    if (box !== undefined && box.height > 0) onChange(pointAt((box.bottom - clientY) / box.height, props));
  };
  return (
    <>
      <div className={styles.place} style={place} data-last={at === names.length - 1 || undefined}>
        <div
          className={styles.jar}
          data-invalid={problem !== undefined || undefined}
          data-disabled={disabled || undefined}
          onPointerDown={(event) => {
            if (disabled || !event.isPrimary || event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            pour(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) pour(event);
          }}
          onPointerUp={() => input.current?.focus({ preventScroll: true })}
        >
          <input
            ref={input}
            type="range"
            className={styles.input}
            min={props.min}
            max={props.max}
            step={props.step}
            value={isFilled ? value : props.min}
            disabled={disabled}
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-problem`}
            aria-orientation="vertical"
            aria-valuetext={isFilled ? String(value) : TEXTS[language].notYet}
            onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
            onKeyDown={(event) => {
              if (isFilled || (event.key !== "Enter" && event.key !== " ")) return;
              event.preventDefault();
              onChange(props.min);
            }}
          />
          <div className={styles.glass} ref={glass}>
            <div className={classNames(styles.filling, share.fill)} style={level} {...fill} />
            <p className={styles.problem} id={`${id}-problem`} role="alert">
              {problem}
            </p>
          </div>
        </div>
        <p className={styles.number} aria-hidden="true">
          {isFilled ? rounded(value) : "–"}
        </p>
        <p className={styles.label} id={`${id}-label`}>
          {props.label[language]}
        </p>
      </div>
      {at === names.length - 1 && <Sum names={names} />}
    </>
  );
}

/** The jars' colours as a ring, and their sum in it. */
function Sum({ names }: Pick<JarRow, "names">) {
  const { language, answers } = useContentPage();
  const numbers = names.map((name) => {
    const value = answers[name]?.value;
    return { name, value: typeof value === "number" ? value : 0 };
  });
  const sum = rounded(numbers.reduce((all, { value }) => all + value, 0));
  let from = 0;
  return (
    <div className={styles.sum}>
      <svg className={styles.ring} viewBox="-50 -50 100 100" aria-hidden="true">
        <circle className={styles.hollow} r="40" pathLength="100" />
        {sum > 0 &&
          numbers.map(({ name, value }) => {
            const part = (value / sum) * 100;
            const start = from;
            from += part;
            return value === 0 ? null : (
              <circle
                key={name}
                className={styles.arc}
                r="40"
                pathLength="100"
                strokeDasharray={`${part} ${100 - part}`}
                strokeDashoffset={25 - start}
                data-tone={shareFill(name, names)["data-tone"]}
              />
            );
          })}
        <text className={styles.figure} textAnchor="middle" dy="10">
          {sum}
        </text>
      </svg>
      <p className={styles.how}>{sum > 0 ? TEXTS[language].sum(sum) : TEXTS[language].how}</p>
    </div>
  );
}
