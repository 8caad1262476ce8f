import type { SceneChild } from "@mindle/domain/catalogue/scene-child";
import { parseStepId } from "@mindle/domain/programme/step";
import type { CSSProperties, ReactNode } from "react";
import type { StepContent } from "../../platform/answers/load-step.ts";
import styles from "./scene.module.css";

type About = StepContent["about"];

/** The picture of a page. */
export interface PageScene {
  readonly at: "start" | "end";
  readonly src: string;
  /** In its own units, of which 390 are its width. */
  readonly height: 240 | 120;
  /** Where its child stands; undefined where the child is drawn in the picture. */
  readonly child: SceneChild | undefined;
}

/** The picture above a step's first page, and with what changed above its last one. */
export function sceneOf({ scene, lastPageNo }: About, viewNo: number, isLow: boolean): PageScene | undefined {
  if (scene === undefined) return undefined;
  const { start, low, end, child } = scene;
  if (viewNo === 1) {
    return isLow && low !== undefined
      ? { at: "start", src: low, height: 120, child: child && { ...child.end, mood: child.start.mood } }
      : { at: "start", src: start, height: 240, child: child?.start };
  }
  return viewNo === lastPageNo ? { at: "end", src: end, height: 120, child: child?.end } : undefined;
}

/** Whether a screen is so low that its picture is small, too. To be asked once: bars of browsers come and go while one scrolls. */
export function isLowScreen(): boolean {
  return matchMedia("(max-height: 699px) and (max-width: 767px)").matches;
}

interface SceneProps {
  readonly of: PageScene;
  readonly isLow: boolean;
  /** Crisis words were typed: the picture is not beside them, its room stays. */
  readonly isHidden: boolean;
  /** Who stands in it, if it has a place for them. */
  readonly children: ReactNode;
}

/** The picture of a page. */
export function Scene({ of: { at, src, height, child }, isLow, isHidden, children }: SceneProps) {
  return (
    <div
      className={styles.scene}
      style={variables({ height })}
      data-scene={at}
      data-low={isLow || undefined}
      data-hidden={isHidden || undefined}
    >
      {/* One on a page that is rendered ahead is loaded when that is turned to. */}
      <img src={src} alt="" width={WIDTH} height={height} loading="lazy" decoding="async" />
      {child !== undefined && !isHidden && (
        <div className={styles.child} style={variables({ x: child.x, y: child.y, size: child.size })}>
          {children}
        </div>
      )}
    </div>
  );
}

const WIDTH = 390;

function variables(values: Readonly<Record<string, number>>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}

/** As a child of the main element, it gives the page the ground of the step's session in place of the child's tint. */
export function Ground({ stepId }: Pick<About, "stepId">) {
  return <span hidden className={styles.ground} data-ground={parseStepId(stepId)?.session} />;
}
