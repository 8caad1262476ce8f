import type { ReactNode } from "react";
import { Mindle } from "../src/ui/pictures/characters/mindle.tsx";
import { PALETTES } from "../src/ui/pictures/characters/palette.ts";
import type { Pose } from "../src/ui/pictures/characters/parts.tsx";
import { Riggy } from "../src/ui/pictures/characters/riggy.tsx";

// What the film is made of. Colours are the same in light and dark: a picture is a sheet of paper.

export const COLOURS = {
  paper: "#FFFAF2",
  wall: "#EFE9FC",
  wallShade: "#DDD2F6",
  table: "#E9CFA8",
  tableShade: "#D9B988",
  sheet: "#FFFFFF",
  line: "#CFC7DC",
  dusk: "#F7C9A9",
  night: "#5A5182",
  blot: "#5B3FA8",
  slip: "#F2704F",
  leafShade: "#5F9150",
  person: "#F1B98F",
  hair: "#5C4638",
  shirt: "#6FA8A0",
  shirtShade: "#588F88",
  sun: "#F6BE3B",
} as const;

interface Placed {
  readonly x: number;
  readonly y: number;
  /** 1 is 120 units high. */
  readonly scale?: number;
  readonly opacity?: number;
  readonly turn?: number;
  readonly children?: ReactNode;
}

/** Its children with their origin at a place. */
export function At({ x, y, scale = 1, opacity = 1, turn = 0, children }: Placed) {
  if (opacity <= 0) return null;
  const place = `translate(${tenths(x)} ${tenths(y)})rotate(${tenths(turn)})scale(${Math.round(scale * 1000) / 1000})`;
  return (
    <g transform={place} opacity={opacity === 1 ? undefined : Math.round(opacity * 100) / 100}>
      {children}
    </g>
  );
}

/** Riggy, standing at a place. */
export function RiggyAt({ pose, ...place }: Placed & { readonly pose: Pose }) {
  return (
    <At {...place}>
      <g transform="translate(-60-108)">
        <Riggy pose={pose} palette={PALETTES.Riggy} />
      </g>
    </At>
  );
}

/** The dandelion, standing at a place. */
export function MindleAt({ pose, ...place }: Placed & { readonly pose: Pose }) {
  return (
    <At {...place}>
      <g transform="translate(-60-108)">
        <Mindle pose={pose} palette={PALETTES.Mindle} />
      </g>
    </At>
  );
}

/** Ends of the written lines of a sheet. */
const ENDS = [62, 96, 84, 100, 54] as const;

interface SheetProps {
  /** How much of the slip among its lines is seen, from 0 to 1. */
  readonly slip?: number;
  /** How much of it is written. */
  readonly written?: number;
}

/** A written sheet, 140 × 180 around its middle, with a slip in its third line. */
export function Sheet({ slip = 0, written = 1 }: SheetProps) {
  return (
    <>
      <rect x="-66" y="-84" width="140" height="180" rx="10" fill={COLOURS.wallShade} />
      <rect x="-70" y="-90" width="140" height="180" rx="10" fill={COLOURS.sheet} />
      {ENDS.map((end, at) => {
        const part = Math.min(Math.max(written * ENDS.length - at, 0), 1);
        if (part === 0) return null;
        const y = -58 + at * 28;
        return (
          <path
            key={end}
            d={`M-50 ${y}H${Math.round(-50 + end * part)}`}
            stroke={COLOURS.line}
            strokeWidth="9"
            strokeLinecap="round"
          />
        );
      })}
      <path
        d="M2 -2H18"
        stroke={COLOURS.slip}
        strokeWidth="10"
        strokeLinecap="round"
        opacity={Math.round(slip * 100) / 100}
      />
    </>
  );
}

/** A person as one sees oneself, from the waist up; the origin is the middle of the chest. */
export function Person({ isSmiling = false }: { readonly isSmiling?: boolean }) {
  return (
    <>
      <path d="M-74 120C-78 40-56 0 0 0S78 40 74 120Z" fill={COLOURS.shirtShade} />
      <path d="M-70 120C-74 42-52 6-2 6S68 42 64 120Z" fill={COLOURS.shirt} />
      <path d="M-16-8H16V12Q0 26-16 12Z" fill={COLOURS.person} />
      <ellipse cy="-58" rx="54" ry="58" fill={COLOURS.hair} />
      <path
        d="M-42-58C-42-84-22-90-8-92C8-80 30-80 42-70C44-24 26-4 0-4S-42-24-42-58Z"
        fill={COLOURS.person}
      />
      <circle cx="-17" cy="-48" r="4.5" fill="#2A2433" />
      <circle cx="17" cy="-48" r="4.5" fill="#2A2433" />
      <g fill="#E8917A" opacity="0.6">
        <ellipse cx="-27" cy="-34" rx="8" ry="5" />
        <ellipse cx="27" cy="-34" rx="8" ry="5" />
      </g>
      <path
        d={isSmiling ? "M-9-27Q0-18 9-27" : "M-7-23H7"}
        stroke="#2A2433"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
    </>
  );
}

/** A spreading blot of ink with the radius 1. */
export const BLOT =
  "M0-1C.35-1.05.45-.78.7-.7C1-.6 1.05-.25.93 0C.85.25 1.02.5.75.72C.5.95.3.82 0 .97C-.3 1.1-.5.8-.72.68C-1 .5-.86.25-.97 0C-1.06-.3-.85-.5-.7-.7C-.5-.92-.3-.95 0-1Z";

/** A seed that flies. */
export function Seed() {
  return (
    <g stroke={COLOURS.leafShade} strokeWidth="2.4" strokeLinecap="round" fill="none">
      <path d="M0 16V-2M0-2L-10-14M0-2L-4-18M0-2L4-18M0-2L10-14" />
      <path d="M0 14V20" strokeWidth="5" />
    </g>
  );
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
