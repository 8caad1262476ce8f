import { switchList } from "@mindle/domain/widgets/switch-list/definition";
import type { ReactNode } from "react";
import { Choice } from "../../parts/choices/choice.tsx";
import { type CountedChoice, CountedChoices } from "../../parts/choices/counted-choices.tsx";
import { answeredWidget } from "../../widget-view.ts";
import styles from "./switch-list.module.css";

/** Things to turn on or off, each by itself. */
export default answeredWidget(switchList, (view) => (
  <CountedChoices {...view} list={Switches} choice={FlowerSwitch} hint="limits" />
));

/** Degrees from one petal to the next. */
const PETAL_ANGLES = [0, 51.4, 102.9, 154.3, 205.7, 257.1, 308.6];

/** A switch whose knob is a bud that opens when it is turned on. */
function FlowerSwitch({ label, ...choice }: CountedChoice) {
  return (
    <Choice {...choice} kind="checkbox" role="switch" className={styles.card}>
      <span className={styles.label}>{label}</span>
      <span className={styles.track}>
        <svg className={styles.knob} viewBox="-20 -20 40 40" aria-hidden="true">
          <g className={styles.petals}>
            {PETAL_ANGLES.map((angle) => (
              <ellipse key={angle} cy="-12.5" rx="5.6" ry="7.5" transform={`rotate(${angle})`} />
            ))}
          </g>
          <circle className={styles.bud} r="10.5" />
          <path className={styles.line} d="M0-4V4" />
          <path className={styles.tick} d="M-4.2.4-1.2 3.6 4.6-3.4" />
        </svg>
      </span>
    </Choice>
  );
}

/** Switches below one another. */
function Switches({ children }: { readonly children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
