import { degreeOf, lineLeft, readingInWords } from "@mindle/domain/widgets/two-readings/definition";
import type { TwoReadingsProps } from "@mindle/domain/widgets/two-readings/props";
import type { Reading } from "@mindle/domain/widgets/two-readings/value";
import type { DrawnAnswer } from "../../widget-view.ts";
import styles from "./readings.module.css";
import { TEXTS } from "./texts.ts";
import { Thermometer } from "./thermometer.tsx";

type ReadingsProps = DrawnAnswer<TwoReadingsProps, Reading>;

/** The degrees that were read, each beside its thermometer. */
export function Readings({ props, value, language }: ReadingsProps) {
  const texts = TEXTS[language];
  const taken = (["first", "second"] as const).flatMap((name) => {
    const words = readingInWords(value[name], props, language);
    return words === undefined || (name === "second" && value.second.at === null) ? [] : [{ name, words }];
  });
  return (
    <ul className={styles.readings} data-count={taken.length}>
      {taken.map(({ name, words }) => (
        <li key={name} className={styles.reading} data-name={name}>
          <Thermometer degree={degreeOf(value[name])} />
          <p>
            {props.kind !== "ask" && <span className={styles.name}>{texts.marks[name]}</span>} <b>{words}</b>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Both degrees, and the line as far as it was left. */
export function DoneReading({ props, value, language }: ReadingsProps) {
  const left = lineLeft(value);
  return (
    <div className={styles.done}>
      <Readings {...{ props, value, language }} />
      {left !== undefined && <p className={styles.line}>{left}</p>}
    </div>
  );
}
