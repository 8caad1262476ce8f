import type { Priority } from "@mindle/domain/widgets/priority-listing/definition";
import { type KeyboardEvent, useRef } from "react";
import { useContentPage } from "../../page-context.ts";
import { cssVariables } from "../../parts/css-variables.ts";
import { NothingGiven } from "../../parts/rows-in-picture/nothing-given.tsx";
import type { NumberedRow } from "../../parts/rows-in-picture/numbered-rows.tsx";
import { placeIn, placeStyle, useDrag } from "../../parts/rows-in-picture/use-drag.ts";
import { gradesAt, isAfloat, middleGrade, pictureHeight, placesOf, sizeOf, WATER } from "./places.ts";
import styles from "./pond-picture.module.css";
import { gradesInWords, TEXTS } from "./texts.ts";

export interface PriorityRow extends NumberedRow {
  readonly priority: Priority;
}

interface PondPictureProps {
  readonly rows: readonly PriorityRow[];
  readonly levels: number;
  /** The leaf that the next tap on the water is for. */
  readonly picked: string | undefined;
  onPick(id: string): void;
  /** A leaf was moved; `by` says how. */
  onMove(id: string, priority: Priority, by: "tap" | "drag" | "key"): void;
  readonly disabled: boolean;
}

/** What keys add to urgency and importance. */
const STEPS: Readonly<Record<string, readonly [urgency: number, importance: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  "-": [0, -1],
  "+": [0, 1],
};

/**
 * Leaves on a pond: near is urgent, big is important. A leaf is dragged, moved with arrow keys, or picked and sent with a tap; from
 * side to side means nothing.
 */
export function PondPicture(props: PondPictureProps) {
  const { rows, levels, picked, onPick, onMove, disabled } = props;
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const pond = useRef<HTMLDivElement>(null);
  const { drag, handlersOf } = useDrag({
    disabled,
    onDrop: ({ id, x, y }) => {
      const leaf = rows.find((row) => row.id === id);
      if (leaf !== undefined)
        onMove(id, gradesAt(placeIn(pond.current, x, y), leaf.priority, levels), "drag");
    },
  });
  const places = placesOf(rows, levels);
  const height = pictureHeight(rows.length);

  const moveByKey = (event: KeyboardEvent, { id, priority }: PriorityRow) => {
    const step = STEPS[event.key];
    if (step === undefined || disabled) return;
    event.preventDefault();
    onMove(id, stepped(priority, step, levels), "key");
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the container of its own size.
    <div className={styles.frame} role="group" aria-label={texts.picture}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: leaves take arrow keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: leaves take arrow keys. */}
      <div
        ref={pond}
        className={styles.pond}
        style={{ aspectRatio: `100 / ${height}` }}
        onClick={(event) => {
          const place = placeIn(pond.current, event.clientX, event.clientY);
          const leaf = rows.find(({ id }) => id === picked);
          if (leaf !== undefined && !disabled && place.y <= WATER)
            onMove(leaf.id, gradesAt(place, leaf.priority, levels), "tap");
        }}
      >
        <Water height={height} />
        {(["far", "near"] as const).map((at) => (
          <span key={at} className={styles.word} data-at={at} aria-hidden="true">
            {texts[at]}
          </span>
        ))}
        {rows.length === 0 && <NothingGiven kind="rows" isOnPicture />}
        {rows.map((row) => {
          const held = drag?.id === row.id ? drag : undefined;
          const { priority } = row;
          const size = cssVariables({
            size: sizeOf(priority, levels),
            // A small leaf lies on a big one.
            layer: levels - (priority.importance ?? 1),
          });
          return (
            <button
              key={row.id}
              type="button"
              className={styles.leaf}
              data-tone="mindle"
              style={{ ...placeStyle(places[row.id], held), ...size }}
              data-afloat={isAfloat(priority) || undefined}
              data-held={held !== undefined || undefined}
              aria-pressed={picked === row.id}
              aria-label={`${row.number}. ${row.label}, ${gradesInWords(row.priority, language)}`}
              disabled={disabled}
              {...handlersOf(row.id)}
              onClick={(event) => {
                event.stopPropagation();
                onPick(row.id);
              }}
              onKeyDown={(event) => moveByKey(event, row)}
            >
              <LeafShape isInBloom={isAfloat(priority) && sizeOf(priority, levels) === 1} />
              <span>{row.number}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Grades one step on; a leaf on the bank begins in the middle of the water, of a middle size. */
export function stepped(
  { urgency, importance }: Priority,
  [more, bigger]: readonly [number, number],
  levels: number,
): Priority {
  const middle = middleGrade(levels);
  const within = (grade: number) => Math.min(Math.max(grade, 1), levels);
  return {
    urgency: urgency === undefined ? middle : within(urgency + more),
    importance: importance === undefined ? middle : within(importance + bigger),
  };
}

function Water({ height }: { readonly height: number }) {
  return (
    <svg className={styles.water} viewBox={`0 0 100 ${height}`} aria-hidden="true" focusable="false">
      <path
        className={styles.shallow}
        d="M2 46C0 22 16 3 44 2c32-2 55 10 54 40 2 26-14 41-46 42C20 86 3 70 2 46Z"
      />
      <path
        className={styles.deep}
        d="M9 46C8 26 22 9 46 8c27-1 46 10 45 34 1 22-13 34-40 35C24 78 10 66 9 46Z"
      />
      <g className={styles.ripples}>
        <path d="M22 24c5-2 11-2 15 0M63 19c6-2 12-1 15 1M16 52c5-2 10-2 13 0M70 58c5-2 11-2 15 0M38 70c6-2 12-2 17 0M46 38c4-1.5 8-1.5 11 0" />
      </g>
      <path
        className={styles.grass}
        d={`M1 ${WATER + 3}c8-5 14 1 22-2s12 3 22 0 14 2 24-1 16 3 30-1v${height - WATER - 6}q0 6-6 6h-86q-6 0-6-6z`}
      />
    </svg>
  );
}

/** A round water leaf with a notch; the biggest is in bloom. */
function LeafShape({ isInBloom }: { readonly isInBloom: boolean }) {
  return (
    <svg className={styles.shape} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path className={styles.blade} d="M25 23 34 3.5A22 22 0 1 0 45 17Z" />
      <path className={styles.veins} d="M24 24 8 15M24 24 5 29M24 24l-9 17M24 24l6 19M24 24l17 9" />
      {isInBloom && (
        <g className={styles.flower} data-tone="jumpy">
          <path d="M40 2.5q3 2 2.2 5.5 3.3-1.6 5.5 1-1.5 3.2-5 2.8 2 3-.2 5.6-3.4-1-3.4-4.6-3.2 2-5.6-.4.8-3.5 4.3-3.7-1.8-3.2 2.2-6.2Z" />
        </g>
      )}
    </svg>
  );
}
