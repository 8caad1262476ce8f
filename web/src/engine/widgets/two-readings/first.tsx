import { degreeOf, isHigh, maySay, wordProblems } from "@mindle/domain/widgets/two-readings/definition";
import { MOST_CHARACTERS, type Reading } from "@mindle/domain/widgets/two-readings/value";
import type { Ref } from "react";
import { now } from "../../../platform/browser/now.ts";
import { useContentPage } from "../../page-context.ts";
import { ChipQuestion, labelsIn, PartChips } from "../../parts/choices/chip-question.tsx";
import { PartGroup } from "../../parts/question/part-group.tsx";
import { GoOn, QuietAction } from "../../parts/stages/stages.tsx";
import { TypedField } from "../../parts/typing/typed-field.tsx";
import { partProblem } from "../../problem-text.ts";
import { EmergencyLines, FarAway } from "./far-away.tsx";
import { HeatField } from "./heat-field.tsx";
import { inMinutes, type StageProps } from "./stage.ts";
import { TEXTS } from "./texts.ts";
import styles from "./two-readings.module.css";

/** The first degree, and what one would like to send; where someone might be hurt, nothing but leaving the place. */
export function First(stage: StageProps) {
  const { view, change, go, heading, texts } = stage;
  const { id, props, value, problems } = view;
  const { language } = useContentPage();
  const { first } = value;
  const set = (part: Partial<Reading["first"]>) => change({ first: { ...first, ...part } });
  if (first.hurting) return <Leave {...stage} heading={heading} />;
  const degree = degreeOf(first);
  return (
    <>
      <p className={styles.hint}>{texts.driving}</p>
      <HeatField
        id={`${id}-first`}
        label={texts.now[props.kind]}
        props={props}
        value={first}
        onChange={set}
        part="first"
        heading={heading}
        problem={partProblem(problems, "first", language)}
      >
        {isHigh(value) && (
          <div className={styles.numbers}>
            <EmergencyLines />
          </div>
        )}
      </HeatField>
      {isHigh(value) ? (
        <Leave {...stage} />
      ) : (
        <>
          {degree !== undefined && (props.kind === "ask" ? <Saying degree={degree} /> : <Line {...stage} />)}
          <QuietAction onClick={() => go({ first: { ...first, hurting: true } })}>
            {texts.hurting}
          </QuietAction>
        </>
      )}
    </>
  );
}

/** Whether what was prepared may be said at this degree. */
function Saying({ degree }: { readonly degree: number }) {
  const { language, hasCrisis } = useContentPage();
  const texts = TEXTS[language];
  return (
    <div role="status">
      {hasCrisis !== true && <p className={styles.said}>{maySay(degree) ? texts.maySay : texts.mayNotSay}</p>}
    </div>
  );
}

/** The line, which goes to nobody, and what one does until the second reading. */
function Line({ view, change, go, texts }: StageProps) {
  const { id, props, value } = view;
  const { language, hasCrisis } = useContentPage();
  const { first } = value;
  const problems = wordProblems("line", first.line);
  const set = (part: Partial<Reading["first"]>) => change({ first: { ...first, ...part } });
  const lines = Object.values(texts.lines).map((words) => [words, words] as const);
  const keep = () => {
    if (problems.length > 0) return;
    const at = now();
    go({
      first: {
        ...first,
        // After crisis words, nothing of them stays.
        line: hasCrisis === true ? null : first.line,
        at: new Date(at).toISOString(),
        dueAt: inMinutes(props.minutes, at),
      },
    });
  };
  return (
    <>
      <PartGroup id={`${id}-line`} label={texts.line} hint={texts.lineHint}>
        <PartChips id={id} part="line" among={lines} chosen={first.line} onChoose={(line) => set({ line })} />
        <TypedField
          label={{ by: `${id}-line-label` }}
          value={first.line ?? ""}
          onChange={(text) => set({ line: text === "" ? null : text })}
          max={MOST_CHARACTERS.line}
          problem={partProblem(problems, "line", language)}
          disabled={false}
          part="line"
        />
      </PartGroup>
      {props.cools !== undefined && Object.keys(props.cools).length > 0 && (
        <ChipQuestion
          id={id}
          part="cool"
          label={texts.meanwhile}
          among={labelsIn(props.cools, language)}
          chosen={first.cool}
          onChoose={(cool) => set({ cool })}
        />
      )}
      <GoOn onClick={keep}>{texts.keep(props.minutes)}</GoOn>
    </>
  );
}

interface LeaveProps extends Omit<StageProps, "heading"> {
  /** Where it was asked for by a press, and takes the focus. */
  readonly heading?: Ref<HTMLParagraphElement>;
}

/** What to do before anything else. Nothing is written here. */
function Leave({ view: { props, value }, go, heading, texts }: LeaveProps) {
  const { first } = value;
  const leave = () => {
    const at = now();
    go({
      first: {
        ...first,
        line: null,
        cool: null,
        at: new Date(at).toISOString(),
        dueAt: inMinutes(props.minutes, at),
      },
    });
  };
  return (
    <>
      <FarAway heading={heading} hasNumbers={first.hurting} />
      <GoOn onClick={leave}>{texts.left}</GoOn>
      {first.hurting && (
        <QuietAction onClick={() => go({ first: { ...first, hurting: false } })}>
          {texts.notHurting}
        </QuietAction>
      )}
    </>
  );
}
