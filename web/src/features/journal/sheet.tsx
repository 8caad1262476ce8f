import type { OwnAnswer, WrittenPage } from "@mindle/domain/content/own-words";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { dayInWords } from "./day-in-words.ts";
import { PressedFlower } from "./pressed-flower.tsx";
import styles from "./sheet.module.css";
import { useSessionName } from "./use-session-name.ts";

interface SheetProps {
  /** Day at UTC+9, `YYYY-MM-DD`. */
  readonly day: string;
  readonly stepId: string;
  /** Title of the step; undefined where its programme does not have it any more. */
  readonly title: string | undefined;
  readonly pages: readonly WrittenPage[];
}

/** A sheet of the notebook: what one wrote in a step on one day. */
export function Sheet({ day, stepId, title, pages }: SheetProps) {
  const language = useLanguage();
  const name = useSessionName();
  const id = useId();
  return (
    <article className={styles.sheet} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id}>
          <time dateTime={day}>{dayInWords(day, language)}</time>
          <span className={styles.step}>
            {name(stepId)}
            {title !== undefined && ` · ${title}`}
          </span>
        </h3>
        <PressedFlower seed={stepId} />
      </header>
      <dl className={styles.answers}>
        {pages.flatMap((page) =>
          page.answers.map((answer) => <Written key={`${page.instance}/${answer.model}`} answer={answer} />),
        )}
      </dl>
    </article>
  );
}

function Written({ answer }: { readonly answer: OwnAnswer }) {
  const { t } = useTranslation("journal");
  const name = useSessionName();
  const { question, words, isTyped, earlier, returnedIn } = answer;
  return (
    <div className={styles.written}>
      {question !== undefined && <dt>{question}</dt>}
      <dd className={isTyped ? styles.typed : styles.chosen}>{words}</dd>
      {earlier !== undefined && (
        <dd className={styles.earlier}>
          <span className={styles.note}>{t("words.earlier", { session: name(earlier.stepId) })}</span>
          <span className={styles.then}>{earlier.words}</span>
        </dd>
      )}
      {returnedIn.length > 0 && (
        <dd className={styles.note}>
          {[...new Set(returnedIn.map(name))].map((session) => t("words.returned", { session })).join(" · ")}
        </dd>
      )}
    </div>
  );
}
