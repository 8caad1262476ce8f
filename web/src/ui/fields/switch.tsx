import { Icon } from "../pictures/icon.tsx";
import styles from "./switch.module.css";

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly name: string;
}

/** A setting that is on or off and applies at once. Label and switch both react to presses. */
export function Switch({ label, checked, onChange, name }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span className={styles.label}>{label}</span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state.
        role="switch"
        className={styles.input}
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.track}>
        <span className={styles.thumb}>{checked && <Icon name="check" size={16} />}</span>
      </span>
    </label>
  );
}
