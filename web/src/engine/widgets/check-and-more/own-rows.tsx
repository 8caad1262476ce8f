import type { WidgetProblem } from "@mindle/domain/widgets/problem";
import { isBlank, type TypedRow } from "@mindle/domain/widgets/typed-text";
import { useEffect, useRef, useState } from "react";
import { Icon, StrokeIcon } from "../../../ui/icon.tsx";
import { useContentPage } from "../../page-context.ts";
import { randomRowId } from "../../parts/row-id.ts";
import { SheetRow, TickBox } from "../../parts/tick-list.tsx";
import { TypedField } from "../../parts/typed-field.tsx";
import { partProblem } from "../../problem-text.ts";
import styles from "./own-rows.module.css";
import { TEXTS } from "./texts.ts";

interface OwnRowsProps {
  /** What they are for. */
  readonly label: string;
  readonly rows: readonly TypedRow[];
  readonly max: number;
  readonly characters: number;
  onChange(rows: readonly TypedRow[]): void;
  readonly problems: readonly WidgetProblem[];
  readonly disabled: boolean;
}

/** Where the focus goes once the rows have changed: the id of a row, or one of the buttons. */
interface Focus {
  readonly place: string;
}

const UNDO = "undo button";
const ADD = "add button";

/** More characters than this are written in several lines. */
const ONE_LINE = 40;

/** Rows of one's own at the end of a sheet, each ticked by being there. */
export function OwnRows({ label, rows, max, characters, onChange, problems, disabled }: OwnRowsProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const [removed, setRemoved] = useState<{ readonly row: TypedRow; readonly at: number }>();
  const [focus, setFocus] = useState<Focus>();
  const places = useFocus(focus);
  const canAdd = !disabled && rows.length < max;

  const add = () => {
    const row = { id: randomRowId(), text: "" };
    onChange([...rows, row]);
    setFocus({ place: row.id });
  };
  const remove = (row: TypedRow, at: number) => {
    onChange(rows.filter(({ id }) => id !== row.id));
    setRemoved(isBlank(row.text) ? undefined : { row, at });
    setFocus({ place: isBlank(row.text) ? ADD : UNDO });
  };
  const undo = (row: TypedRow, at: number) => {
    onChange(rows.toSpliced(at, 0, row));
    setRemoved(undefined);
    setFocus({ place: row.id });
  };
  const placeOf = (name: string) => (node: HTMLElement | null) => {
    places.current.set(name, node);
  };

  return (
    <>
      {rows.map((row, at) => (
        <SheetRow key={row.id}>
          <div className={styles.own} ref={placeOf(row.id)}>
            <span className={styles.box}>
              <TickBox ticked={!isBlank(row.text)} />
            </span>
            <div className={styles.field}>
              <TypedField
                label={{ hidden: max === 1 ? label : `${label} ${at + 1}` }}
                value={row.text}
                onChange={(text) =>
                  onChange(rows.map((each) => (each.id === row.id ? { ...each, text } : each)))
                }
                rows={characters > ONE_LINE ? 2 : 1}
                max={characters}
                problem={partProblem(problems, row.id, language)}
                disabled={disabled}
                part={row.id}
                onEnter={() => {
                  if (canAdd && !isBlank(row.text)) add();
                }}
              />
            </div>
            {!disabled && (
              <button
                type="button"
                className={styles.remove}
                aria-label={`${texts.remove} ${row.text.trim()}`.trim()}
                onClick={() => remove(row, at)}
              >
                <Icon name="close" size={20} />
              </button>
            )}
          </div>
        </SheetRow>
      ))}
      {removed !== undefined && !disabled && (
        <SheetRow>
          <div className={styles.removed} ref={placeOf(UNDO)}>
            <span role="status">{texts.removed}</span>
            <button
              type="button"
              className={styles.undo}
              onClick={() => undo(removed.row, Math.min(removed.at, rows.length))}
            >
              {texts.undo}
            </button>
          </div>
        </SheetRow>
      )}
      {canAdd && (
        <SheetRow>
          <div ref={placeOf(ADD)}>
            <button type="button" className={styles.add} onClick={add}>
              <span className={styles.pencil}>
                <StrokeIcon d="M5 19l1-4.2L15.6 5.2q1.3-1.3 2.6 0l.6.6q1.3 1.3 0 2.6L9.2 18z" size={22} />
              </span>
              {rows.length === 0 ? label : texts.add}
            </button>
          </div>
        </SheetRow>
      )}
    </>
  );
}

/** Focuses the control at a place when it is named; a place that is not there leaves the focus where it is. */
function useFocus(focus: Focus | undefined) {
  const places = useRef(new Map<string, HTMLElement | null>());
  useEffect(() => {
    if (focus === undefined) return;
    const place = places.current.get(focus.place);
    place?.querySelector<HTMLElement>("input, textarea, button")?.focus();
  }, [focus]);
  return places;
}
