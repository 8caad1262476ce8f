import { at } from "./ring.ts";

const MIDDLE = { x: 60, y: 47 };

/** Distances from the centre: where a seed leaves the head, where its hairs branch, where they end. */
const CORE = 28;
const FORK = 36;
const TIP = 44;

const SEED_COUNT = 16;

/** Seeds missing in the relaxed pose: those of the upper right. */
const GONE = 4;

/** Halo and seed hairs around the head of a puff. */
export const PUFF = { whole: puff(0), leaving: puff(GONE) } as const;

/** Three seeds in the air. */
export const FLYING_SEEDS =
  "M96 32L101 23M101 23Q96 22 94 19M101 23V16M101 23Q105 21 109 22M106 52L113 47M113 47Q110 42 111 39M113 47L118 43M113 47Q117 49 120 47M84 12L87 5M87 5Q83 4 81 1M87 5L88-1M87 5Q91 4 94 5";

function puff(from: number): { readonly halo: string; readonly hairs: string } {
  const half = Math.PI / SEED_COUNT;
  const angles = Array.from({ length: SEED_COUNT - from }, (_, index) => (from + index) * 2 * half);
  const lobes = angles.map((angle) => `Q${at(MIDDLE, angle, TIP + 3)} ${at(MIDDLE, angle + half, FORK + 3)}`);
  const start = at(MIDDLE, from * 2 * half - half, FORK + 3);
  return {
    halo: `M${MIDDLE.x} ${MIDDLE.y}L${start}${lobes.join("")}Z`,
    hairs: angles.map(seed).join(""),
  };
}

/** A line from the head with three hairs at its end. */
function seed(angle: number): string {
  const fork = at(MIDDLE, angle, FORK);
  const hairs = [-0.13, 0, 0.13].map((turn) => `M${fork}L${at(MIDDLE, angle + turn, TIP)}`);
  return `M${at(MIDDLE, angle, CORE)}L${fork}${hairs.join("")}`;
}
