import { type ReactNode, type RefObject, useRef, useState } from "react";
import { type NumberedRow, RowNumber } from "./numbered-rows.tsx";
import styles from "./picked-row.module.css";

/** The one of the rows in a picture that is picked: until one is, the first that waits, so that taps alone place them all. */
export function usePickedRow<Row extends NumberedRow>(
  rows: readonly Row[],
  isPlaced: (row: Row) => boolean,
  disabled: boolean,
) {
  const [chosen, setChosen] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  const waiting = rows.filter((row) => !isPlaced(row));
  return {
    picked: disabled ? undefined : (rows.find(({ id }) => id === chosen) ?? waiting[0]),
    /** For {@link PickedRow}. */
    panel,
    pick: (id: string) => setChosen(id),
    /** Picks a row in a list below the picture, and brings its controls into view. */
    show: (id: string) => {
      setChosen(id);
      panel.current?.scrollIntoView({ block: "nearest" });
    },
    /** To be called with every move of a row; `by` says how. */
    moved: (id: string, by: "tap" | "drag" | "key" | "choice") => {
      const goesOn = by === "tap" && waiting.some((row) => row.id === id);
      setChosen(goesOn ? undefined : id);
    },
  };
}

interface PickedRowProps {
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly row: NumberedRow;
  /** How to place it. */
  readonly hint: string | undefined;
  readonly children: ReactNode;
}

/** The picked row with its controls. */
export function PickedRow({ panel, row, hint, children }: PickedRowProps) {
  return (
    <div className={styles.picked} ref={panel}>
      <p className={styles.name}>
        <RowNumber number={row.number} />
        <span>
          {row.label}
          {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        </span>
      </p>
      {children}
    </div>
  );
}
