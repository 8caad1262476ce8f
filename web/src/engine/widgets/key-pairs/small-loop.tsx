import type { Language } from "@mindle/domain/catalogue/language";
import type { Labelled } from "@mindle/domain/content/props";
import { own } from "@mindle/domain/widgets/shared/parts";
import { Fragment } from "react";
import { StrokeIcon } from "../../../ui/pictures/icon.tsx";
import { cardPlace, gridPlace, linkPlace } from "./ring-places.ts";
import styles from "./small-loop.module.css";

interface SmallLoopProps {
  readonly rows: readonly string[];
  /** What the rows were filled with, without those that are empty. */
  readonly answers: Labelled;
  readonly language: Language;
}

/** The loop as it was filled, without its labels: to be seen at a glance. */
export function SmallLoop({ rows, answers, language }: SmallLoopProps) {
  return (
    <div className={styles.loop}>
      {rows.map((row, at) => {
        const place = cardPlace(at, rows.length);
        const link = linkPlace(at, rows.length);
        return (
          <Fragment key={row}>
            <p className={styles.card} data-column={place.column} style={gridPlace(place)}>
              {own(answers, row)?.[language]}
            </p>
            <span className={styles.arrow} data-direction={link.direction} style={gridPlace(link)}>
              <StrokeIcon d="M6 9l6 6 6-6" size={16} />
            </span>
          </Fragment>
        );
      })}
    </div>
  );
}
