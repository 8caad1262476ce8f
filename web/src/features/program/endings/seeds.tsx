import { type CSSProperties, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import type { Seed } from "./farewell.ts";
import styles from "./seeds.module.css";

interface SeedsProps {
  readonly seeds: readonly Seed[];
  /** The child that reads the sentence of a seed aloud. */
  readonly children: ReactNode;
}

/** A seed for each finished step in the air. One that is touched or has the focus shows its sentence, beside the child. */
export function Seeds({ seeds, children }: SeedsProps) {
  const { t } = useTranslation("program-endings");
  const name = useId();
  const [shown, setShown] = useState<Seed>();
  return (
    <>
      <div className={styles.air}>
        <div className={styles.seeds} role="radiogroup" aria-label={t("programme.seeds")}>
          {seeds.map((seed, at) => (
            <label key={seed.stepId} className={styles.seed} style={placeOf(at)}>
              <input
                type="radio"
                name={name}
                className={styles.input}
                checked={seed === shown}
                onChange={() => setShown(seed)}
                onFocus={() => setShown(seed)}
              />
              <VisuallyHidden>{seed.title}</VisuallyHidden>
              <svg viewBox="0 0 40 48" aria-hidden="true">
                <path
                  className={styles.hairs}
                  d="M20 32V16M20 16Q14 11 6 12M20 16Q16 7 10 4M20 16V2M20 16Q24 7 30 4M20 16Q26 11 34 12"
                />
                <path className={styles.grain} d="M20 29q5 4 4 10t-4 8q-3-2-4-8t4-10Z" />
              </svg>
            </label>
          ))}
        </div>
      </div>
      <div className={styles.child}>
        {children}
        <p role="status" className={styles.words} data-empty={shown === undefined || undefined}>
          {shown?.words ?? t("programme.hint")}
        </p>
      </div>
    </>
  );
}

/** Each hangs a little higher and turned by a little more or less, the same way every time. */
function placeOf(at: number): CSSProperties & Record<`--${string}`, number> {
  return { "--at": at, "--high": (at * 5) % 7, "--turn": ((at * 7) % 11) - 5 };
}
