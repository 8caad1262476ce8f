import { type ReactNode, useId } from "react";
import styles from "./preview-app.module.css";
import { ANSWERS, type View } from "./view.ts";

const NAMES: Readonly<Record<View["answers"], string>> = {
  empty: "Nothing yet",
  usual: "Usual",
  extreme: "As much as fits",
  own: "My own",
};

interface ToolbarProps {
  readonly view: View;
  change(changes: Partial<View>): void;
}

/** How the page is shown: with which answers, light or dark, with large text. */
export function Toolbar({ view, change }: ToolbarProps) {
  const { answers, seed, scheme, isLarge } = view;
  return (
    <div className={styles.toolbar}>
      <Choice name="Answers">
        {ANSWERS.map((kind) => (
          <Toggle key={kind} isOn={answers === kind} onPress={() => change({ answers: kind })}>
            {NAMES[kind]}
          </Toggle>
        ))}
      </Choice>
      {(answers === "usual" || answers === "extreme") && (
        <button type="button" className={styles.quiet} onClick={() => change({ seed: seed + 1 })}>
          Other answers
        </button>
      )}
      <Choice name="Looks">
        <Toggle
          isOn={scheme === "dark"}
          onPress={() => change({ scheme: scheme === "dark" ? "light" : "dark" })}
        >
          Dark
        </Toggle>
        <Toggle isOn={isLarge} onPress={() => change({ isLarge: !isLarge })}>
          Text 200 %
        </Toggle>
      </Choice>
    </div>
  );
}

function Choice({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const nameId = useId();
  return (
    <fieldset className={styles.choice} aria-labelledby={nameId}>
      <p className={styles.name} id={nameId}>
        {name}
      </p>
      <div className={styles.toggles}>{children}</div>
    </fieldset>
  );
}

interface ToggleProps {
  readonly isOn: boolean;
  onPress(): void;
  readonly children: ReactNode;
}

function Toggle({ isOn, onPress, children }: ToggleProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onPress}>
      {children}
    </button>
  );
}
