import { useCallback, useSyncExternalStore } from "react";

export const ANSWERS = ["empty", "usual", "extreme", "own"] as const;

/** What the preview shows; the address keeps it. */
export interface View {
  /** Id of the step's pack; the first one without it. */
  readonly step: string | undefined;
  readonly page: string | undefined;
  readonly answers: (typeof ANSWERS)[number];
  /** Which of the generated answers. */
  readonly seed: number;
  readonly scheme: "light" | "dark" | undefined;
  /** Whether texts are twice as large. */
  readonly isLarge: boolean;
}

function parseView(search: string): View {
  const parameters = new URLSearchParams(search);
  const read = (name: string) => parameters.get(name) ?? undefined;
  const scheme = read("scheme");
  return {
    step: read("step"),
    page: read("page"),
    answers: ANSWERS.find((kind) => kind === read("answers")) ?? "empty",
    seed: Number(read("seed") ?? 1) || 1,
    scheme: scheme === "light" || scheme === "dark" ? scheme : undefined,
    isLarge: read("text") === "large",
  };
}

/** The address of a view. */
export function searchOf({ step, page, answers, seed, scheme, isLarge }: View): string {
  const entries = Object.entries({
    step,
    page,
    answers: answers === "empty" ? undefined : answers,
    seed: seed === 1 ? undefined : String(seed),
    scheme,
    text: isLarge ? "large" : undefined,
  });
  return `?${new URLSearchParams(entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))}`;
}

/** The view of the address, and how to open another one. Turning a page can be undone with the browser's Back. */
export function useView(): readonly [view: View, change: (changes: Partial<View>) => void] {
  const search = useSyncExternalStore(subscribe, () => location.search);
  const change = useCallback((changes: Partial<View>) => {
    const next = searchOf({ ...parseView(location.search), ...changes });
    if (next === location.search) return;
    if ("page" in changes) history.pushState(null, "", next);
    else history.replaceState(null, "", next);
    dispatchEvent(new PopStateEvent("popstate"));
  }, []);
  return [parseView(search), change];
}

function subscribe(onChange: () => void): () => void {
  addEventListener("popstate", onChange);
  return () => removeEventListener("popstate", onChange);
}
