import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { SECRET_ID_LENGTH } from "../identity/ids.ts";
import { makeTrackingEvent } from "../testing/tracking.ts";
import { trackingEvent, trackingEvents } from "./event.ts";
import { MAX_EVENTS } from "./names.ts";

/** A syllable of Korean. */
const HANGUL = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));

/** An event with every text that one can have. */
const FULL = makeTrackingEvent({
  etc_data: {
    from_route: "/home",
    stage: "stress",
    program_id: "um-eng-v2s",
    step_id: "d1-s1",
    package_id: "riggy-complete",
    provider: "google",
    exit_reason: "inactivity",
    experiment: "showCuteNotCute",
    group: "0",
    error_name: "Error",
  },
});

function accepts(value: unknown): boolean {
  return z.safeParse(trackingEvent, value).success;
}

describe("a tracking event", () => {
  test("is read as it is", () => {
    const event = makeTrackingEvent({
      etc_data: { stage: "stress", duration_ms: 1200, error_name: "TypeError" },
    });
    expect(z.parse(trackingEvent, event)).toEqual(event);
  });

  test.each([
    ["a name that is not listed", { event_name: "answered_5" }],
    ["another schema", { schema: "event:v0" }],
    ["a type that is not listed", { type: "answer" }],
    ["a time with a fraction", { timestamp: 1.5 }],
    ["an id in another form", { uuid: "../users/someone-else-xx" }],
    ["an id of another length", { uuid: "e1V2e3N4t5I6d7E8v9E0n1T" }],
    ["a UUID", { uuid: "0b5f4b1e-3d2c-4a5b-8c7d-9e0f1a2b3c4d" }],
    ["a field more", { answer: "5" }],
  ])("is refused with %s", (_name, change) => {
    expect(accepts({ ...makeTrackingEvent(), ...change })).toBe(false);
  });

  test.each([
    ["nickname", "Robin"],
    ["email", "robin@example.com"],
    ["value", "5"],
    ["character", "Riggy"],
    ["answers", []],
    ["build", "someone@example.com"],
    ["build", "0123456789abc"],
    ["frames", ["https://example.com/assets/main-AbC.js:1:2"]],
    ["frames", ["main-AbC.js:1:2 someone@example.com"]],
    ["frames", ["schema/result?responseId=abc:1:2"]],
    ["frames", Array(11).fill("main-AbC.js:1:2")],
    ["error_name", "I feel sad"],
    ["error_name", "auth/robin@example.com"],
    ["stage", "5"],
    ["from_route", "/schema/result?responseId=aaaaaaaaaaaaaaaaaaaaaaaa"],
    ["step_id", "d1-s1; I feel sad"],
    ["package_id", "Robin"],
  ])("has no room for %s %j", (field, value) => {
    const event = makeTrackingEvent();
    const { event_data } = event;
    expect(accepts({ ...event, event_data: { ...event_data, etc_data: { [field]: value } } })).toBe(false);
    const context = { ...event_data.context, [field]: value };
    expect(accepts({ ...event, event_data: { ...event_data, context } })).toBe(false);
  });

  test.each([
    ["a sentence", fc.string({ minLength: 1 }).map((text) => `${text} ${text}`)],
    ["an e-mail address", fc.emailAddress()],
    ["a nickname", fc.oneof(fc.string({ unit: HANGUL, minLength: 1 }), fc.constantFrom("Robin", "Mary-Ann"))],
  ])("has no room for %s in any of its texts", (_what, texts) => {
    expect(accepts(FULL)).toBe(true);
    const places = fc.constantFrom(...textPlaces(FULL));
    fc.assert(
      fc.property(texts, places, (text, path) => {
        expect(accepts(replaced(FULL, path, text))).toBe(false);
      }),
    );
  });

  test("has no room for a result's id but where it has random ids of its own", () => {
    const own = ["uuid", "browser_id", "session_id"];
    const places = textPlaces(FULL).filter((path) => !own.includes(path.at(-1) ?? ""));
    // Letters alone would be a route's name; of random ids, one in seventy has no digit.
    const responseIds = fc
      .stringMatching(new RegExp(`^[A-Za-z0-9]{${SECRET_ID_LENGTH}}$`))
      .filter((id) => /\d/.test(id));
    fc.assert(
      fc.property(
        responseIds,
        fc.constantFrom(...places),
        fc.constantFrom("", "/"),
        (responseId, path, before) => {
          expect(accepts(replaced(FULL, path, `${before}${responseId}`))).toBe(false);
        },
      ),
    );
  });
});

test(`a request has 1 to ${MAX_EVENTS} events`, () => {
  const takes = (length: number) =>
    z.safeParse(
      trackingEvents,
      Array.from({ length }, () => makeTrackingEvent()),
    ).success;
  expect([0, 1, MAX_EVENTS, MAX_EVENTS + 1].map(takes)).toEqual([false, true, true, false]);
});

/** Paths of all texts in a value. */
function textPlaces(value: unknown): string[][] {
  if (typeof value === "string") return [[]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textPlaces(inner).map((path) => [key, ...path]));
}

function replaced(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined || typeof value !== "object" || value === null) return text;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]): [string, unknown] => [
      name,
      name === key ? replaced(inner, rest, text) : inner,
    ]),
  );
}
