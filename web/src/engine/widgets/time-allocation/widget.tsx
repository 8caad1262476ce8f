import { hoursLeft, timeAllocation } from "@mindle/domain/widgets/time-allocation/definition";
import { useContentPage } from "../../page-context.ts";
import { WithPlainVersion } from "../../parts/plain-version.tsx";
import { Question } from "../../parts/question/question.tsx";
import { answeredWidget } from "../../widget-view.ts";
import { HourList } from "./hour-list.tsx";
import type { HoursProps } from "./hours.tsx";
import { PaintedWeek } from "./painted-week.tsx";
import { leftText, restText } from "./texts.ts";
import styles from "./time-allocation.module.css";

/** The week as a grid to paint, or as a list of hours. */
export default answeredWidget(timeAllocation, function TimeAllocation(view) {
  const { language } = useContentPage();
  const { id, props, value, problems } = view;
  const left = hoursLeft(value, props);
  const shared: HoursProps = { ...view, left };
  return (
    <Question id={id} label={props.label[language]} problems={problems}>
      <p className={styles.left} data-over={left < 0 || undefined} role="status">
        {props.rest === undefined ? leftText(left, language) : restText(props.rest[language], left, language)}
      </p>
      <WithPlainVersion picture={<PaintedWeek {...shared} />} plain={<HourList {...shared} />} />
    </Question>
  );
});
