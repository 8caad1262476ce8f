import { CHOICES, type Choice, type QuestionId } from "@mindle/domain/assessment/questions";
import {
  memo,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { useNavigationType } from "react-router-dom";
import { useOnceHydrated } from "../../../platform/browser/hydration.ts";
import { afterPaint } from "../../../platform/browser/timing.ts";
import { textByKey, useLanguage } from "../../../platform/i18n/i18n.ts";
import { RadioGroup, type RadioOption } from "../../../ui/fields/radio-group.tsx";
import styles from "../assessment.module.css";
import { nextOpenQuestion, questionsOn } from "../progress.ts";
import type { StageProps } from "./stage-props.ts";

interface QuestionsStageProps extends StageProps {
  readonly half: "question1" | "question2";
}

/** One half of the 35 questions. Answering scrolls to the next open one; the focus stays. */
export function QuestionsStage({ half, answers, change, problem, refusals }: QuestionsStageProps) {
  const { t } = useTranslation(["assessment", "assessment-questions"]);
  const language = useLanguage();
  const ids = questionsOn(half);
  const shown = useAtFirstFew(ids);
  const fieldsets = useRef(new Map<QuestionId, HTMLFieldSetElement>());
  const [last, setLast] = useState<QuestionId>();
  const current =
    last === undefined
      ? ids.find((id) => answers.questions[id] === undefined)
      : nextOpenQuestion(ids, answers, last);
  const missing = problem?.kind === "questions" ? problem.missing : undefined;

  const showMissing = useEffectEvent(() => {
    const fieldset = missing === undefined ? undefined : fieldsets.current.get(missing);
    if (fieldset !== undefined) bringIntoView(fieldset, "center");
  });
  const areAllShown = shown.length === ids.length;
  useEffect(() => {
    if (refusals > 0 && areAllShown) showMissing();
  }, [refusals, areAllShown]);

  const resume = useEffectEvent(() => {
    const open = ids.find((id) => answers.questions[id] === undefined);
    const fieldset = open === undefined || open === ids[0] ? undefined : fieldsets.current.get(open);
    // After the page has scrolled to its top, as every new screen does.
    if (fieldset !== undefined) afterPaint(() => fieldset.scrollIntoView({ block: "center" }));
  });
  const isHydrated = useOnceHydrated(() => true, false);
  useEffect(() => {
    if (isHydrated && areAllShown) resume();
  }, [isHydrated, areAllShown]);

  const answerNow = (id: QuestionId, value: Choice) => {
    if (!isHydrated) {
      change(({ questions }) => ({ questions: { ...questions, [id]: value } }));
      return;
    }
    const isFirstAnswer = answers.questions[id] === undefined;
    // The browser paints the choice first; counter and button follow in a transition.
    startTransition(() => {
      setLast(id);
      const after = change(({ questions }) => ({ questions: { ...questions, [id]: value } }));
      const next = isFirstAnswer ? nextOpenQuestion(ids, after, id) : undefined;
      const fieldset = next === undefined ? undefined : fieldsets.current.get(next);
      if (fieldset !== undefined) {
        afterPaint(() => bringIntoView(fieldset, usesKeyboard() ? "nearest" : "center"));
      }
    });
  };

  // A stable function: an answer renders its own question only.
  const latest = useRef(answerNow);
  useLayoutEffect(() => {
    latest.current = answerNow;
  });
  const answer = useCallback((id: QuestionId, value: Choice) => latest.current(id, value), []);
  const register = useCallback((id: QuestionId, fieldset: HTMLFieldSetElement | null) => {
    if (fieldset === null) fieldsets.current.delete(id);
    else fieldsets.current.set(id, fieldset);
  }, []);

  const options = useMemo(
    () => CHOICES.map((value) => ({ value, label: t(`assessment-questions:scale.${value}`) })),
    [t],
  );

  return (
    <div className={styles.questions}>
      {shown.map((id) => (
        <Question
          key={id}
          id={id}
          legend={textByKey(language, "assessment-questions", id)}
          options={options}
          value={answers.questions[id]}
          turn={answers.questions[id] !== undefined ? "answered" : id === current ? "current" : "coming"}
          error={id === missing ? t("questions.problem") : undefined}
          onAnswer={answer}
          register={register}
        />
      ))}
    </div>
  );
}

/** More than fit on a screen. */
const FEW = 5;

/** A new visit renders the first few at once and the rest right after; going back renders all. */
function useAtFirstFew(ids: readonly QuestionId[]): readonly QuestionId[] {
  const isForward = useNavigationType() === "PUSH";
  return useDeferredValue(ids, isForward ? ids.slice(0, FEW) : ids);
}

interface QuestionProps {
  readonly id: QuestionId;
  readonly legend: string;
  readonly options: readonly RadioOption<Choice>[];
  readonly value: Choice | undefined;
  /** State of the question: the current card is emphasised, an answered one is less prominent. */
  readonly turn: "answered" | "current" | "coming";
  readonly error: string | undefined;
  readonly onAnswer: (id: QuestionId, value: Choice) => void;
  readonly register: (id: QuestionId, fieldset: HTMLFieldSetElement | null) => void;
}

const Question = memo(function Question({ id, turn, onAnswer, register, ...group }: QuestionProps) {
  const ref = useCallback((fieldset: HTMLFieldSetElement | null) => register(id, fieldset), [id, register]);
  return (
    <div className={styles.turn} data-turn={turn}>
      <RadioGroup {...group} variant="scale" name={id} onChange={(value) => onAnswer(id, value)} ref={ref} />
    </div>
  );
});

/**
 * Scrolls an element into view, without animation under reduced motion. The focus stays. A press stops the animation: a mouse
 * that is released on another answer than it was pressed on chooses none.
 */
function bringIntoView(element: Element, block: ScrollLogicalPosition): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ behavior: still ? "auto" : "smooth", block });
  if (!still) addEventListener("pointerdown", stopScrolling, { capture: true, once: true });
}

function stopScrolling(): void {
  scrollTo({ top: scrollY, behavior: "instant" });
}

/** True while the keyboard is used: the focused element must stay in view then. */
function usesKeyboard(): boolean {
  return document.activeElement?.matches(":focus-visible") === true;
}
