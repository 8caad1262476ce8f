import type { ReactNode } from "react";
import type { Palette } from "../../characters/palette.ts";
import { ARM, Clay, Limb, LitArm } from "../../characters/parts.tsx";

export interface LivingProps {
  readonly palette: Palette;
}

interface JointProps {
  readonly name: "left" | "right" | "chin" | "eyes" | "brow-left" | "brow-right" | "own";
  /** The point around which it turns. */
  readonly at: readonly [x: number, y: number];
  /** How large the number of a slider must be for it to show. */
  readonly from?: number;
  readonly children: ReactNode;
}

/** A part that a mood moves. Still pictures, which come with every page, have none. */
export function Joint({ name, at: [x, y], from, children }: JointProps) {
  return (
    <g
      data-joint={name}
      style={{ transformOrigin: `${x}px ${y}px`, ...(from === undefined ? {} : { "--from": from }) }}
    >
      {children}
    </g>
  );
}

interface BodyProps extends LivingProps {
  readonly d: string;
  readonly from: readonly [x: number, y: number];
  readonly light?: readonly [x: number, y: number];
  /** Each begins at its shoulder. */
  readonly arms: readonly string[];
}

/** A body with arms that turn around their shoulders: their shade behind it, their light before it. */
export function Body({ d, from, light, arms, palette }: BodyProps) {
  const { body, shade } = palette;
  return (
    <>
      {arms.map((arm) => (
        <ArmJoint key={arm} d={arm}>
          <Limb d={arm} stroke={shade} width={ARM} />
        </ArmJoint>
      ))}
      <Clay
        d={d}
        fill={body}
        shade={shade}
        from={from}
        {...(light && { light: { x: light[0], y: light[1], fill: palette.light } })}
      />
      {arms.map((arm) => (
        <ArmJoint key={arm} d={arm}>
          <LitArm d={arm} stroke={body} />
        </ArmJoint>
      ))}
    </>
  );
}

function ArmJoint({ d, children }: { readonly d: string; readonly children: ReactNode }) {
  const [x = 0, y = 0] = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  return (
    <Joint name={x < 60 ? "left" : "right"} at={[x, y]}>
      {children}
    </Joint>
  );
}

/** The arm of one who thinks, in place of the right one. */
export function ChinArm({ d, palette }: LivingProps & { readonly d: string }) {
  return (
    <Joint name="chin" at={[0, 0]}>
      <Limb d={d} stroke={palette.shade} width={ARM} />
      <LitArm d={d} stroke={palette.body} />
    </Joint>
  );
}
