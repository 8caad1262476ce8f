import { parseTutorialStage } from "@mindle/domain/assessment/tutorial";
import { parseStage, type Stage } from "@mindle/domain/assessment/wizard";
import type { EventDetails, TrackedName } from "@mindle/domain/tracking/happening";
import { type Route, routeOf } from "@mindle/domain/tracking/names";
import { matchPath } from "react-router-dom";
import { addressOf } from "./addresses.ts";
import type { PageName } from "./pages.ts";

type Parameters = Readonly<Record<string, string | undefined>>;

/** The name of an event and what it carries. */
type PageEvent = { readonly [Name in TrackedName]: readonly [Name, EventDetails[Name]] }[TrackedName];

/** What it means that a page is shown, beside the change of page itself. */
const EVENTS: Readonly<Partial<Record<PageName, (parameters: Parameters) => PageEvent>>> = {
  assessment: ({ stage }) => ["schema_stage", { stage: parseStage(stage) }],
  result: () => ["schema_result", {}],
  tutorial: ({ stage }) => ["tutorial_stage", { tutorial_stage: parseTutorialStage(stage) }],
  voucher: ({ packageId }) => ["voucher_open", { package_id: packageId }],
  betaTrial: ({ packageId }) => ["voucher_open", { package_id: packageId }],
  help: () => ["help_open", {}],
};

/** What a path shows, as far as it is told of. */
interface Shown {
  readonly route: Route;
  /** Of the assessment; undefined elsewhere. */
  readonly stage: Stage | undefined;
  readonly event: PageEvent | undefined;
}

const NOTHING: Shown = { route: "not-found", stage: undefined, event: undefined };

/** The route of a path, and what is told when its page is shown. An address that only leads elsewhere tells nothing. */
export function shownAt(pathname: string): Shown {
  const { pattern, destination } = addressOf(pathname);
  if (!("page" in destination) || destination.page === "notFound") return NOTHING;
  const parameters = matchPath(pattern, pathname)?.params ?? {};
  return {
    route: routeOf(pattern),
    stage: destination.page === "assessment" ? parseStage(parameters["stage"]) : undefined,
    event: EVENTS[destination.page]?.(parameters),
  };
}
