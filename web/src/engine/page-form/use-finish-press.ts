import type { PageProblem } from "@mindle/domain/content/page";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { crisisWords, warnOfCrisisWords } from "../../platform/safety/crisis-words.ts";
import { isCareFollowing, noteHelp } from "../../platform/safety/help-card.ts";
import { markHelpShown } from "../../platform/safety/help-words.ts";
import { lookAtWords } from "../../platform/safety/look-at-words.ts";
import type { HelpCardProps } from "../../shell/overlays/help-card.tsx";
import type { ContentPage } from "../page-context.ts";
import type { FinishAttempt } from "../step/use-step-page.ts";

interface FinishPressInput {
  /** Finishes the page, unless something must be changed first. */
  readonly finish: () => FinishAttempt;
  readonly unfinishedWords: readonly string[];
  /** Turns to a page, or finishes the step; crisis words were typed, or not. */
  readonly turn: (next: number | undefined, isAfterCrisis: boolean) => Promise<void>;
  readonly onRefused: (problem: PageProblem) => void;
}

interface FinishPress extends Pick<ContentPage, "finish" | "finishAfter" | "isFinishing" | "wasFinished"> {
  /** The help card; undefined while it is closed. */
  readonly helpCard: Pick<HelpCardProps, "call" | "saved" | "onContinue"> | undefined;
}

/**
 * What a press on the button of a page does. It waits for work that belongs to the answers and for crisis words, tries to
 * finish the page, shows the help card if one is called for, and then turns the page or shows what must be changed.
 */
export function useFinishPress({ finish, unfinishedWords, turn, onRefused }: FinishPressInput): FinishPress {
  const [isWaiting, setWaiting] = useState(false);
  /** How much work that belongs to the answers has not ended. */
  const [underWay, setUnderWay] = useState(0);
  const [isLeavingStep, setLeavingStep] = useState(false);
  /** What goes on when the help card closes. */
  const [afterHelp, setAfterHelp] = useState<FinishAttempt>();
  const wasHelped = useRef(false);
  const wasFinished = useRef(false);

  const press = () => {
    const hasWords = unfinishedWords.some((text) => text.trim() !== "");
    if (underWay > 0 || (hasWords && crisisWords.current() === undefined)) setWaiting(true);
    else tryFinish();
  };

  const tryFinish = () => {
    // Where crisis words could not be loaded, as without a connection, the texts are looked at later.
    if (crisisWords.current() === undefined) lookAtWords(unfinishedWords);
    const attempt = finish();
    const { help, isNew, isHelpNamed } = attempt;
    // Once shown, the card does not open again at each press while an answer is missing.
    const isRepeated = wasHelped.current && "refused" in attempt;
    if (help !== undefined && !isRepeated) {
      if (isNew) noteHelp(help);
      if (!isHelpNamed) {
        wasHelped.current = true;
        markHelpShown(unfinishedWords).catch(warnOfCrisisWords);
        setAfterHelp(attempt);
        return;
      }
    }
    goOn(attempt);
  };

  const goOn = (attempt: FinishAttempt) => {
    if ("next" in attempt) void leave(attempt);
    else onRefused(attempt.refused);
  };

  const leave = async ({ next, help }: FinishAttempt & { readonly next: number | undefined }) => {
    wasFinished.current = true;
    const isLast = next === undefined;
    // Nothing is awaited where a page is turned to.
    if (isLast) setLeavingStep(true);
    try {
      await turn(next, isCareFollowing(help));
    } finally {
      if (isLast) setLeavingStep(false);
    }
  };

  const tryFinishNow = useEffectEvent(tryFinish);
  useEffect(() => {
    if (!isWaiting || underWay > 0) return;
    let isCurrent = true;
    const endWaiting = () => {
      if (!isCurrent) return;
      setWaiting(false);
      tryFinishNow();
    };
    crisisWords.load().catch(warnOfCrisisWords).then(endWaiting, endWaiting);
    return () => {
      isCurrent = false;
    };
  }, [isWaiting, underWay]);

  // A page that is shown again begins anew.
  useEffect(() => {
    wasFinished.current = false;
    return () => {
      wasHelped.current = false;
      setWaiting(false);
      setAfterHelp(undefined);
    };
  }, []);

  return {
    finish: press,
    finishAfter: (work) => {
      setUnderWay((count) => count + 1);
      const end = (isDone: boolean) => {
        setUnderWay((count) => count - 1);
        // The widget says what went wrong, so its page stays.
        if (!isDone) setWaiting(false);
      };
      work.then(end, () => end(false));
    },
    isFinishing: isLeavingStep || isWaiting,
    wasFinished: () => wasFinished.current,
    helpCard: afterHelp?.help && {
      call: afterHelp.help,
      saved: "next" in afterHelp ? afterHelp.saved : undefined,
      onContinue: () => {
        setAfterHelp(undefined);
        goOn(afterHelp);
      },
    },
  };
}
