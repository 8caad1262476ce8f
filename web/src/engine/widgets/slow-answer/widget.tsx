import { slowAnswer } from "@mindle/domain/widgets/slow-answer/definition";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { now } from "../../../platform/browser/now.ts";
import { useNow } from "../../../platform/browser/use-now.ts";
import { useContentPage } from "../../page-context.ts";
import { useHeadingFocus } from "../../parts/heading-focus.ts";
import { Question } from "../../parts/question/question.tsx";
import { answeredWidget } from "../../widget-view.ts";
import { DayLater, Done, HourLater } from "./after.tsx";
import { Ask } from "./ask.tsx";
import { Held, Weigh } from "./decide.tsx";
import { AnsweredNote } from "./note.tsx";
import styles from "./slow-answer.module.css";
import { type Stage, type StageProps, stageOf } from "./stage.ts";
import { TEXTS } from "./texts.ts";
import { Trim } from "./trim.tsx";

/** A request that is held, weighed and answered in fewer words. */
export default answeredWidget(
  slowAnswer,
  function SlowAnswer(view) {
    const { language } = useContentPage();
    const { id, props, value, onChange, problems, disabled } = view;
    const [{ stage, beat }, setPlace] = useState(() => ({ stage: stageOf(value, props, now()), beat: 0 }));
    const root = useRef<HTMLDivElement>(null);
    const { heading, move: moveFocus } = useHeadingFocus(() => root.current?.firstElementChild);
    // What waits may have become due while the page was out of sight.
    const seenAt = useNow(() => undefined);
    const lookAgain = useEffectEvent((at: number) => {
      if (stage === "held" || stage === "done") setPlace({ stage: stageOf(value, props, at), beat: 0 });
    });
    useEffect(() => lookAgain(seenAt), [seenAt]);

    const Shown = disabled ? Done : STAGES[stage];
    return (
      <Question id={id} label={props.label[language]} problems={problems}>
        <div ref={root} className={styles.slow} data-stage={stage}>
          <Shown
            view={view}
            beat={beat}
            change={(part) => onChange({ ...value, ...part })}
            go={(next, nextBeat = 0) => {
              moveFocus();
              setPlace({ stage: next, beat: nextBeat });
            }}
            texts={TEXTS[language]}
            heading={heading}
          />
        </div>
      </Question>
    );
  },
  ({ props, value, language }) =>
    slowAnswer.summary(value, props, language) === "" ? undefined : (
      <AnsweredNote {...{ props, value, language }} isStill={true} />
    ),
);

const STAGES: Readonly<Record<Stage, (props: StageProps) => ReactNode>> = {
  ask: Ask,
  held: Held,
  weigh: Weigh,
  trim: Trim,
  hour: HourLater,
  day: DayLater,
  done: Done,
};
