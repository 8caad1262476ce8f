import { type ReactNode, useEffect, useRef } from "react";
import type { Figure } from "../ui/pictures/characters/palette.ts";
import { Companion } from "../ui/pictures/companion/companion.tsx";
import { followPerson } from "../ui/pictures/companion/follow-person.ts";
import type { Mood } from "../ui/pictures/companion/moods.ts";
import styles from "./book.module.css";

interface BookProps {
  /** Whose programme it is. */
  readonly child: Figure;
  readonly mood: Mood;
  readonly children: ReactNode;
}

/**
 * A page of a step, and the child beside it, which reacts to what is done on it: by the button on a phone, on the left page of an open
 * book on a wide screen.
 */
export function Book({ child, mood, children }: BookProps) {
  const book = useRef<HTMLDivElement>(null);
  useEffect(() => (book.current === null ? undefined : followPerson(book.current)), []);
  return (
    <div className={styles.book} ref={book}>
      <div className={styles.page}>{children}</div>
      <div className={styles.picture}>
        <div className={styles.child}>
          <Companion figure={child} mood={mood} />
        </div>
      </div>
    </div>
  );
}
