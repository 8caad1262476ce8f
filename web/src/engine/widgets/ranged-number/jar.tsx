import type { EnteredNumber } from "@mindle/domain/widgets/ranged-number/definition";
import type { JarRow, RangedNumberProps } from "@mindle/domain/widgets/ranged-number/widget";
import { type PointerEvent, useEffect, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { tellSlid } from "../../../ui/pictures/companion/follow-person.ts";
import { useContentPage } from "../../page-context.ts";
import { cssVariables } from "../../parts/css-variables.ts";
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
  const place = cssVariables({ at, count: names.length });
  const level = cssVariables({ level: isFilled ? shareOf(value, props) : 0 });
  const pour = ({ clientY }: PointerEvent) => {
    const box = glass.current?.getBoundingClientRect();
    if (box === undefined || box.height === 0) return;
    const share = (box.bottom - clientY) / box.height;
    onChange(pointAt(share, props));
    tellSlid(input.current, share);
  };
  const { jar, isHeld, begin, end } = useHold();
  return (
    <>
      <div className={styles.place} style={place} data-last={at === names.length - 1 || undefined}>
        <div
          ref={jar}
          className={styles.jar}
          data-invalid={problem !== undefined || undefined}
          data-disabled={disabled || undefined}
          onPointerDown={(event) => {
            if (disabled || !event.isPrimary || event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            begin(event.pointerType === "mouse" ? 0 : HOLD_MS, () => pour(event));
          }}
          onPointerMove={(event) => isHeld() && pour(event)}
          onPointerUp={(event) => {
            if (!end()) return;
            pour(event);
            input.current?.focus({ preventScroll: true });
          }}
          onPointerCancel={end}
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

/** How long a finger rests on a jar before it fills it: one that comes to scroll the page moves at once. */
const HOLD_MS = 150;

/** Tells a finger that fills a jar, by a tap or after it has rested there, from one that scrolls the page. */
function useHold() {
  const jar = useRef<HTMLDivElement>(null);
  const held = useRef<"no" | "begun" | "yes">("no");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const place = jar.current;
    // Not passive, which React's are: only so the page does not scroll under a finger that fills.
    const keepPage = (event: TouchEvent) => held.current === "yes" && event.preventDefault();
    place?.addEventListener("touchmove", keepPage, { passive: false });
    return () => {
      clearTimeout(timer.current);
      place?.removeEventListener("touchmove", keepPage);
    };
  }, []);
  return {
    jar,
    isHeld: () => held.current === "yes",
    begin: (afterMs: number, onHeld: () => void) => {
      const hold = () => {
        held.current = "yes";
        onHeld();
      };
      held.current = "begun";
      if (afterMs === 0) hold();
      else timer.current = setTimeout(hold, afterMs);
    },
    /** Returns whether the finger filled the jar. */
    end: () => {
      clearTimeout(timer.current);
      const wasOn = held.current !== "no";
      held.current = "no";
      return wasOn;
    },
  } as const;
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
