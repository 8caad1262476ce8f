import { parseStepId } from "@mindle/domain/programme/step";
import type { StepContent } from "../../platform/answers/load-step.ts";
import styles from "./scene.module.css";

interface SceneProps {
  readonly about: StepContent["about"];
  readonly viewNo: number;
  /** Crisis words were typed: the child of the picture is not beside them, its room stays. */
  readonly hasCrisis: boolean;
}

/** The picture of a step: above its first page, and with what changed above its last one. */
export function Scene({ about: { scene, lastPageNo }, viewNo, hasCrisis }: SceneProps) {
  const at = viewNo === 1 ? "start" : viewNo === lastPageNo ? "end" : undefined;
  if (scene === undefined || at === undefined) return null;
  return (
    <img
      className={styles[at]}
      data-scene={at}
      data-hidden={hasCrisis || undefined}
      src={scene[at]}
      alt=""
      width={390}
      height={at === "start" ? 240 : 120}
      // One on a page that is rendered ahead is loaded when that is turned to.
      loading="lazy"
      decoding="async"
    />
  );
}

/** As a child of the main element, it gives the page the ground of the step's session in place of the child's tint. */
export function Ground({ stepId }: Pick<StepContent["about"], "stepId">) {
  return <span hidden className={styles.ground} data-ground={parseStepId(stepId)?.session} />;
}
