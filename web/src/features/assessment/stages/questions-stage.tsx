import type { Choice, QuestionId } from "@mindle/domain/assessment/questions";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { textByKey, useLanguage } from "../../../platform/i18n/i18n.ts";
import { ChoiceScale, type ScaleLabels } from "../../../ui/choice-scale.tsx";
import styles from "../assessment.module.css";
import { answeredOn, nextOpenQuestion, questionsOn } from "../progress.ts";
import { bringIntoView, usesKeyboard } from "../scrolling.ts";
import type { StageProps } from "../stage-props.ts";

interface QuestionsStageProps extends StageProps {
  readonly half: "question1" | "question2";
}

/** One half of the 35 questions; an answer brings the next open one into view and leaves the focus where it is. */
export function QuestionsStage({ half, memory, change, problem, refusals }: QuestionsStageProps) {
  const { t } = useTranslation(["wizard", "questions"]);
  const language = useLanguage();
  const ids = questionsOn(half);
  const fieldsets = useRef(new Map<QuestionId, HTMLFieldSetElement>());
  const missing = problem?.kind === "questions" ? problem.missing : undefined;

  const showMissing = useEffectEvent(() => {
    const fieldset = missing === undefined ? undefined : fieldsets.current.get(missing);
    if (fieldset !== undefined) bringIntoView(fieldset, "center");
  });
  useEffect(() => {
    if (refusals > 0) showMissing();
  }, [refusals]);

  const answer = (id: QuestionId, value: Choice) => {
    const isFirstAnswer = memory.questions[id] === undefined;
    change({ questions: { ...memory.questions, [id]: value } });
    const next = isFirstAnswer ? nextOpenQuestion(ids, memory, id) : undefined;
    const fieldset = next === undefined ? undefined : fieldsets.current.get(next);
    if (fieldset !== undefined) bringIntoView(fieldset, usesKeyboard() ? "nearest" : "center");
  };

  const labels: ScaleLabels = [
    t("questions:scale.1"),
    t("questions:scale.2"),
    t("questions:scale.3"),
    t("questions:scale.4"),
    t("questions:scale.5"),
  ];

  return (
    <div className={styles.questions}>
      <p className={styles.count} aria-live="polite">
        {t("questions.count", { done: answeredOn(half, memory), all: ids.length })}
      </p>
      {ids.map((id) => (
        <ChoiceScale
          key={id}
          name={id}
          legend={textByKey(language, "questions", id)}
          labels={labels}
          value={memory.questions[id]}
          onChange={(value) => answer(id, value)}
          invalid={id === missing}
          error={t("questions.problem")}
          fieldsetRef={(fieldset: HTMLFieldSetElement | null) => {
            if (fieldset === null) fieldsets.current.delete(id);
            else fieldsets.current.set(id, fieldset);
          }}
        />
      ))}
    </div>
  );
}
