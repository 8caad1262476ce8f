import { parseStepId } from "@mindle/domain/programme/step";
import type { StepContent } from "../../platform/answers/load-step.ts";
import styles from "./ground.module.css";

/** As a child of the main element, it gives the page the ground of the step's session in place of the child's tint. */
export function Ground({ stepId }: Pick<StepContent["about"], "stepId">) {
  return <span hidden className={styles["ground"]} data-ground={parseStepId(stepId)?.session} />;
}
