import type { SlowAnswerProps } from "@mindle/domain/widgets/slow-answer/props";
import type { HeldRequest, SlowAnswerValue } from "@mindle/domain/widgets/slow-answer/value";
import type { Ref } from "react";
import type { WidgetViewProps } from "../../widget-view.ts";
import type { Stage } from "./stage.ts";

/** What every stage gets. */
export interface StageProps {
  readonly view: WidgetViewProps<SlowAnswerProps, SlowAnswerValue>;
  /** Part of a stage that has several, from 0. */
  readonly beat: number;
  change(part: Partial<HeldRequest>): void;
  /** Shows another stage and moves the focus to its heading. */
  go(stage: Stage, beat?: number): void;
  /** Of the heading, which takes the focus. */
  readonly heading: Ref<HTMLParagraphElement>;
}
