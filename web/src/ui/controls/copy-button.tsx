import { type MouseEvent, useEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Button } from "./button.tsx";
import styles from "./copy-button.module.css";

interface CopyButtonProps {
  /** The text to copy. */
  readonly text: string;
  readonly label: string;
  readonly copiedLabel: string;
  /** Shown when copying is not possible; says what to do instead. */
  readonly failedLabel: string;
  readonly block?: boolean;
}

/** How long the outcome replaces the label, in milliseconds; at least 500 (specification). */
const OUTCOME_MS = 1_600;

/** Copies a text, shows and announces the outcome. Its name and width do not change. */
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
  const handleClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => void copy(currentTarget);

  return (
    <>
      <Button variant="secondary" block={block} onClick={handleClick}>
        <span className={styles.labels}>
          <span className={classNames(outcome !== undefined && styles.hidden)}>{label}</span>
          <span className={classNames(outcome !== "copied" && styles.hidden)} aria-hidden="true">
            {copiedLabel}
          </span>
          <span className={classNames(outcome !== "failed" && styles.hidden)} aria-hidden="true">
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

/**
 * Copies a text to the clipboard; false where the browser does not allow it. Web views without the clipboard permission
 * still copy a selection, so an invisible text field next to `beside` is selected for a moment. It must be next to it,
 * because a modal dialog takes the focus back from elements outside.
 */
async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    // Undefined on insecure pages, which throws here like a refusal.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, beside);
  }
}

function copyBySelection(text: string, beside: HTMLElement): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.setAttribute("aria-hidden", "true");
  field.style.cssText = "position: fixed; inset-block-start: 0; opacity: 0; font-size: 16px;";
  beside.after(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    beside.focus({ preventScroll: true });
  }
}
