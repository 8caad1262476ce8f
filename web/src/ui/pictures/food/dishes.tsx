import { INK } from "../characters/palette.ts";

/** All drawings use a 64 × 64 view box and stand on y = 58. */

export const CELADON = { body: "#C4DDCF", shade: "#9FC2B0", inside: "#E3F0E8" } as const;

/** Plate for solid food. */
export function Plate() {
  return (
    <>
      <ellipse cx="32" cy="51.5" rx="27" ry="7" fill={CELADON.shade} />
      <ellipse cx="32" cy="49.5" rx="27" ry="7" fill={CELADON.body} />
      <ellipse cx="32" cy="49" rx="19" ry="4.2" fill={CELADON.inside} />
    </>
  );
}

/** Face of a full dish, centred on `x`, `y`. */
export function HappyFace({
  x = 32,
  y,
  blush,
}: {
  readonly x?: number;
  readonly y: number;
  readonly blush: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g fill={blush}>
        <ellipse cx="-9" cy="4" rx="2.8" ry="1.9" />
        <ellipse cx="9" cy="4" rx="2.8" ry="1.9" />
      </g>
      <g fill={INK}>
        <ellipse cx="-6" rx="1.9" ry="2.4" />
        <ellipse cx="6" rx="1.9" ry="2.4" />
      </g>
      <path d="M-2.4 3.6Q0 6 2.4 3.6" fill="none" stroke={INK} strokeWidth="1.6" strokeLinecap="round" />
    </g>
  );
}

export function Steam() {
  return (
    <path
      d="M26 13q-3.5-3 0-6t0-5M37 13q-3.5-3 0-6t0-5"
      fill="none"
      stroke="#B9AFA4"
      strokeWidth="2.4"
      strokeLinecap="round"
      opacity=".8"
    />
  );
}
