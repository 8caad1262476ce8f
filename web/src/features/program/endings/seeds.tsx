import { type CSSProperties, type ReactNode, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import type { Seed } from "./farewell.ts";
import styles from "./seeds.module.css";

/** As many sentences are read while the seeds cross the screen. */
const READ = 4;

interface SeedsProps {
  readonly seeds: readonly Seed[];
  /** How long all of them fly; undefined where they do not. */
  readonly flightMs: number | undefined;
  /** The child that reads the sentence of a seed aloud. */
  readonly children: ReactNode;
}

/**
 * A seed for each finished step in the air. One that is touched or has the focus shows its sentence, beside the child, and while they fly
 * some do so by themselves.
 */
export function Seeds({ seeds, flightMs, children }: SeedsProps) {
  const { t } = useTranslation("program-endings");
  const name = useId();
  const [caught, setCaught] = useState<Seed>();
  const passing = usePassing(seeds, flightMs);
  const shown = caught ?? passing;
  return (
    <>
      <div className={styles.air}>
        <div className={styles.seeds} role="radiogroup" aria-label={t("programme.seeds")}>
          {seeds.map((seed, at) => (
            <label
              key={seed.stepId}
              className={styles.seed}
              data-passing={seed === passing || undefined}
              style={placeOf(at)}
            >
              <input
                type="radio"
                name={name}
                className={styles.input}
                checked={seed === caught}
                onChange={() => setCaught(seed)}
                onFocus={() => setCaught(seed)}
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
        {/* What passes by is not announced: the seeds themselves are read one by one. */}
        <p
          role={passing === undefined ? "status" : undefined}
          className={styles.words}
          data-empty={shown === undefined || undefined}
        >
          {shown?.words ?? t("programme.hint")}
        </p>
      </div>
    </>
  );
}

/** The seed whose sentence is read by itself now. */
function usePassing(seeds: readonly Seed[], flightMs: number | undefined): Seed | undefined {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (flightMs === undefined) return undefined;
    const timer = setInterval(() => setAt((last) => last + 1), flightMs / READ);
    return () => clearInterval(timer);
  }, [flightMs]);
  return flightMs === undefined ? undefined : seeds[Math.floor((at * seeds.length) / READ)];
}

/** Each hangs a little higher and turned by a little more or less, the same way every time. */
function placeOf(at: number): CSSProperties & Record<`--${string}`, number> {
  return { "--at": at, "--high": (at * 5) % 7, "--turn": ((at * 7) % 11) - 5 };
}
