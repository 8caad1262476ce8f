import styles from "./switch-list.module.css";

interface FlowerSwitchProps {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
  readonly disabled: boolean;
}

/** Degrees from one petal to the next. */
const PETAL_ANGLES = [0, 51.4, 102.9, 154.3, 205.7, 257.1, 308.6];

/** A switch whose knob is a bud that opens when it is turned on. */
export function FlowerSwitch({ name, label, isOn, onChange, disabled }: FlowerSwitchProps) {
  return (
    <label className={styles.card}>
      <span className={styles.label}>{label}</span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state.
        role="switch"
        className={styles.input}
        name={name}
        checked={isOn}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.groove}>
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
    </label>
  );
}
