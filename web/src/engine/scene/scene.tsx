import { SCENE_HEIGHTS, SCENE_WIDTH, type SceneChild } from "@mindle/domain/catalogue/scene";
import { parseStepId } from "@mindle/domain/programme/step";
import type { ReactNode } from "react";
import type { StepContent } from "../../platform/answers/load-step.ts";
import { isCrowded } from "../page-end/hero.ts";
import { cssVariables } from "../parts/css-variables.ts";
import type { StepPage } from "../step/step-page.ts";
import styles from "./scene.module.css";

type About = StepContent["about"];

/** The picture of a page. */
export interface PageScene {
  /** Where in the step; one of a page between is seen on the left page of an open book alone, one that is spread from edge to edge. */
  readonly at: "start" | "between" | "spread" | "end";
  readonly src: string;
  /** In units of which the width has 390. */
  readonly height: number;
  /** The place of the child; undefined where the child is beside the button, or part of the drawing. */
  readonly child: SceneChild | undefined;
}

/** The picture of a page: the first page's stays beside the pages between, and the last page has one that shows what changed. */
export function sceneOf(
  { scene, lastPageNo }: About,
  { page: { viewNo, pageId }, components }: Pick<StepPage, "page" | "components">,
  screen: Screen,
  isAfterCrisis = false,
): PageScene | undefined {
  if (scene === undefined) return undefined;
  const { start, low, end, child, spread } = scene;
  // Its room would be empty where the page before had crisis words.
  if (pageId === spread && !isAfterCrisis)
    return { at: "spread", src: start, height: SCENE_HEIGHTS.start, child: child?.start };
  if (viewNo === 1) {
    const isFull = screen !== "wide" && isCrowded(components);
    if (isFull && screen === "low") return undefined;
    return (isFull || screen === "low") && low !== undefined
      ? { at: "start", src: low, height: SCENE_HEIGHTS.low, child: child?.low }
      : { at: "start", src: start, height: SCENE_HEIGHTS.start, child: child?.start };
  }
  if (viewNo !== lastPageNo)
    return { at: "between", src: start, height: SCENE_HEIGHTS.start, child: undefined };
  return {
    at: "end",
    src: end,
    height: child === undefined ? SCENE_HEIGHTS.low : SCENE_HEIGHTS.end,
    child: child?.end,
  };
}

/** What a screen has room for: a low one has a low picture, a wide one is an open book. */
export type Screen = "low" | "phone" | "wide";

/** The screen, to be asked once: bars of browsers come and go while one scrolls. */
export function screenNow(): Screen {
  if (!matchMedia("(max-width: 767px)").matches) return "wide";
  return matchMedia("(max-height: 699px)").matches ? "low" : "phone";
}

interface SceneProps {
  readonly of: PageScene;
  readonly isLow: boolean;
  /** There are crisis words on the page: the picture is hidden, and its space stays empty. */
  readonly isHidden: boolean;
  /** The child; not shown where the picture has no place for it. */
  readonly children: ReactNode;
}

/** The picture of a page. */
export function Scene({ of: { at, src, height, child }, isLow, isHidden, children }: SceneProps) {
  return (
    <div
      className={styles.scene}
      style={cssVariables({ height, ...(at === "spread" && child && { middle: child.x + child.size / 2 }) })}
      data-scene={at}
      data-low={isLow || undefined}
      data-hidden={isHidden || undefined}
    >
      <div className={styles.frame}>
        {/* The picture of a page that is rendered ahead is loaded when that page is shown. */}
        <img src={src} alt="" width={SCENE_WIDTH} height={height} {...(at !== "between" && LATER)} />
        {child !== undefined && !isHidden && (
          <div className={styles.child} style={cssVariables({ x: child.x, y: child.y, size: child.size })}>
            {children}
          </div>
        )}
      </div>
    </div>
  );
}

const LATER = { loading: "lazy", decoding: "async" } as const;

/** Gives the main element around it the background of the step's session in place of the child's tint. */
export function Ground({ stepId }: Pick<About, "stepId">) {
  return <span hidden className={styles.ground} data-ground={parseStepId(stepId)?.session} />;
}
