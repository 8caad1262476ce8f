import { type SeesawSide, type SeesawValue, weighed } from "@mindle/domain/widgets/seesaw/definition";
import type { SeesawProps } from "@mindle/domain/widgets/seesaw/widget";

// How a seesaw with pebbles lies, in units of its drawing.

export const SIDES: readonly SeesawSide[] = ["gives", "takes"];

/** Weights that a pebble may have. */
export const WEIGHTS: readonly number[] = [1, 2, 3, 4, 5];

/** Degrees at which the board touches the ground. */
const STEEPEST = 13;

/** Where on the board pebbles lie, from the middle, and how high they may be heaped. */
const NEAR = 34;
const FAR = 150;
const HEIGHT = 96;

/** A row with a weight, as it lies on the board. */
export interface Pebble {
  readonly id: string;
  readonly weight: number;
  /** Centre, from the middle of the board. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A row's weight; undefined for one that is not on the seesaw, or has a weight that there is not. */
export function weightOf(value: SeesawValue, side: SeesawSide, row: string): number | undefined {
  const weight = value[side][row];
  return weight !== undefined && WEIGHTS.includes(weight) ? weight : undefined;
}

/** Weight of all on a side. */
export function load(value: SeesawValue, props: SeesawProps, side: SeesawSide): number {
  return onBoard(value, props, side).reduce((sum, { weight }) => sum + weight, 0);
}

/** Degrees by which the board tips: above 0 where what takes is heavier. */
export function tilt(value: SeesawValue, props: SeesawProps): number {
  return STEEPEST * Math.tanh((load(value, props, "takes") - load(value, props, "gives")) / 5);
}

/** The pebbles of a side, the heaviest below; smaller ones where there are many. */
export function heap(value: SeesawValue, props: SeesawProps, side: SeesawSide): Pebble[] {
  const pebbles = onBoard(value, props, side);
  const sizes = [1, 0.85, 0.7, 0.58, 0.48];
  const heaps = sizes.map((size) => heapOf(pebbles, size, side === "gives" ? -1 : 1));
  return heaps.find((heaped) => heaped.every(({ y, radius }) => radius - y <= HEIGHT)) ?? heaps.at(-1) ?? [];
}

function onBoard(value: SeesawValue, props: SeesawProps, side: SeesawSide) {
  return weighed(value, props, side).filter(({ id }) => weightOf(value, side, id) !== undefined);
}

function heapOf(
  pebbles: readonly { readonly id: string; readonly weight: number }[],
  size: number,
  direction: 1 | -1,
): Pebble[] {
  const heaped: Pebble[] = [];
  let base = 0;
  let next = NEAR;
  let tallest = 0;
  for (const { id, weight } of pebbles) {
    const radius = (9 + 2.8 * weight) * size;
    if (next + 2 * radius > FAR) {
      // A layer lies in the gaps of the one below.
      base -= tallest * 1.7;
      next = NEAR + radius * 0.7;
      tallest = 0;
    }
    heaped.push({ id, weight, radius, x: direction * (next + radius), y: base - radius });
    next += 2 * radius + 1;
    tallest = Math.max(tallest, radius);
  }
  return heaped;
}

/** The value with another weight of a row; without it where the weight is 0. */
export function weigh(value: SeesawValue, side: SeesawSide, row: string, weight: number): SeesawValue {
  const others = Object.entries(value[side]).filter(([id]) => id !== row);
  return { ...value, [side]: Object.fromEntries(weight === 0 ? others : [...others, [row, weight]]) };
}
