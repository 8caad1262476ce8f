import type { SavedPage } from "@mindle/domain/content/page-save";
import type { Answers, EnteredValues, PageAnswers } from "../src/platform/answers/answers.ts";

/** Answers to pages, by instance. */
export type EnteredAnswers = Readonly<
  Record<string, { readonly saved: SavedPage | null; readonly draft?: EnteredValues }>
>;

/** {@link Answers} of one step that are neither stored nor sent. */
export interface MemoryAnswers extends Answers {
  /** Replaces the answers and the visited pages; undefined leaves the answers as they are. */
  replace(answers: EnteredAnswers | undefined, route: readonly string[]): void;
}

/** Creates answers in memory. `onEntered` is called with all of them after each change on the page. */
export function createMemoryAnswers(onEntered: (answers: EnteredAnswers) => void): MemoryAnswers {
  let current: EnteredAnswers = {};
  let route: readonly string[] = [];
  const listeners = new Set<() => void>();
  const views = new Map<string, { readonly of: unknown; readonly answers: PageAnswers }>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const enter = (instance: string, page: EnteredAnswers[string]) => {
    current = { ...current, [instance]: page };
    changed();
    onEntered(current);
  };
  return {
    uid: "preview",
    replace(answers, way) {
      current = answers ?? current;
      route = way;
      changed();
    },
    storage: () => "kept",
    isDayFull: () => false,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async () => {},
    page(instance) {
      const of = current[instance];
      const known = views.get(instance);
      if (known !== undefined && known.of === of) return known.answers;
      const answers = pageAnswers(current, instance);
      views.set(instance, { of, answers });
      return answers;
    },
    receive: () => {},
    edit(instance, values) {
      const page = pageAnswers(current, instance);
      enter(instance, { saved: page.saved, draft: { ...enteredIn(page), ...values } });
    },
    finishPage: async (instance, saved) => enter(instance, { saved }),
    sendDrafts: () => {},
    restoreOther: () => {},
    removeAnswers: async () => {},
    waitingRemovals: () => 0,
    finishStep: async () => {},
    finishedSteps: () => [],
    remind: async () => {},
    reportHarm: async () => {},
    route: () => route,
    loadRoute: async () => {},
    setRoute(_, way) {
      route = way;
      changed();
    },
    unsent: () => 0,
    flush: async () => {},
    unsentPages: () => [],
  };
}

/** The answers of a page as the engine reads them. */
export function pageAnswers(pages: EnteredAnswers, instance: string): PageAnswers {
  const { saved = null, draft } = pages[instance] ?? {};
  return { saved, draft, revision: 0, other: undefined, state: "sent" };
}

/** What was entered on a page, also in components that are hidden now. */
export function enteredIn({ saved, draft }: Pick<PageAnswers, "saved" | "draft">): EnteredValues {
  return draft ?? Object.fromEntries(Object.entries(saved ?? {}).map(([bind, { value }]) => [bind, value]));
}
