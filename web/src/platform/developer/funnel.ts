import * as z from "zod/mini";
import { readAsOwner } from "./emulator-documents.ts";

/** What people do on their way, in its order. */
export const FUNNEL_STEPS = [
  "landing",
  "begun",
  "submitted",
  "result",
  "registered",
  "stepOpened",
  "stepFinished",
] as const;

type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** How many browsers of a group did each thing. */
export interface Funnel {
  readonly group: "0" | "1";
  readonly browsers: number;
  readonly reached: Readonly<Record<FunnelStep, number>>;
}

const trackedEvent = z.object({
  event_name: z.string(),
  event_data: z.object({
    context: z.object({ browser_id: z.string(), route: z.string() }),
    etc_data: z.object({ group: z.optional(z.enum(["0", "1"])), success: z.optional(z.boolean()) }),
  }),
});

type TrackedEvent = z.output<typeof trackedEvent>;

/** The funnels of both groups, from all tracking events in the local Firestore. */
export async function readFunnels(signal: AbortSignal): Promise<readonly Funnel[]> {
  const documents = await readAsOwner("trackingEvents", signal);
  return funnelsOf(documents.map(({ fields }) => fields));
}

/** The funnels of both groups. Browsers that joined no group are left out. */
export function funnelsOf(events: readonly unknown[]): readonly Funnel[] {
  const parsed = events.map((event) => z.parse(trackedEvent, event));
  const byBrowser = new Map<string, TrackedEvent[]>();
  for (const event of parsed) {
    const id = event.event_data.context.browser_id;
    byBrowser.set(id, [...(byBrowser.get(id) ?? []), event]);
  }
  const browsers = [...byBrowser.values()].map((own) => ({
    group: own.find((event) => event.event_name === "experiment_join")?.event_data.etc_data.group,
    steps: new Set(own.map(stepOf)),
  }));
  return (["0", "1"] as const).map((group) => {
    const members = browsers.filter((browser) => browser.group === group);
    const count = (step: FunnelStep) => members.filter(({ steps }) => steps.has(step)).length;
    return {
      group,
      browsers: members.length,
      reached: {
        landing: count("landing"),
        begun: count("begun"),
        submitted: count("submitted"),
        result: count("result"),
        registered: count("registered"),
        stepOpened: count("stepOpened"),
        stepFinished: count("stepFinished"),
      },
    };
  });
}

function stepOf({ event_name, event_data: { context, etc_data } }: TrackedEvent): FunnelStep | undefined {
  switch (event_name) {
    case "page_change":
      return context.route === "/" ? "landing" : undefined;
    case "schema_start":
      return "begun";
    case "schema_submit":
      return etc_data.success === false ? undefined : "submitted";
    case "schema_result":
      return "result";
    case "register":
      return "registered";
    case "step_open":
      return "stepOpened";
    case "step_finish":
      return "stepFinished";
    default:
      return undefined;
  }
}
