import { type ReactNode, useRef, useState } from "react";
import { StrokeIcon } from "../../../ui/pictures/icon.tsx";
import { useTexts } from "../../page-context.ts";
import { useFocusNext, withAttribute } from "./keyboard.ts";
import {
  type Identified,
  type RemovedRow,
  randomRowId,
  rememberRow,
  removedBelow,
  restoreRow,
} from "./rows.ts";
import styles from "./typed-rows.module.css";
import { quoted, UndoNote } from "./undo-note.tsx";

const TEXTS = {
  ko: {
    remove: (name: string) => `${name} 지우기`,
    removed: (words: string) => `${words} 지웠어요`,
    row: (number: number) => `${number}번`,
  },
  en: {
    remove: (name: string) => `Remove ${name}`,
    removed: (words: string) => `Removed ${words}`,
    row: (number: number) => `number ${number}`,
  },
} as const;

interface TypedRowsProps<Row extends Identified> {
  readonly rows: readonly Row[];
  onChange(rows: readonly Row[]): void;
  /** Fewest rows; these cannot be removed. */
  readonly min: number;
  readonly max: number;
  /** An empty row. */
  create(id: string): Row;
  /** What the person typed in the row; empty where nothing would be lost with it. */
  wordsOf(row: Row): string;
  /** Label of the button that adds a row. */
  readonly addLabel: string;
  readonly disabled: boolean;
  /** A row's fields. */
  readonly children: (row: Row, controls: RowControls) => ReactNode;
  /** Of all of it, of the list, of a row, and of the button that adds one. */
  readonly classes?: Readonly<Partial<Record<"rows" | "list" | "row" | "add", string | undefined>>>;
}

interface RowControls {
  /** From 1. */
  readonly number: number;
  /** The button that removes the row; nothing where it must stay. */
  readonly remove: ReactNode;
  /** Goes to the next row; from the last one, once it has words, to a new one. For Enter in the row's last field. */
  advance(): void;
}

const ADD = "[data-add]";
const fieldOf = (id: string) => `${withAttribute("data-row", id)} :is(input, textarea, select)`;
const undoOf = (id: string) => `${withAttribute("data-undo", id)} button`;

/** Rows that the person adds, fills and removes. A row with words leaves a note in its place that brings it back. */
export function TypedRows<Row extends Identified>(props: TypedRowsProps<Row>) {
  const { rows, onChange, min, max, create, wordsOf, addLabel, disabled, children, classes = {} } = props;
  const texts = useTexts(TEXTS);
  const [removed, setRemoved] = useState<readonly RemovedRow<Row>[]>([]);
  const listRef = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(listRef);

  const add = () => {
    const row = create(randomRowId());
    focusNext(fieldOf(row.id));
    onChange([...rows, row]);
  };
  const remove = (row: Row, at: number) => {
    const hasWords = wordsOf(row).trim() !== "";
    const neighbour = rows[at + 1] ?? rows[at - 1];
    focusNext(hasWords ? undoOf(row.id) : neighbour === undefined ? ADD : fieldOf(neighbour.id));
    const without = rows.filter(({ id }) => id !== row.id);
    setRemoved(hasWords ? rememberRow(removed, rows, row) : removed);
    onChange(without);
  };
  const restore = (id: string) => {
    const next = restoreRow(removed, rows, id);
    focusNext(fieldOf(id));
    setRemoved(next.removed);
    onChange(next.rows);
  };
  const advance = (row: Row, at: number) => {
    const next = rows[at + 1];
    if (next !== undefined) listRef.current?.querySelector<HTMLElement>(fieldOf(next.id))?.focus();
    else if (wordsOf(row).trim() !== "" && rows.length < max) add();
  };

  const notesBelow = (below: string | undefined) =>
    disabled
      ? null
      : removedBelow(removed, rows, below).map(({ row }) => (
          <li key={row.id} data-undo={row.id}>
            <UndoNote text={texts.removed(quoted(wordsOf(row)))} onUndo={() => restore(row.id)} />
          </li>
        ));
  return (
    <div className={classes.rows ?? styles.rows} ref={listRef}>
      <ul className={classes.list ?? styles.list}>
        {notesBelow(undefined)}
        {rows.map((row, at) => [
          <li key={row.id} className={classes.row} data-row={row.id}>
            {children(row, {
              number: at + 1,
              remove: !disabled && rows.length > min && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={texts.remove(
                    wordsOf(row).trim() === "" ? texts.row(at + 1) : quoted(wordsOf(row)),
                  )}
                  onClick={() => remove(row, at)}
                >
                  <StrokeIcon d="M7 7l10 10M17 7 7 17" size={20} />
                </button>
              ),
              advance: () => advance(row, at),
            })}
          </li>,
          notesBelow(row.id),
        ])}
      </ul>
      {!disabled && rows.length < max && (
        <button type="button" className={classes.add ?? styles.add} data-add onClick={add}>
          <StrokeIcon d="M12 5v14M5 12h14" size={20} />
          {addLabel}
        </button>
      )}
    </div>
  );
}
