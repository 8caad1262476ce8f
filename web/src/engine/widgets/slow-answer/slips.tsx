import { CopyWords } from "../../parts/stages/stages.tsx";
import styles from "./slow-answer.module.css";

interface SlipsProps<Name extends string> {
  readonly labels: Readonly<Record<Name, string>>;
  readonly names: readonly Name[];
  onTake(name: Name): void;
}

/** Slips of paper, of which one is taken to go on; they are worth the same. */
export function Slips<Name extends string>({ labels, names, onTake }: SlipsProps<Name>) {
  return (
    <div className={styles.slips} data-count={names.length}>
      {names.map((name) => (
        <button key={name} type="button" className={styles.slip} onClick={() => onTake(name)}>
          {labels[name]}
        </button>
      ))}
    </div>
  );
}

/** Copies a line that is shown above it. */
export function CopyLine({ text }: { readonly text: string }) {
  return (
    <div className={styles.copy}>
      <CopyWords text={text} />
    </div>
  );
}
