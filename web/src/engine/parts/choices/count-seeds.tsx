import styles from "./count-seeds.module.css";

type SeedState = "empty" | "full" | "now" | "over";

interface CountSeedsProps {
  readonly count: number;
  stateOf(at: number): SeedState;
  /** Its accessible name; without one the same is said in words beside it. */
  readonly label?: string;
}

/** How far one is, as a row of seeds. */
export function CountSeeds({ count, stateOf, label }: CountSeedsProps) {
  const named = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span className={styles.seeds} {...named}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seeds keep their place.
        <span key={at} className={styles.seed} data-state={stateOf(at)} />
      ))}
    </span>
  );
}
