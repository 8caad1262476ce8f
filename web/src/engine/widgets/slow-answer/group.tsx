import type { ReactNode, Ref } from "react";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { useContentPage } from "../../page-context.ts";
import styles from "./slow-answer.module.css";
import { TEXTS } from "./texts.ts";

interface GroupProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** Where its label is the heading of the stage. */
  readonly heading?: Ref<HTMLParagraphElement> | undefined;
  /** The part of the answer that is chosen here. */
  readonly part?: string;
  readonly children: ReactNode;
}

/** Controls below their name. */
export function Group({ id, label, hint, heading, part, children }: GroupProps) {
  return (
    <fieldset className={styles.group} aria-labelledby={`${id}-label`} data-part={part}>
      <p
        className={heading === undefined ? styles.label : styles.heading}
        id={`${id}-label`}
        tabIndex={-1}
        ref={heading}
      >
        {label} {hint !== undefined && <small>{hint}</small>}
      </p>
      {children}
    </fieldset>
  );
}

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
  const { copy, copied, copyFailed } = TEXTS[useContentPage().language];
  return (
    <div className={styles.copy}>
      <CopyButton text={text} label={copy} copiedLabel={copied} failedLabel={copyFailed} />
    </div>
  );
}
