import type { CallLimit } from "@mindle/domain/api/operation";
import { makeTrackingEvent } from "@mindle/domain/testing/tracking";
import { type TrackingEvent, trackingEvents } from "@mindle/domain/tracking/event";
import { expect, test } from "vitest";
import { openStore } from "../store/store.ts";
import { createTrackingStream } from "./tracking-stream.ts";

/** The network's limit of a day, which processes share, as a smaller one of this process. */
function inProcess(limit: CallLimit): CallLimit {
  return limit.perProcess === true ? limit : { ...limit, calls: 6_000, perProcess: true };
}

/** The stream, called from one address; it logs to `logged`. */
function makeStream(logged: TrackingEvent[] = []) {
  // Opening does not connect, and the limits of a process need no connection.
  const { rateLimits } = openStore({ projectId: "demo-tracking", contentEnv: "local" });
  const stream = createTrackingStream({
    log: (event) => logged.push(event),
    store: null,
    now: () => 0,
    verifyAppCheckToken: null,
    limiter: {
      consume: (key, limit) => rateLimits.consume(key, inProcess(limit), 0),
      knownWait: (key, limit) => rateLimits.knownWait(key, inProcess(limit), 0),
      isExempt: () => false,
      isProxy: () => false,
    },
    report: () => {},
  });
  const headers = new Headers({ "Content-Type": "application/json", "X-Forwarded-For": "192.0.2.1" });
  return async (browserId: string) => {
    const event = makeTrackingEvent();
    const context = { ...event.event_data.context, browser_id: browserId };
    const { status } = await stream({
      method: "PUT",
      path: "/streams/records",
      header: (name) => headers.get(name) ?? undefined,
      body: new TextEncoder().encode(
        JSON.stringify([{ ...event, event_data: { ...event.event_data, context } }]),
      ),
    });
    return status;
  };
}

test("browsers behind one address have a limit each, and one for all of them", async () => {
  const send = makeStream();
  const browser = (number: number) => `browser${String(number).padStart(13, "0")}`;
  const accepted = async (browserId: string) => {
    let calls = 0;
    while ((await send(browserId)) === 200) calls += 1;
    return calls;
  };
  for (let number = 0; number < 10; number += 1) expect(await accepted(browser(number))).toBe(600);
  expect(await send(browser(10))).toBe(429);
});

test.each([
  ["fails", () => Promise.reject(new Error("no database"))],
  ["does not answer", () => new Promise<never>(() => {})],
])(
  "events are recorded where counting the network's calls %s, and the fault is reported",
  async (_how, count) => {
    const reports: unknown[] = [];
    const logged: TrackingEvent[] = [];
    const stream = createTrackingStream({
      log: (event) => logged.push(event),
      store: null,
      now: () => 0,
      verifyAppCheckToken: null,
      limiter: {
        consume: async (_key, { perProcess }) => {
          return perProcess === true ? 0 : count();
        },
        knownWait: () => 0,
        isExempt: () => false,
        isProxy: () => false,
      },
      report: (failure) => reports.push(failure),
    });
    const answer = await stream({
      method: "PUT",
      path: "/streams/records",
      header: (name) => (name === "Content-Type" ? "application/json" : undefined),
      body: new TextEncoder().encode(JSON.stringify([makeTrackingEvent()])),
    });
    expect(answer.status).toBe(200);
    expect([logged.length, reports.length]).toEqual([1, 1]);
  },
);

test("a browser is logged by an id of its own that is not the one it sent", async () => {
  const logged: TrackingEvent[] = [];
  const send = makeStream(logged);
  const sent = ["oneBrowser0000000000", "oneBrowser0000000001", "oneBrowser0000000000"];
  for (const browserId of sent) expect(await send(browserId)).toBe(200);
  const [first, second, again] = logged.map(({ event_data }) => event_data.context.browser_id);
  expect(first).toBe(again);
  expect(first).not.toBe(second);
  for (const browserId of sent) expect(JSON.stringify(logged)).not.toContain(browserId);
  expect(trackingEvents.safeParse(logged).success).toBe(true);
});
