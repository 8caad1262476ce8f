import type { ReadPage } from "@mindle/domain/content/read-pages";

/** How a session was, by what the person said of it. */
export type SessionMood = "light" | "heavy" | "not-done";

/** What became of the act that was agreed on. That its day has not come is nothing left undone. */
const NOT_DONE: readonly unknown[] = ["not", "forgot"];
/** It was done and hurt. */
const HURT = "bad";
/** How thinking of it feels. */
const HEAVY: readonly unknown[] = ["uneasy", "shy"];

/**
 * The last answer to `done` or `since`, how the act went, says whether it was left undone, or hurt, which is heavy; so does the last
 * one to `mood`. Where a session asks neither, it is light.
 */
export function moodOf(pages: readonly ReadPage[]): SessionMood {
  const answers = pages.flatMap(({ state }) =>
    state.components.flatMap(({ component: { bind }, value, visible, answered }) =>
      bind !== undefined && visible && answered ? [{ bind, value }] : [],
    ),
  );
  const last = (...names: readonly string[]) => answers.findLast(({ bind }) => names.includes(bind))?.value;
  const act = last("done", "since");
  if (NOT_DONE.includes(act)) return "not-done";
  return act === HURT || HEAVY.includes(last("mood")) ? "heavy" : "light";
}
