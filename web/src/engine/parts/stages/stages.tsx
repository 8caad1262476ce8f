import type { ComponentProps, ReactNode, Ref } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { useTexts } from "../../page-context.ts";
import styles from "./stages.module.css";

// What widgets share that show one stage of an answer after another.

interface StageHeadingProps {
  readonly of?: Ref<HTMLParagraphElement> | undefined;
  readonly children: ReactNode;
}

/** The heading of a stage, which takes the focus. */
export function StageHeading({ of, children }: StageHeadingProps) {
  return (
    <p className={styles.heading} tabIndex={-1} ref={of} data-heading="">
      {children}
    </p>
  );
}

/** The button that goes on. */
export function GoOn(button: ComponentProps<typeof Button>) {
  return <Button variant="secondary" block {...button} />;
}

/** Buttons that are of less weight, in the middle. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** One of them by itself. */
export function QuietAction(button: ComponentProps<typeof Button>) {
  return (
    <Actions>
      <Button variant="quiet" {...button} />
    </Actions>
  );
}

const TEXTS = {
  ko: { copy: "복사하기", copied: "복사했어요", copyFailed: "길게 눌러 복사하기" },
  en: { copy: "Copy", copied: "Copied", copyFailed: "Hold to copy" },
} as const;

interface CopyWordsProps {
  readonly text: string;
  readonly block?: boolean;
}

/** Copies words that are shown beside it; where the browser refuses, they can be selected there. */
export function CopyWords({ text, block = false }: CopyWordsProps) {
  const { copy, copied, copyFailed } = useTexts(TEXTS);
  return <CopyButton text={text} block={block} label={copy} copiedLabel={copied} failedLabel={copyFailed} />;
}
