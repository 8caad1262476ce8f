import { makeTrackingEvent } from "@mindle/domain/testing/tracking";
import { trackingEvents } from "@mindle/domain/tracking/event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, createEventStream } from "./event-stream.ts";

const OK: Answer = { status: 200, text: "OK" };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A tracking host that answers as told, and the ids of the events in each request that reached it. */
function host(answer: (request: number) => Promise<Answer>) {
  const requests: string[][] = [];
  const connection = { online: true };
  const stream = createEventStream({
    put: (body) => {
      requests.push(trackingEvents.parse(JSON.parse(body)).map((event) => event.uuid));
      return answer(requests.length);
    },
    isOnline: () => connection.online,
  });
  return { stream, requests, connection };
}

function uuid(number: number): string {
  return `event${String(number).padStart(19, "0")}`;
}

function event(number: number) {
  return makeTrackingEvent({ uuid: uuid(number) });
}

/** Ids from one number to another, both included. */
function ids(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => uuid(from + index));
}

test("events within 100 ms of one another travel together, in order", async () => {
  const { stream, requests } = host(async () => OK);
  stream.add(event(1));
  await vi.advanceTimersByTimeAsync(99);
  stream.add(event(2));
  await vi.advanceTimersByTimeAsync(99);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toEqual([ids(1, 2)]);
  stream.add(event(3));
  await vi.advanceTimersByTimeAsync(100);
  expect(requests).toEqual([ids(1, 2), ids(3, 3)]);
});

test("a request has 100 events at most", async () => {
  const { stream, requests } = host(async () => OK);
  for (let number = 1; number <= 250; number += 1) stream.add(event(number));
  await vi.advanceTimersByTimeAsync(100);
  expect(requests).toEqual([ids(1, 100), ids(101, 200), ids(201, 250)]);
});

test("what could not be sent is sent again, after longer and longer pauses, until it arrives", async () => {
  const { stream, requests } = host((request) =>
    request < 4 ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(OK),
  );
  stream.add(event(1));
  await vi.advanceTimersByTimeAsync(100);
  expect(requests).toHaveLength(1);
  stream.add(event(2));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(requests).toEqual([ids(1, 1), ids(1, 2), ids(1, 2), ids(1, 2)]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(requests).toHaveLength(4);
});

test.each([
  [{ status: 500, text: "" }, 2],
  [{ status: 429, text: "" }, 2],
  [{ status: 200, text: "<!doctype html>" }, 2],
  [{ status: 403, text: "<!doctype html>" }, 2],
  [{ status: 400, text: "" }, 1],
  [{ status: 404, text: "" }, 1],
])("an answer %j is logged; sent %i times in all", async (answer, times) => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const { stream, requests } = host(async (request) => (request === 1 ? answer : OK));
  stream.add(event(1));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(log).toHaveBeenCalledOnce();
  expect(requests).toHaveLength(times);
});

test("a refusal stops nothing that comes later", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const { stream, requests } = host(async (request) => (request === 1 ? { status: 400, text: "" } : OK));
  stream.add(event(1));
  await vi.advanceTimersByTimeAsync(100);
  stream.add(event(2));
  await vi.advanceTimersByTimeAsync(100);
  expect(requests).toEqual([ids(1, 1), ids(2, 2)]);
});

test("without a connection the newest 500 are kept, and all go once it is back", async () => {
  const { stream, requests, connection } = host(async () =>
    connection.online ? OK : Promise.reject(new TypeError("Failed to fetch")),
  );
  connection.online = false;
  for (let number = 1; number <= 620; number += 1) stream.add(event(number));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(600_000);
  requests.splice(0);
  connection.online = true;
  stream.flush();
  expect(requests.flat()).toEqual(ids(121, 620));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requests.flat()).toEqual(ids(121, 620));
});

test("where the browser is wrong about the connection, events go a few seconds later", async () => {
  const { stream, requests, connection } = host(async () => OK);
  connection.online = false;
  stream.add(event(1));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(requests).toEqual([ids(1, 1)]);
});

test("a page about to go sends at once what is waiting, even while a request is on its way", async () => {
  const { stream, requests } = host(() => new Promise(() => {}));
  stream.add(event(1));
  await vi.advanceTimersByTimeAsync(100);
  stream.add(event(2));
  stream.flush();
  expect(requests).toEqual([ids(1, 1), ids(2, 2)]);
});
