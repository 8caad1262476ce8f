import { APART, askedOf, isApart } from "@mindle/domain/widgets/slow-answer/definition";
import { toneOf } from "@mindle/domain/widgets/slow-answer/line";
import type { HeldRequest } from "@mindle/domain/widgets/slow-answer/value";
import { now } from "../../../platform/browser/now.ts";
import { useContentPage } from "../../page-context.ts";
import { ChipQuestion, labelsIn, PartChips } from "../../parts/choices/chip-question.tsx";
import { PartGroup } from "../../parts/question/part-group.tsx";
import { DegreeField } from "../../parts/slider/degree-field.tsx";
import { GoOn, QuietAction } from "../../parts/stages/stages.tsx";
import { plainWords } from "../../rich-text/piped-text.ts";
import { Apart } from "./apart.tsx";
import { Note } from "./note.tsx";
import { CopyLine, Slips } from "./slips.tsx";
import styles from "./slow-answer.module.css";
import { dueTime, type StageProps, type When } from "./stage.ts";

/** The request, then what its answer feels like, then the words that win time. */
export function Ask(stage: StageProps) {
  const { view, beat, go, texts } = stage;
  const { language } = useContentPage();
  const asked = askedOf(view.value, view.props);
  const Beat = BEATS[beat] ?? Who;
  return (
    <>
      <Note by="tongs">
        <p className={styles.asked} data-blank={asked === undefined || undefined}>
          {asked?.[language] ?? texts.blank}
        </p>
      </Note>
      <Beat {...stage} />
      {beat > 0 && <QuietAction onClick={() => go("ask", beat - 1)}>{texts.back}</QuietAction>}
    </>
  );
}

/** Changes parts of the request. */
function setterOf({ view, change }: StageProps) {
  return (part: Partial<HeldRequest["held"]>) => change({ held: { ...view.value.held, ...part } });
}

function Who(stage: StageProps) {
  const { view, go, heading, texts } = stage;
  const { id, props, value, problems } = view;
  const { language } = useContentPage();
  const { held } = value;
  const set = setterOf(stage);
  return (
    <>
      <ChipQuestion
        id={id}
        part="role"
        label={texts.who}
        hint={texts.noNames}
        heading={heading}
        among={labelsIn(props.roles ?? {}, language)}
        chosen={held.role}
        onChoose={(role) => set({ role })}
        problems={problems}
      />
      <PartGroup id={`${id}-what`} label={texts.what} part="what">
        {[props.requests ?? {}, APART].map((among) => (
          <PartChips
            key={among === APART ? "apart" : "requests"}
            id={id}
            part="what"
            among={labelsIn(among, language)}
            chosen={held.what}
            onChoose={(what) => set({ what })}
            problems={among === APART ? problems : []}
          />
        ))}
      </PartGroup>
      {isApart(value) && <Apart what={held.what === "body" ? "body" : "money"} />}
      {held.what !== null && !isApart(value) && <GoOn onClick={() => go("ask", 1)}>{texts.on}</GoOn>}
    </>
  );
}

function Feeling(stage: StageProps) {
  const { view, go, heading, texts } = stage;
  const { id, props, value, problems } = view;
  const { language } = useContentPage();
  const { held } = value;
  const set = setterOf(stage);
  return (
    <>
      <ChipQuestion
        id={id}
        part="first"
        label={texts.first}
        heading={heading}
        among={labelsIn(props.firsts ?? {}, language)}
        chosen={held.first}
        onChoose={(first) => set({ first })}
        problems={problems}
      />
      <DegreeField
        id={`${id}-now`}
        label={texts.now}
        value={held.now}
        onChange={(now) => set({ now })}
        part="now"
        isHard
      />
      <DegreeField
        id={`${id}-guess`}
        label={texts.guess}
        value={held.guess}
        onChange={(guess) => set({ guess })}
        part="guess"
        isHard
      />
      <GoOn onClick={() => go("ask", 2)}>{texts.on}</GoOn>
    </>
  );
}

function HoldLine(stage: StageProps) {
  const { view, go, heading, texts } = stage;
  const { id, props, value } = view;
  const set = setterOf(stage);
  const { answers, language } = useContentPage();
  const line = props.hold === undefined ? "" : plainWords([props.hold], answers, language);
  const freeze = (when: When | "now") => {
    const at = now();
    const due = when === "now" ? undefined : dueTime(when, at);
    set({
      tone: value.held.role === null ? null : toneOf(value, props),
      at: new Date(at).toISOString(),
      dueAt: due === undefined ? null : new Date(due).toISOString(),
    });
    go(due === undefined ? "weigh" : "held");
  };
  const times = (["hour", "evening", "morning"] as const).filter(
    (when) => dueTime(when, now()) !== undefined,
  );
  return (
    <>
      {line !== "" && (
        <PartGroup id={`${id}-hold`} label={texts.hold} heading={heading}>
          <p className={styles.bubble}>{line}</p>
          <CopyLine text={line} />
        </PartGroup>
      )}
      <PartGroup id={`${id}-buy`} label={texts.buy} heading={line === "" ? heading : undefined}>
        <Slips labels={texts.times} names={[...times, "now"]} onTake={freeze} />
      </PartGroup>
    </>
  );
}

const BEATS = [Who, Feeling, HoldLine];
