import { makeTrackingEvent } from "@mindle/domain/testing/tracking";
import type { TrackingEvent } from "@mindle/domain/tracking/event";
import { expect, test } from "vitest";
import { funnelsOf } from "./funnel.ts";

type Details = TrackingEvent["event_data"]["etc_data"];

/** Events of a browser, by name and details. */
function eventsOf(
  browserId: string,
  ...events: readonly (readonly [TrackingEvent["event_name"], Details?])[]
) {
  return events.map(([event_name, etc_data = {}]) => {
    const event = makeTrackingEvent({ etc_data });
    const context = { ...event.event_data.context, browser_id: browserId, route: "/" };
    return { ...event, event_name, event_data: { context, etc_data } };
  });
}

const COLOURED = ["experiment_join", { experiment: "showCuteNotCute", group: "0" }] as const;
const GRAY = ["experiment_join", { experiment: "showCuteNotCute", group: "1" }] as const;

const NOTHING = {
  landing: 0,
  begun: 0,
  submitted: 0,
  result: 0,
  registered: 0,
  stepOpened: 0,
  stepFinished: 0,
};

test("browsers are counted once for each thing they did, by their group", () => {
  const events = [
    ...eventsOf("a", ["page_change"], COLOURED, ["page_change"], ["schema_start"], ["schema_start"]),
    ...eventsOf("b", GRAY, ["page_change"], ["schema_start"], ["schema_submit", { success: true }]),
    ...eventsOf("c", ["page_change"], GRAY),
    ...eventsOf("d", ["schema_result"], COLOURED, ["register"], ["step_open"], ["step_finish"]),
  ];
  const coloured = {
    group: "0",
    browsers: 2,
    reached: { ...NOTHING, landing: 1, begun: 1, result: 1, registered: 1, stepOpened: 1, stepFinished: 1 },
  };
  const gray = {
    group: "1",
    browsers: 2,
    reached: { ...NOTHING, landing: 2, begun: 1, submitted: 1 },
  };
  expect(funnelsOf(events)).toEqual([coloured, gray]);
  expect(funnelsOf(events.toReversed())).toEqual([coloured, gray]);
});

test("a submission that failed, another page and a browser without a group do not count", () => {
  const elsewhere = makeTrackingEvent();
  const events = [
    ...eventsOf("a", COLOURED, ["schema_submit", { success: false }], ["exit_popup_subscribe"]),
    {
      ...elsewhere,
      event_data: { ...elsewhere.event_data, context: { browser_id: "a", route: "/about-us" } },
    },
    ...eventsOf("b", ["page_change"], ["schema_start"]),
  ];
  expect(funnelsOf(events)).toEqual([
    { group: "0", browsers: 1, reached: NOTHING },
    { group: "1", browsers: 0, reached: NOTHING },
  ]);
});
