import type { ReactNode } from "react";
import { INK, type Palette } from "./palette.ts";
import styles from "./parts.module.css";

/** `listening` is beside words of care: calm and attentive, without a smile. */
export type Pose = "waving" | "worried" | "done" | "listening";

/** Poses that smile: they are never beside words of care or distress. */
export const SMILING: ReadonlySet<Pose> = new Set(["waving", "done"]);

/** All drawings use a 120 × 120 view box and stand on y = 108. */
export interface FigureProps {
  readonly pose: Pose;
  readonly palette: Palette;
}

interface ClayProps {
  /** Closed path of the body. */
  readonly d: string;
  readonly fill: string;
  readonly shade: string;
  /** Direction of the light: a point just outside the path, at its upper left. */
  readonly from: readonly [x: number, y: number];
  /** Centre and colour of the highlight. */
  readonly light?: { readonly x: number; readonly y: number; readonly fill: string };
  /** Arms in the body's colour: open paths that start inside the body. */
  readonly arms?: string | undefined;
}

/** Size of the lit part relative to the body. */
const LIT = 0.95;

/** A soft body: its path in the shade colour, the same path slightly smaller towards the light, and a highlight. */
export function Clay({ d, fill, shade, from: [x, y], light, arms }: ClayProps) {
  const shift = `translate(${tenths(x * (1 - LIT))} ${tenths(y * (1 - LIT))})scale(${LIT})`;
  return (
    <>
      {arms !== undefined && <Limb d={arms} stroke={shade} width={ARM} />}
      <path d={d} fill={shade} />
      <path d={d} fill={fill} transform={shift} />
      {arms !== undefined && <LitArm d={arms} stroke={fill} />}
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

/** Width of an arm. */
export const ARM = 11;

/** An arm in front of the body, with a shade of its own. */
export function Arm({ d, palette }: { readonly d: string; readonly palette: Palette }) {
  return (
    <>
      <Limb d={d} stroke={palette.shade} width={ARM} />
      <LitArm d={d} stroke={palette.body} />
    </>
  );
}

/** The lit part of an arm, over its shade. */
export function LitArm({ d, stroke }: { readonly d: string; readonly stroke: string }) {
  return (
    <g transform="translate(-.7-1)">
      <Limb d={d} stroke={stroke} width={ARM - 2} />
    </g>
  );
}

/** A stroke with round ends. */
export function Limb({ d, stroke, width }: Record<"d" | "stroke", string> & { readonly width: number }) {
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

/** Draws its children twice, the second time mirrored left to right. */
export function Mirrored({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="matrix(-1 0 0 1 120 0)">{children}</g>
    </>
  );
}

/** The moving part of a figure; swings around its lower end. */
export function Sway({ children }: { readonly children: ReactNode }) {
  return <g className={styles.sway}>{children}</g>;
}

interface ShadowProps {
  readonly rx: number;
  readonly x?: number;
  readonly opacity?: number;
}

/** Shadow below a figure. */
export function Shadow({ rx, x = 60, opacity = 0.12 }: ShadowProps) {
  return <ellipse cx={x} cy="109.5" rx={rx} ry="4" fill={INK} opacity={opacity} />;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
