import type { Language } from "@mindle/domain/catalogue/language";
import type { SeesawValue } from "@mindle/domain/widgets/seesaw/definition";
import type { SeesawProps } from "@mindle/domain/widgets/seesaw/widget";
import { load, SIDES } from "./balance.ts";
import { Board } from "./board.tsx";
import styles from "./small-seesaw.module.css";

interface SmallSeesawProps {
  readonly props: SeesawProps;
  readonly value: SeesawValue;
  readonly language: Language;
}

/** The seesaw as it was left, and what each side weighs. */
export function SmallSeesaw({ props, value, language }: SmallSeesawProps) {
  return (
    <div className={styles.seesaw}>
      <Board props={props} value={value} isStill />
      <p className={styles.sides}>
        {SIDES.map((side) => (
          <span key={side}>
            {props[side].label[language]} {load(value, props, side)}
          </span>
        ))}
      </p>
    </div>
  );
}
