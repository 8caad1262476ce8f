import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./copy-button.module.css";
import { copyText } from "./copy-text.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  readonly label: string;
  readonly copiedLabel: string;
  /** Says what to do instead where nothing can be copied. */
  readonly failedLabel: string;
  readonly block?: boolean;
}

/** How long the outcome stands in the label's place, in milliseconds; the specification asks for 500 or more. */
const OUTCOME_MS = 1_600;

/** Copies a text and says so, to eyes and ears. Keeps its name and its width meanwhile. */
export function CopyButton({ text, label, copiedLabel, failedLabel, block = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "failed">();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (button: HTMLElement) => {
    const copied = await copyText(text, button);
    setOutcome(copied ? "copied" : "failed");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome(undefined), OUTCOME_MS);
  };
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => void copy(currentTarget);

  return (
    <>
      <Button variant="secondary" block={block} onClick={press}>
        <span className={styles.faces}>
          <span className={classNames(outcome !== undefined && styles.turned)}>{label}</span>
          <span className={classNames(outcome !== "copied" && styles.turned)} aria-hidden="true">
            {copiedLabel}
          </span>
          <span className={classNames(outcome !== "failed" && styles.turned)} aria-hidden="true">
            {failedLabel}
          </span>
        </span>
      </Button>
      <VisuallyHidden>
        <span role="status">
          {outcome === "copied" && copiedLabel}
          {outcome === "failed" && failedLabel}
        </span>
      </VisuallyHidden>
    </>
  );
}
