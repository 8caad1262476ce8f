import { type ReactNode, useId } from "react";
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
  /** The soft light: an ellipse up and to the left. */
  readonly light?: { readonly x: number; readonly y: number; readonly fill: string };
}

/** A soft body: its curve, one shade where it turns away, one light. */
export function Clay({ d, fill, shade, light }: ClayProps) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={d} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d={d} fill={shade} />
        <path d={d} fill={fill} transform="translate(-4-5)" />
        {light && (
          <ellipse
            rx="9"
            ry="5"
            fill={light.fill}
            transform={`translate(${light.x} ${light.y})rotate(-35)`}
          />
        )}
      </g>
    </>
  );
}

/** A round-ended limb, or anything drawn with one soft stroke. */
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

/** Face of the family: two dot eyes low and wide apart, two blush spots, a small mouth. `x`, `y` is its middle. */
export function Face(props: {
  readonly pose: Pose;
  readonly x: number;
  readonly y: number;
  readonly blush: string;
  /** Half the distance between the eyes. */
  readonly spread?: number;
  readonly mouth?: ReactNode;
}) {
  const { pose, x, y, blush, spread = 14, mouth = <Mouth pose={pose} /> } = props;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx={-spread - 5} cy="7.5" rx="5" ry="3.4" fill={blush} opacity=".6" />
      <ellipse cx={spread + 5} cy="7.5" rx="5" ry="3.4" fill={blush} opacity=".6" />
      <Eyes pose={pose} spread={spread} />
      {mouth}
    </g>
  );
}

/** Open eyes; at ease they are closed in a smile, worried they have brows. */
export function Eyes({ pose, spread }: { readonly pose: Pose; readonly spread: number }) {
  if (pose === "done") {
    return (
      <g fill="none" stroke={INK} strokeWidth="2.8" strokeLinecap="round">
        <path d={`M${-spread - 4} 1q4-5 8 0`} />
        <path d={`M${spread - 4} 1q4-5 8 0`} />
      </g>
    );
  }
  return (
    <>
      <Eye x={-spread} />
      <Eye x={spread} />
      {pose === "worried" && (
        <g fill="none" stroke={INK} strokeWidth="2.4" strokeLinecap="round">
          <path d={`M${-spread - 4}-7.5q4-.5 6.5-3.5`} />
          <path d={`M${spread + 4}-7.5q-4-.5-6.5-3.5`} />
        </g>
      )}
    </>
  );
}

function Eye({ x }: { readonly x: number }) {
  return (
    <>
      <ellipse cx={x} rx="3.6" ry="4.5" fill={INK} />
      <circle cx={x + 1.2} cy="-1.7" r="1.3" fill="#FFF" />
    </>
  );
}

const MOUTHS: Readonly<Record<Pose, string>> = {
  waving: "M-5 6q5 5.5 10 0",
  worried: "M-5.5 9q2.7-4 5.5-1.5t5.5-1.5",
  done: "M-4.5 6.5q4.5 4.5 9 0",
};

function Mouth({ pose }: { readonly pose: Pose }) {
  return <path d={MOUTHS[pose]} fill="none" stroke={INK} strokeWidth="2.4" strokeLinecap="round" />;
}

/** What a figure stands or floats over. */
export function Shadow({ rx = 26, opacity = 0.12 }: { readonly rx?: number; readonly opacity?: number }) {
  return <ellipse cx="60" cy="110" rx={rx} ry="4" fill={INK} opacity={opacity} />;
}

/** The one thing on a figure that moves a little, from its foot up. */
export function Sway({ children }: { readonly children: ReactNode }) {
  return <g className={styles.sway}>{children}</g>;
}
