import type { ReactNode } from "react";
import { INK, type Palette } from "./palette.ts";
import styles from "./parts.module.css";

/** How a figure feels. */
export type Pose = "waving" | "worried" | "done";

/** What a figure's drawing is given. All drawings share one 120 × 120 space and stand on y = 108. */
export interface FigureProps {
  readonly pose: Pose;
  readonly palette: Palette;
}

interface ClayProps {
  /** One closed curve. */
  readonly d: string;
  readonly fill: string;
  readonly shade: string;
  /** Where the light comes from: a point just outside the curve, up and to the left. */
  readonly from: readonly [x: number, y: number];
  /** The light itself and its middle; without it the clay is dull. */
  readonly light?: { readonly x: number; readonly y: number; readonly fill: string };
  /** Arms rolled of the same clay: open strokes that begin inside the body. */
  readonly arms?: string | undefined;
}

/** How much smaller than the body its lit part is. */
const LIT = 0.95;

/** A soft body: its curve in shade, the same curve a little smaller towards the light, and one light. */
export function Clay({ d, fill, shade, from: [x, y], light, arms }: ClayProps) {
  const towards = `translate(${tenths(x * (1 - LIT))} ${tenths(y * (1 - LIT))})scale(${LIT})`;
  return (
    <>
      {arms !== undefined && <Limb d={arms} stroke={shade} width={ARM} />}
      <path d={d} fill={shade} />
      <path d={d} fill={fill} transform={towards} />
      {arms !== undefined && <LitLimb d={arms} stroke={fill} />}
      {light && (
        <ellipse
          rx="7.5"
          ry="4"
          fill={light.fill}
          transform={`translate(${light.x} ${light.y})rotate(-38)`}
        />
      )}
    </>
  );
}

const ARM = 11;

/** An arm lying on the body: rolled of the same clay, with its own shade beneath. */
export function Arm({ d, palette }: { readonly d: string; readonly palette: Palette }) {
  return (
    <>
      <Limb d={d} stroke={palette.shade} width={ARM} />
      <LitLimb d={d} stroke={palette.body} />
    </>
  );
}

function LitLimb({ d, stroke }: { readonly d: string; readonly stroke: string }) {
  return (
    <g transform="translate(-.7-1)">
      <Limb d={d} stroke={stroke} width={ARM - 2} />
    </g>
  );
}

/** Anything drawn with one soft stroke. */
export function Limb({
  d,
  stroke,
  width = 8,
}: {
  readonly d: string;
  readonly stroke: string;
  readonly width?: number;
}) {
  return (
    <path
      d={d}
      stroke={stroke}
      strokeWidth={width}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** Draws once more what it holds, turned over on the upright axis of the drawing space. */
export function Both({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="matrix(-1 0 0 1 120 0)">{children}</g>
    </>
  );
}

/** The one thing on a figure that moves a little, from its foot up. */
export function Sway({ children }: { readonly children: ReactNode }) {
  return <g className={styles.sway}>{children}</g>;
}

/** What a figure stands or floats over. */
export function Shadow({
  rx = 26,
  x = 60,
  opacity = 0.12,
}: {
  readonly rx?: number;
  readonly x?: number;
  readonly opacity?: number;
}) {
  return <ellipse cx={x} cy="109.5" rx={rx} ry="4" fill={INK} opacity={opacity} />;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
