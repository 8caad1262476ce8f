import type { ReactNode } from "react";
import { CharacterArt } from "../ui/pictures/characters/character-art.tsx";
import type { Figure } from "../ui/pictures/characters/palette.ts";
import type { Pose } from "../ui/pictures/characters/parts.tsx";
import { Icon } from "../ui/pictures/icon.tsx";
import styles from "./book.module.css";

interface BookProps {
  /** Whose programme it is. On a wide screen it has the page on the left. */
  readonly child: Figure;
  readonly pose: Pose;
  /** The way to the page before; undefined on the first page of the way. */
  readonly previous: { readonly label: string; readonly go: () => void } | undefined;
  /** Beside the way back. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A page of a step: all there is on a phone, the right page of an open book on a wide screen. */
export function Book({ child, pose, previous, note, children }: BookProps) {
  return (
    <div className={styles.book}>
      <div className={styles.picture} aria-hidden="true">
        <span className={styles.child} data-pose={pose}>
          <CharacterArt character={child} pose={pose} size={264} />
        </span>
      </div>
      <div className={styles.page}>
        {children}
        <div className={styles.foot}>
          {previous === undefined ? (
            <span />
          ) : (
            <button type="button" className={styles.previous} onClick={previous.go}>
              <Icon name="back" size={20} />
              {previous.label}
            </button>
          )}
          {note}
        </div>
      </div>
    </div>
  );
}
