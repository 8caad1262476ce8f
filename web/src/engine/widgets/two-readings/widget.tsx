import { twoReadings } from "@mindle/domain/widgets/two-readings/definition";
import { useRef, useState } from "react";
import { now } from "../../../platform/browser/now.ts";
import { useContentPage } from "../../page-context.ts";
import { useHeadingFocus } from "../../parts/heading-focus.ts";
import { Question } from "../../parts/question/question.tsx";
import { answeredWidget } from "../../widget-view.ts";
import { First } from "./first.tsx";
import { DoneReading } from "./readings.tsx";
import { Result } from "./result.tsx";
import { Second, Waiting } from "./second.tsx";
import { isDue, type StageProps } from "./stage.ts";
import { TEXTS } from "./texts.ts";
import styles from "./two-readings.module.css";

/** A message that is not sent, between two readings of the degree of anger. */
export default answeredWidget(
  twoReadings,
  function TwoReadings(view) {
    const { language } = useContentPage();
    const { id, props, value, onChange, onDiscard, problems, disabled } = view;
    // Before it is due, one may go on to the second reading, too.
    const [isMeasuring, setMeasuring] = useState(() => isDue(value, now()));
    const root = useRef<HTMLDivElement>(null);
    const { heading, move: moveFocus } = useHeadingFocus(() => root.current);

    const begin = () => {
      moveFocus();
      setMeasuring(false);
    };
    const stage: StageProps = {
      view,
      change: (part) => onChange({ ...value, ...part }),
      go: (part) => {
        begin();
        if (part !== undefined) onChange({ ...value, ...part });
      },
      discard: (part) => {
        begin();
        onDiscard({ ...value, ...part });
      },
      texts: TEXTS[language],
      heading,
    };
    const measure = () => {
      moveFocus();
      setMeasuring(true);
    };
    return (
      <Question id={id} label={props.label[language]} problems={problems}>
        <div ref={root} className={styles.readings}>
          {disabled ? (
            <DoneReading {...{ props, value, language }} />
          ) : value.first.at === null ? (
            <First {...stage} />
          ) : value.second.at !== null ? (
            <Result {...stage} />
          ) : isMeasuring ? (
            <Second {...stage} />
          ) : (
            <Waiting {...stage} measure={measure} />
          )}
        </div>
      </Question>
    );
  },
  ({ props, value, language }) =>
    twoReadings.summary(value, props, language) === "" ? undefined : (
      <DoneReading {...{ props, value, language }} />
    ),
);
