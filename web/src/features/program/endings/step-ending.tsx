import type { Character } from "@mindle/domain/assessment/characters";
import { type ScheduledSession, stageOf } from "@mindle/domain/programme/schedule";
import { type CSSProperties, useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import { useIgnoreDoubleClick } from "../../../ui/dialogs/dialog-hooks.ts";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import { GROWTH_FORMS, Growth } from "../../../ui/pictures/growth/growth.tsx";
import { Pot } from "../../../ui/pictures/pot.tsx";
import { toneOf } from "../../../ui/tone.ts";
import folded from "./folded-words.module.css";
import styles from "./step-ending.module.css";

/** From the first word until the overlay is gone, in milliseconds, as `step-ending.module.css` has it. */
const WHOLE_MS = 2900;
/** How long the end stays where nothing moves. */
const STILL_MS = 1500;
/** When the seed is in the pot. */
const LANDED_MS = 2300;

interface StepEndingProps {
  readonly character: Character;
  /** The sentence that becomes the seed. */
  readonly words: string;
  /** They are the person's own: the child does not smile about them, for what they went through is not known. */
  readonly isOwn: boolean;
  readonly sessions: readonly ScheduledSession[];
  readonly onEnd: () => void;
}

/**
 * The kept sentence is folded to a seed, and the child blows it into the pot at home. A picture alone: the schedule below it says
 * that the step is done. A tap or a key ends it.
 */
export function StepEnding({ character, words, isOwn, sessions, onEnd }: StepEndingProps) {
  useEndsByItself(onEnd);
  useIgnoreDoubleClick(true);
  const form = GROWTH_FORMS[stageOf(sessions)] ?? "seed";
  return createPortal(
    <div className={styles.ending} data-tone={toneOf(character)} aria-hidden="true" data-ending="step">
      <div className={styles.stage}>
        <svg className={styles.hill} viewBox="0 0 390 400" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.far} d="M-600 62q200-70 420-30t330-14 260-12 300 26 280 4v400H-600Z" />
          <path className={styles.near} d="M-600 96q330-60 640-48t420 30 530-24v400H-600Z" />
        </svg>
        <div className={styles.child}>
          <div className={styles.blows}>
            <CharacterArt character={character} pose="listening" size={184} />
          </div>
          <div className={styles.rests}>
            <CharacterArt character={character} pose={isOwn ? "listening" : "done"} size={184} />
          </div>
          <svg className={styles.breath} viewBox="0 0 40 24" aria-hidden="true">
            <path d="M2 8q10-6 18-2t14-2M4 14h26M2 20q8 4 16 1t10 1" />
          </svg>
        </div>
        <div className={styles.strip}>
          <FoldedWords words={words} />
        </div>
        <div className={styles.flight}>
          <div className={styles.along}>
            <div className={styles.down}>
              <svg className={styles.seed} viewBox="0 0 40 48" aria-hidden="true">
                <path
                  className={styles.hairs}
                  d="M20 32V16M20 16Q14 11 6 12M20 16Q16 7 10 4M20 16V2M20 16Q24 7 30 4M20 16Q26 11 34 12"
                />
                <path className={styles.grain} d="M20 29q5 4 4 10t-4 8q-3-2-4-8t4-10Z" />
              </svg>
            </div>
          </div>
        </div>
      </div>
      <div className={styles.sill}>
        <div className={styles.pot}>
          <Pot size={76}>
            <Growth form={form} size={76} />
            <svg className={styles.leaf} viewBox="0 0 120 120" aria-hidden="true">
              <path className={styles.stalk} d="M76 106Q88 100 92 90" />
              <path className={styles.blade} d="M92 92C88 78 94 64 112 60C116 76 110 90 92 92Z" />
            </svg>
          </Pot>
        </div>
      </div>
    </div>,
    document.body,
  );
}

/** A strip of paper with a sentence, which folds in half three times. */
function FoldedWords({ words }: { readonly words: string }) {
  const parts = words.split(" ");
  const style = (at: number): CSSProperties => ({ animationDelay: `${150 + (400 * at) / parts.length}ms` });
  return (
    <div className={folded.twice}>
      <div className={folded.once}>
        <p className={folded.paper}>
          {parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence keep their order.
            <span key={at} style={style(at)}>
              {`${part} `}
            </span>
          ))}
        </p>
        <span className={folded.flap} data-fold="first" />
      </div>
      <span className={folded.flap} data-fold="second" />
      <span className={folded.flap} data-fold="third" />
    </div>
  );
}

/** Ends it when it has played, or as soon as the person taps or presses a key. */
function useEndsByItself(onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const over = setTimeout(() => end(), isStill ? STILL_MS : WHOLE_MS);
    const touch = setTimeout(() => {
      if (!isStill) navigator.vibrate?.(10);
    }, LANDED_MS);
    const skip = () => end();
    addEventListener("click", skip, { capture: true });
    addEventListener("keydown", skip, { capture: true });
    return () => {
      clearTimeout(over);
      clearTimeout(touch);
      removeEventListener("click", skip, { capture: true });
      removeEventListener("keydown", skip, { capture: true });
    };
  }, []);
}
