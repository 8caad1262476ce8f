import type { Character } from "@mindle/domain/assessment/characters";
import { foodOfSession } from "@mindle/domain/programme/food";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import { FoodIcon } from "../../../ui/pictures/food/food-icon.tsx";
import styles from "./meal.module.css";
import type { SessionMood } from "./session-mood.ts";

/** Where the mouth of a figure is, in its space of 120. */
const MOUTHS: Readonly<Record<Character, readonly [x: number, y: number]>> = {
  Riggy: [60, 74],
  Pleaser: [60, 85],
  Jumpy: [60.5, 73],
  Shelly: [46, 76],
  Flippy: [60, 86],
};

/** From the full dish to the empty one: a bite between each. */
const LEFT = [4, 2, 1, 0] as const;

interface MealProps {
  readonly character: Character;
  /** Counted from 1: each has its food. */
  readonly session: number;
  readonly mood: SessionMood;
}

/** A table at which the child eats the full dish in three bites, and closes its eyes. What was hard is eaten without a smile. */
export function Meal({ character, session, mood }: MealProps) {
  const food = foodOfSession(session);
  const [x, y] = MOUTHS[character];
  return (
    <div className={styles.meal} aria-hidden="true">
      <svg
        className={styles.room}
        viewBox="0 0 360 380"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        <path className={styles.light} d="M150 72h60L326 380H34Z" />
        <path className={styles.cord} d="M180-900V34" />
        <path className={styles.lamp} d="M158 30h44q26 10 34 42q-56 12-112 0q8-32 34-42Z" />
      </svg>
      <div className={styles.child}>
        <div className={styles.eats}>
          <CharacterArt character={character} pose="listening" size={200} />
          <svg className={styles.mouth} viewBox="0 0 120 120" aria-hidden="true">
            <ellipse className={styles.bite} cx={x} cy={y} rx="6" ry="5.4" />
          </svg>
        </div>
        <div className={styles.full} data-figure="">
          <CharacterArt character={character} pose={mood === "light" ? "done" : "listening"} size={200} />
        </div>
      </div>
      <svg className={styles.table} viewBox="0 0 360 40" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.board} d="M-400 8h1160v32H-400Z" />
        <path className={styles.edge} d="M-400 0h1160v26H-400Z" />
      </svg>
      <div className={styles.dish}>
        <span className={styles.almost}>
          <FoodIcon food={food} step={3} size={112} />
        </span>
        {LEFT.map((step) => (
          <span key={step} className={styles.left} data-left={step}>
            <FoodIcon food={food} step={step} size={112} />
          </span>
        ))}
      </div>
    </div>
  );
}
