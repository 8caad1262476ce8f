import type { WidgetProblem } from "@mindle/domain/widgets/shared/problem";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { onProblem } from "../../focus-problem.ts";

interface Place {
  /** Of the question; past the last one, of all answers together. */
  readonly at: number;
  readonly way: "on" | "back";
  /** The question has just come: what is missing in it is not said yet. */
  readonly isFresh: boolean;
  /** It was picked from all answers together, and leads back there. */
  readonly isChange: boolean;
}

/** How long an answer is seen before the next question comes. */
const SEEN_MS = 320;

interface Places {
  /** Of the questions, in their order. */
  readonly ids: readonly string[];
  isAnswered(id: string): boolean;
  /** What is wrong with the answers, first of all; undefined where they can stay as they are. */
  readonly firstProblem: WidgetProblem | undefined;
  readonly disabled: boolean;
}

/** Which of the questions is asked. It begins with the first that has no answer, and with all answers where none must be given. */
export function usePlace({ ids, isAnswered, firstProblem, disabled }: Places) {
  const end = ids.length > 1 ? ids.length : 0;
  const [place, setPlace] = useState((): Place => {
    const first = ids.findIndex((id) => id === firstProblem?.part || !isAnswered(id));
    return {
      at: firstProblem === undefined ? end : Math.max(first, 0),
      way: "on",
      isFresh: false,
      isChange: false,
    };
  });
  const at = disabled ? end : place.at;
  const root = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = (to: number, isFresh = true) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    hasMoved.current = to !== at;
    setPlace({ at: to, way: to < at ? "back" : "on", isFresh, isChange: isFresh && at === end });
  };
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    const target = at === end ? find("[tabindex]") : (find("input:checked") ?? find("input"));
    target?.focus({ preventScroll: true });
  }, [at, end]);

  const showProblem = useEffectEvent((part: string | undefined) => {
    const to = ids.findIndex((id) => (part === undefined ? !isAnswered(id) : id === part));
    if (to !== -1) flushSync(() => go(to, false));
  });
  useEffect(() => (root.current === null ? undefined : onProblem(root.current, showProblem)), []);

  return {
    ...place,
    at,
    root,
    go,
    /** Whether it is about to go on: the finger that has answered may come down once more. */
    isGoingOn: () => timer.current !== undefined,
    /** Goes on to the next question without an answer, once the one that was given has been seen; after the last, to all answers. */
    goOn: () => {
      const later = ids.findIndex((id, other) => other > at && !isAnswered(id));
      const to = later === -1 || place.isChange ? end : later;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => go(to), SEEN_MS);
    },
  } as const;
}
