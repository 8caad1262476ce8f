import type { Priority } from "@mindle/domain/widgets/priority-listing/definition";
import type { Place } from "../../parts/rows-in-picture/use-drag.ts";

// Where leaves are on the pond, in hundredths of its width. Down is near, right is where leaves grow big.

/** Depth of the water, from the far shore to the near one. */
export const WATER = 84;

/** Leaves that wait on the bank side by side: with less room for each they would be too small for a thumb. */
const BANK_COLUMNS = 6;
const BANK_ROW = 15;

/** Water is not entered at its very edge, where half a leaf would be on the shore. */
const EDGE = { x: 4, top: 10, bottom: 6 } as const;

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
      const same = leaves.filter((leaf) => isSame(leaf.priority, priority));
      const at = same.findIndex((leaf) => leaf.id === id);
      return [id, spread(middleOf(priority, levels), at, same.length, levels)];
    }),
  );
}

/** The grades of a leaf that is let go of here; none on the bank. */
export function gradesAt({ x, y }: Place, levels: number): Priority {
  if (y > WATER) return {};
  return {
    urgency: gradeIn((y - EDGE.top) / (WATER - EDGE.top - EDGE.bottom), levels),
    importance: gradeIn((x - EDGE.x) / (100 - 2 * EDGE.x), levels),
  };
}

/** Size of a leaf from 0 to 1; one that has no importance yet is small. */
export function sizeOf({ importance = 1 }: Priority, levels: number): number {
  return (Math.min(Math.max(importance, 1), levels) - 1) / (levels - 1);
}

/** True once a row has both grades. */
export function isAfloat(priority: Priority): priority is Required<Priority> {
  return priority.urgency !== undefined && priority.importance !== undefined;
}

function isSame(a: Priority, b: Priority): boolean {
  return a.urgency === b.urgency && a.importance === b.importance;
}

function middleOf({ urgency = 1, importance = 1 }: Priority, levels: number): Place {
  return {
    x: EDGE.x + ((importance - 0.5) / levels) * (100 - 2 * EDGE.x),
    y: EDGE.top + ((urgency - 0.5) / levels) * (WATER - EDGE.top - EDGE.bottom),
  };
}

/** Leaves of the same grades lie beside one another, in rows of three, and overlap where they are many. */
function spread({ x, y }: Place, at: number, count: number, levels: number): Place {
  const columns = Math.min(count, 3);
  const rows = Math.ceil(count / columns);
  const step = { x: 40 / levels, y: 34 / levels / Math.max(1, rows - 1) };
  return {
    x: clamp(x + ((at % columns) - (columns - 1) / 2) * step.x, 8, 92),
    y: clamp(y + (Math.floor(at / columns) - (rows - 1) / 2) * step.y, 10, WATER - 8),
  };
}

function onBank(at: number): Place {
  return {
    x: ((at % BANK_COLUMNS) + 0.5) * (100 / BANK_COLUMNS),
    y: WATER + BANK_ROW * (Math.floor(at / BANK_COLUMNS) + 0.5),
  };
}

function gradeIn(share: number, levels: number): number {
  return clamp(1 + Math.floor(share * levels), 1, levels);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
