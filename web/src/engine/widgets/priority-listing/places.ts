import type { Priority } from "@mindle/domain/widgets/priority-listing/definition";
import type { Place } from "../../parts/rows-in-picture/use-drag.ts";

// Where leaves are on the pond, in hundredths of its width. Down is near; from side to side they only make room for one another.

/** Depth of the water, from the far shore to the near one. */
export const WATER = 84;

/** Leaves that wait on the bank side by side: with less room for each they would be too small for a thumb. */
const BANK_COLUMNS = 6;
const BANK_ROW = 15;

/** Water is not entered at its very edge, where half a leaf would be on the shore. */
const EDGE = { top: 12, bottom: 8 } as const;
const DEPTH = WATER - EDGE.top - EDGE.bottom;

/** Leaves that float side by side, and the width that they share: the pond is narrower at its ends. */
const AFLOAT_COLUMNS = 4;
const SHORE_TO_SHORE = 76;

/** A priority with both grades. */
interface Graded extends Priority {
  readonly urgency: number;
  readonly importance: number;
}

export interface Leaf {
  readonly id: string;
  readonly priority: Priority;
}

/** Height of the picture: the water, and a bank with room for all leaves. */
export function pictureHeight(leaves: number): number {
  return WATER + BANK_ROW * Math.max(1, Math.ceil(leaves / BANK_COLUMNS));
}

/** Where the leaves are. Those with both grades float; the others wait on the bank. */
export function placesOf(leaves: readonly Leaf[], levels: number): Readonly<Record<string, Place>> {
  const waiting = leaves.filter(({ priority }) => !isAfloat(priority));
  return Object.fromEntries(
    leaves.map(({ id, priority }) => {
      if (!isAfloat(priority)) return [id, onBank(waiting.findIndex((leaf) => leaf.id === id))];
      const same = leaves.filter(
        (leaf) => isAfloat(leaf.priority) && leaf.priority.urgency === priority.urgency,
      );
      const at = same.findIndex((leaf) => leaf.id === id);
      return [id, afloat(priority.urgency, at, same.length, levels)];
    }),
  );
}

/** The grades of a leaf that is let go of here, of a middle size unless it has one; none on the bank. */
export function gradesAt({ y }: Place, { importance }: Priority, levels: number): Priority {
  if (y > WATER) return {};
  return {
    urgency: clamp(1 + Math.floor(((y - EDGE.top) / DEPTH) * levels), 1, levels),
    importance: importance ?? middleGrade(levels),
  };
}

/** The grade in the middle; of an even number, the lower one. */
export function middleGrade(levels: number): number {
  return Math.ceil(levels / 2);
}

/** Size of a leaf from 0 to 1; one that has no importance yet is small. */
export function sizeOf({ importance = 1 }: Priority, levels: number): number {
  return (Math.min(Math.max(importance, 1), levels) - 1) / (levels - 1);
}

/** True once a row has both grades. */
export function isAfloat(priority: Priority): priority is Graded {
  return priority.urgency !== undefined && priority.importance !== undefined;
}

/** Leaves that are as urgent as one another lie side by side, of many in two or three rows that overlap a little. */
function afloat(urgency: number, at: number, count: number, levels: number): Place {
  const rows = Math.ceil(count / AFLOAT_COLUMNS);
  const columns = Math.ceil(count / rows);
  const row = Math.floor(at / columns);
  const inRow = Math.min(columns, count - row * columns);
  const band = DEPTH / levels;
  // No row of leaves is as straight as a list.
  const drift = ((at % columns) % 2 === 0 ? -1 : 1) * Math.min(1, inRow - 1) * band * 0.08;
  return {
    x: 50 + ((at % columns) - (inRow - 1) / 2) * Math.min(24, SHORE_TO_SHORE / inRow),
    y: EDGE.top + (urgency - 1 + (row + 0.5) / rows) * band + drift,
  };
}

function onBank(at: number): Place {
  return {
    x: ((at % BANK_COLUMNS) + 0.5) * (100 / BANK_COLUMNS),
    y: WATER + BANK_ROW * (Math.floor(at / BANK_COLUMNS) + 0.5),
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
