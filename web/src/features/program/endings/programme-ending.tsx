import type { Character } from "@mindle/domain/assessment/characters";
import { type AnimationEvent, type MouseEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { LetterSheet } from "../../../engine/widgets/letter/letter-sheet.tsx";
import { LinkButton } from "../../../ui/controls/button.tsx";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import { EndingDialog, EndingTitle } from "./ending-dialog.tsx";
import type { Farewell } from "./farewell.ts";
import styles from "./programme-ending.module.css";
import { Seeds } from "./seeds.tsx";

/**
 * In milliseconds, as the style sheets have them: the letter unfolds, a line, the last one once more to be read, a seed after another, and
 * what the last seed has of its way.
 */
const UNFOLD_MS = 700;
const LINE_MS = 900;
const SEED_MS = 60;
const FLIGHT_MS = 2000;
/** Lines after these come with the last of them. */
const LINES = 7;

interface ProgrammeEndingProps {
  readonly character: Character;
  /** Whether the last session was neither heavy nor left undone: else the child does not smile. */
  readonly isLight: boolean;
  readonly farewell: Farewell;
  readonly onClose: () => void;
}

/**
 * The letter unfolds, and a seed for each finished step crosses the screen. A tap or a key shows the rest of the letter at once, and
 * the next one the seeds.
 */
export function ProgrammeEnding({ character, isLight, farewell, onClose }: ProgrammeEndingProps) {
  const { t } = useTranslation("program-endings");
  const { letter, seeds } = farewell;
  const flightMs = seeds.length * SEED_MS + FLIGHT_MS;
  const [stage, goOn] = useStage({
    letter: UNFOLD_MS + (Math.min(letter.length, LINES) + 1) * LINE_MS,
    seeds: flightMs,
  });
  const goOnBeside = ({ target }: MouseEvent) => {
    // A seed that is caught does not end the flight of the others.
    if (target instanceof Element && target.closest("[role=radiogroup]") === null) goOn();
  };
  return (
    <EndingDialog
      kind="programme"
      className={styles.ending}
      data-stage={stage}
      onClick={goOnBeside}
      onKeyDown={goOn}
      {...{ character, onClose }}
    >
      <EndingTitle>{t("programme.title")}</EndingTitle>
      <div className={styles.letter} onAnimationStart={follow}>
        <LetterSheet paragraphs={letter} />
        {stage === "letter" && (
          <>
            <span className={styles.flap} data-crease="upper" />
            <span className={styles.flap} data-crease="lower" />
          </>
        )}
      </div>
      <div className={styles.meadow}>
        <svg className={styles.hill} viewBox="0 0 390 150" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.far} d="M0 40Q90 4 190 20T390 12V150H0Z" />
          <path className={styles.near} d="M0 62Q120 34 230 46T390 40V150H0Z" />
        </svg>
        <Seeds seeds={seeds} flightMs={stage === "seeds" ? flightMs : undefined}>
          <CharacterArt character={character} pose={isLight ? "done" : "listening"} size={112} />
        </Seeds>
        <LinkButton to="/home" block>
          {t("programme.home")}
        </LinkButton>
      </div>
    </EndingDialog>
  );
}

/** A line that is written below the edge of the screen comes into view. */
function follow({ target }: AnimationEvent): void {
  if (target instanceof HTMLParagraphElement) target.scrollIntoView({ block: "nearest", behavior: "smooth" });
}

/** What moves: the letter, then the seeds, then nothing. */
type Stage = "letter" | "seeds" | "still";

const NEXT = { letter: "seeds", seeds: "still", still: "still" } as const;

/** Goes on by itself after so many milliseconds, and when it is told to. Where nothing may move it begins with the end. */
function useStage(lasts: Readonly<Record<"letter" | "seeds", number>>): readonly [Stage, () => void] {
  const [stage, setStage] = useState<Stage>(() =>
    matchMedia("(prefers-reduced-motion: reduce)").matches ? "still" : "letter",
  );
  const ms = stage === "still" ? undefined : lasts[stage];
  useEffect(() => {
    if (ms === undefined) return undefined;
    const timer = setTimeout(() => setStage(NEXT[stage]), ms);
    return () => clearTimeout(timer);
  }, [stage, ms]);
  return [stage, () => setStage(NEXT[stage])];
}
