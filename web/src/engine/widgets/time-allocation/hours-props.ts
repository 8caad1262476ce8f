import type { Week } from "@mindle/domain/widgets/time-allocation/definition";
import type { TimeAllocationProps } from "@mindle/domain/widgets/time-allocation/props";
import type { WidgetViewProps } from "../../widget-view.ts";

/** What the two ways of giving out hours need. */
export type HoursProps = WidgetViewProps<TimeAllocationProps, Week> & {
  /** Hours that are not given out; below 0 where there are too many. */
  readonly left: number;
};
