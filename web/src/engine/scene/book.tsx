import type { ReactNode } from "react";
import type { Figure } from "../../ui/pictures/characters/palette.ts";
import { Companion } from "../../ui/pictures/companion/companion.tsx";
import { followPerson } from "../../ui/pictures/companion/follow-person.ts";
import type { Mood } from "../../ui/pictures/companion/moods.ts";
import styles from "./book.module.css";
import { type PageScene, Scene } from "./scene.tsx";

interface BookProps {
  /** Whose programme it is. */
  readonly child: Figure;
  readonly mood: Mood;
  readonly scene?: PageScene | undefined;
  /** The screen is low. */
  readonly isLow?: boolean;
  /** Crisis words were typed: the page is without its picture. */
  readonly isSceneHidden?: boolean;
  readonly children: ReactNode;
}

/**
 * A page of a step, and its child, which reacts to what is done on it. It stands in the picture of the page; where there is none, by the
 * button. A wide screen is an open book: a picture of the step is its left page, or the child, where the step has none.
 */
export function Book({ child, mood, scene, isLow = false, isSceneHidden = false, children }: BookProps) {
  const hasScene = scene !== undefined && !isSceneHidden;
  const isBeside = !hasScene || scene.at === "between";
  const companion = (
    <div ref={followOnPage}>
      <Companion figure={child} mood={mood} />
    </div>
  );
  return (
    <div className={styles.book} data-low={isLow || undefined} data-left={hasScene ? "scene" : "child"}>
      {scene !== undefined && (
        <Scene of={scene} isLow={isLow} isHidden={isSceneHidden}>
          {companion}
        </Scene>
      )}
      <div className={styles.page}>{children}</div>
      <div className={styles.picture}>{isBeside && <div className={styles.child}>{companion}</div>}</div>
    </div>
  );
}

/** Lets the child react to the page that it is on. */
function followOnPage(place: HTMLElement | null): (() => void) | undefined {
  const book = place?.closest<HTMLElement>(`.${styles.book}`);
  return book ? followPerson(book) : undefined;
}
