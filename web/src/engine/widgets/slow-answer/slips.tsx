import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { useTexts } from "../../page-context.ts";
import styles from "./slow-answer.module.css";
import { TEXTS } from "./texts.ts";

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

/** Copies words that stand above it; where the browser refuses, they can be selected there. */
export function CopyLine({ text }: { readonly text: string }) {
  const { copy, copied, copyFailed } = useTexts(TEXTS);
  return (
    <div className={styles.copy}>
      <CopyButton text={text} label={copy} copiedLabel={copied} failedLabel={copyFailed} />
    </div>
  );
}
