import type { ActivityConfig, Component, ForeignKey, PackPage } from "./activity.ts";
import { savedFor } from "./migrations.ts";
import { evaluatePage, type PageInput, type PageState, pagesToSkip, savedOf } from "./page.ts";
import type { SavedModel, SavedPage } from "./page-save.ts";
import { readRecalls } from "./recalls.ts";

/** A page of a step with what it shows. */
export interface PageOnRoute {
  readonly page: PackPage;
  /** Where its answers are stored. */
  readonly instance: string;
  readonly components: readonly Component[];
  readonly foreignKeys: Readonly<Record<string, ForeignKey>>;
  readonly configJson: ActivityConfig["configJson"];
}

interface RouteSource extends Pick<PageInput, "definitionOf" | "today"> {
  /** What is stored of a page, of this step or of another one; null where nothing is. */
  savedOf(instance: string): SavedPage | null;
}

/**
 * What is saved of the pages of a step, as the route that the saved answers lead along has it: answers of pages off the route, and of
 * components that earlier answers hide by now, count as not shown. Values are kept, and count again once the route leads back. A
 * page that was not answered leads on as an empty one does. A page whose answers do not change is the same object as it is stored. What
 * is shown once more stays as it is stored: whether it counts, the step that showed it first says.
 */
export function savedOnRoute(
  pages: readonly PageOnRoute[],
  { savedOf: storedOf, definitionOf, today }: RouteSource,
): ReadonlyMap<string, SavedPage | null> {
  const settled = new Map<string, SavedPage | null>();
  const settledOf = (instance: string) => settled.get(instance) ?? storedOf(instance);
  let next = 1;
  for (const { page, instance, components, foreignKeys, configJson } of pages) {
    const stored = storedOf(instance);
    if (page.viewNo !== next) {
      if (page.again !== true) {
        settled.set(
          instance,
          withStates(stored, () => "not-shown"),
        );
      }
      continue;
    }
    const recalled = Object.entries(foreignKeys).map(([name, key]) => [name, savedFor(key, settledOf)]);
    const state = evaluatePage({
      components,
      configJson,
      definitionOf,
      values: Object.fromEntries(Object.entries(stored ?? {}).map(([model, { value }]) => [model, value])),
      recalls: readRecalls(foreignKeys, Object.fromEntries(recalled), definitionOf),
      today,
      user: { nickname: "" },
    });
    if (page.again !== true) settled.set(instance, shownNow(stored, state));
    next += pagesToSkip(page, state);
  }
  return settled;
}

/** Answers of a page on the route. One that was not shown, and is now, counts as the page would save it. */
function shownNow(stored: SavedPage | null, state: PageState): SavedPage | null {
  const now = savedOf(state);
  return withStates(stored, (model, before) => {
    const shown = now[model]?.state;
    return shown === "not-shown" || before === "not-shown" ? (shown ?? before) : before;
  });
}

function withStates(
  page: SavedPage | null,
  stateOf: (model: string, before: SavedModel["state"]) => SavedModel["state"],
): SavedPage | null {
  const models = Object.entries(page ?? {});
  if (models.every(([name, { state }]) => stateOf(name, state) === state)) return page;
  return Object.fromEntries(
    models.map(([name, model]) => [name, { ...model, state: stateOf(name, model.state) }]),
  );
}
