import type { OwnAnswer, WrittenPage } from "@mindle/domain/content/written-pages";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import { dayWithYear, useSessionName } from "../names.ts";
import styles from "./sheet.module.css";

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
          <time dateTime={day}>{dayWithYear(day, language)}</time>
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
  const language = useLanguage();
  const { question, words, folded, isTyped, earlier, returnedIn } = answer;
  return (
    <div className={styles.written}>
      {question !== undefined && <dt>{question}</dt>}
      {folded === undefined ? (
        <dd className={isTyped ? styles.typed : styles.chosen}>{words}</dd>
      ) : (
        <dd className={styles.folded}>
          {folded.day === undefined
            ? t("tried.sealed.dayless")
            : t("tried.sealed.day", { day: dayWithYear(folded.day, language) })}
        </dd>
      )}
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

/** Stems and heads of pressed plants; which one a sheet has follows from its step. */
const PLANTS = [
  {
    stem: "M30 76Q34 44 28 20M30 56q10-6 14-14M31 64q-10-4-14-12",
    heads: [
      [28, 16, 10],
      [45, 39, 5],
    ],
  },
  {
    stem: "M30 76Q24 50 34 26M29 60q-10-8-10-18M31 50q8-4 14-2",
    heads: [
      [35, 20, 9],
      [18, 38, 6],
      [47, 47, 4],
    ],
  },
  {
    stem: "M30 76V22M30 62q12-2 16-12M30 50q-12-2-16-12",
    heads: [
      [30, 16, 8],
      [47, 47, 6],
      [13, 35, 6],
    ],
  },
] as const;

/** Decoration: a flower that was pressed between the pages. */
function PressedFlower({ seed }: { readonly seed: string }) {
  const number = [...seed].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const plant = PLANTS[number % PLANTS.length] ?? PLANTS[0];
  return (
    <svg className={styles.flower} viewBox="0 0 60 80" aria-hidden="true">
      <path className={styles.stem} d={plant.stem} />
      {plant.heads.map(([x, y, size]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {[0, 72, 144, 216, 288].map((turn) => (
            <ellipse
              key={turn}
              className={styles.petal}
              cy={-size * 0.6}
              rx={size * 0.42}
              ry={size * 0.62}
              transform={`rotate(${turn})`}
            />
          ))}
          <circle className={styles.heart} r={size * 0.32} />
        </g>
      ))}
    </svg>
  );
}
