import { Timestamp } from "@google-cloud/firestore";
import { makeTrackingEvent } from "@mindle/domain/testing/tracking";
import { describe, expect, test } from "vitest";
import { withTrackedBrowser } from "../../../functions/src/http/tracking-stream.ts";
import { makeSecretId } from "../../support/functions/api.ts";
import { database } from "../../support/functions/database.ts";
import { testEnvironment } from "../../support/functions/environment.ts";

function put(body: unknown, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL("/streams/records", testEnvironment().apiUrl), {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    ...init,
  });
}

async function storedEvent(uuid: string) {
  return (await database().doc(`trackingEvents/${uuid}`).get()).data();
}

describe("PUT /streams/records", () => {
  test("answers OK and stores each event under its uuid", async () => {
    const events = Array.from({ length: 100 }, () => makeTrackingEvent({ uuid: makeSecretId() }));
    const response = await put(events);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("OK");
    for (const event of events) {
      const stored = { ...withTrackedBrowser(event), expiresAt: expect.any(Timestamp) };
      expect(await storedEvent(event.uuid)).toEqual(stored);
    }
  });

  test("repeat: a repeated event is stored once", async () => {
    const event = makeTrackingEvent({ uuid: makeSecretId() });
    for (const events of [[event], [event, event]]) expect(await (await put(events)).text()).toBe("OK");
    const found = await database().collection("trackingEvents").where("uuid", "==", event.uuid).get();
    expect(found.size).toBe(1);
  });

  test("bad input: the whole request is refused with an envelope that names the field", async () => {
    const good = makeTrackingEvent({ uuid: makeSecretId() });
    const leaking = { ...good, event_data: { ...good.event_data, etc_data: { answer: "I feel sad" } } };
    for (const [body, path] of [
      [{}, "body"],
      [[], "body"],
      [Array.from({ length: 101 }, () => good), "body"],
      [[good, leaking], "[1].event_data.etc_data"],
      [[good, { ...good, event_name: "answer" }], "[1].event_name"],
    ] as const) {
      const response = await put(body);
      expect(response.status).toBe(400);
      const answer: unknown = await response.json();
      expect(answer).toMatchObject({ success: false, data: null, code: "invalid-argument" });
      expect(answer).toMatchObject({ message: expect.stringMatching(/: ./) });
      expect(JSON.stringify(answer)).toContain(`"message":"${path}: `);
      expect(JSON.stringify(answer)).not.toContain("I feel sad");
    }
    expect(await storedEvent(good.uuid)).toBeUndefined();
  });

  test("only PUT is allowed, and only JSON", async () => {
    const post = await put([], { method: "POST" });
    expect({ status: post.status, allow: post.headers.get("Allow") }).toEqual({ status: 400, allow: "PUT" });
    expect((await put([], { headers: { "Content-Type": "text/plain" } })).status).toBe(400);
  });
});
