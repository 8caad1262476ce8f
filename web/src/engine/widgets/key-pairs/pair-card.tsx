import type { ReactNode } from "react";
import { useContentPage } from "../../page-context.ts";
import { ProblemNote } from "../../parts/question.tsx";
import styles from "./pair-card.module.css";
import { TEXTS } from "./texts.ts";

interface PairCardProps {
  readonly id: string;
  readonly row: string;
  readonly label: string;
  /** Undefined while it is empty. */
  readonly answer: string | undefined;
  readonly problem: string | undefined;
  readonly isOpen: boolean;
  readonly disabled: boolean;
  onPress(): void;
  /** Its inside, where it opens in its place. */
  readonly children: ReactNode;
}

/** A card that opens. */
export function PairCard(card: PairCardProps) {
  const { id, row, label, answer, problem, isOpen, disabled, onPress, children } = card;
  const { language } = useContentPage();
  const face = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.answer}>{answer ?? TEXTS[language].empty}</span>
    </>
  );
  return (
    <div
      className={styles.card}
      data-filled={answer !== undefined || undefined}
      data-open={isOpen || undefined}
      data-part={isOpen ? undefined : row}
    >
      {disabled ? (
        <p className={styles.face}>{face}</p>
      ) : (
        <button
          type="button"
          className={styles.face}
          data-card={row}
          aria-expanded={isOpen}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onClick={onPress}
        >
          {face}
        </button>
      )}
      {problem !== undefined && (
        <div className={styles.problem}>
          <ProblemNote id={`${id}-problem`} text={problem} />
        </div>
      )}
      {children}
    </div>
  );
}
