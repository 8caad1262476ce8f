import type { RichText as RichTextProps } from "@mindle/domain/content/authored-text";
import { Button } from "../../../ui/controls/button.tsx";
import { useContentPage } from "../../page-context.ts";
import { RichText } from "../../rich-text/rich-text.tsx";
import { TEXTS } from "./texts.ts";
import styles from "./transcript.module.css";

/** All that is said or heard, to unfold. */
export function Transcript({ text }: { readonly text: RichTextProps }) {
  const { language } = useContentPage();
  return (
    <details className={styles.transcript}>
      <summary className={styles.summary}>{TEXTS[language].read}</summary>
      <div className={styles.paper}>
        <RichText text={text} />
      </div>
    </details>
  );
}

interface InsteadProps {
  /** Why it is not there. */
  readonly note: string;
  readonly text: RichTextProps;
  readonly onRetry: (() => void) | undefined;
}

/** What a sound or film that cannot be loaded would have said. */
export function TranscriptFallback({ note, text, onRetry }: InsteadProps) {
  const { language } = useContentPage();
  return (
    <div className={styles.instead}>
      <p className={styles.note} role="status">
        {note}
      </p>
      <div className={styles.paper}>
        <RichText text={text} />
      </div>
      {onRetry !== undefined && (
        <Button variant="quiet" onClick={onRetry}>
          {TEXTS[language].retry}
        </Button>
      )}
    </div>
  );
}
