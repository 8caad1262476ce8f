import { dateStamp } from "@mindle/domain/widgets/date-stamp/definition";
import { dayInWords } from "@mindle/domain/widgets/shared/day";
import { useEffect, useEffectEvent } from "react";
import { useContentPage } from "../../page-context.ts";
import { ProblemNote } from "../../parts/question/question.tsx";
import { wholeProblem } from "../../problem-text.ts";
import { answeredWidget } from "../../widget-view.ts";
import styles from "./date-stamp.module.css";

/** A postmark with the day on which the page was first shown. */
export default answeredWidget(
  dateStamp,
  function DateStamp({ id, props, value, onChange, problems, disabled }) {
    const { language, today } = useContentPage();
    const stamp = useEffectEvent(() => {
      if (value === "" && !disabled) onChange(today);
    });
    // Not while the page is only rendered ahead: effects wait until it is shown.
    useEffect(() => stamp(), []);
    return (
      <>
        <p className={styles.stamp}>
          <span className={styles.label}>{props.label[language]}</span> {dayInWords(value || today, language)}
        </p>
        <ProblemNote id={`${id}-problem`} text={wholeProblem(problems, language)} />
      </>
    );
  },
);
