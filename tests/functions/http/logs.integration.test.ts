import { randomBytes, randomUUID } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { getLatestSchemaAssessment, getResponse, submitAssessment } from "@mindle/domain/api/assessment";
import { getUserInfo } from "@mindle/domain/api/auth";
import { BROWSER_ID_HEADER, SESSION_ID_HEADER } from "@mindle/domain/api/headers";
import { isSecretId } from "@mindle/domain/api/operation-headers";
import { BROWSER_ID_LENGTH, randomId, SESSION_ID_LENGTH } from "@mindle/domain/identity/ids";
import { makeTrackingEvent } from "@mindle/domain/testing/tracking";
import type { TrackingEvent } from "@mindle/domain/tracking/event";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { trackedBrowserId } from "../../../functions/src/http/tracking-stream.ts";
import { call, makeAddress, makeSecretId, post } from "../../support/functions/api.ts";
import { claimHashOf, database } from "../../support/functions/database.ts";
import { testEnvironment } from "../../support/functions/environment.ts";
import { makeSubmission } from "../../support/functions/submissions.ts";
import { makeUser } from "../../support/functions/users.ts";

const BROWSER_ID = randomId(BROWSER_ID_LENGTH, randomBytes);
const SESSION_ID = randomId(SESSION_ID_LENGTH, randomBytes);
const CLAIM_SECRET = makeSecretId();
const RESPONSE_ID = makeSecretId();
const BROKEN_RESPONSE_ID = makeSecretId();
const EMAIL = `someone-${randomUUID()}@example.com`;

const headers = { [BROWSER_ID_HEADER]: BROWSER_ID, [SESSION_ID_HEADER]: SESSION_ID };
const { apiUrl, logFile } = testEnvironment();

/** What was logged during a visit, and the tracking events that were stored. */
let seen = "";

/** Sends an event as the client does, and resolves to its id. */
async function track(event_name: TrackingEvent["event_name"]): Promise<string> {
  const event = makeTrackingEvent({ uuid: makeSecretId() });
  const context = { ...event.event_data.context, browser_id: BROWSER_ID, session_id: SESSION_ID };
  const response = await fetch(new URL("/streams/records", apiUrl), {
    method: "PUT",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": makeAddress() },
    body: JSON.stringify([{ ...event, event_name, event_data: { context, etc_data: {} } }]),
  });
  expect(response.status).toBe(200);
  return event.uuid;
}

/** Everything that was logged after `offset`; waits for the line of an event. */
async function loggedSince(offset: number, uuid: string): Promise<string> {
  if (logFile === undefined) return "";
  return vi.waitFor(
    async () => {
      const text = (await readFile(logFile)).subarray(offset).toString();
      expect(text).toContain(uuid);
      return text;
    },
    { timeout: 10_000 },
  );
}

// A whole assessment with events, one call that fails on our side, and a sign-in that claims the response.
beforeAll(async () => {
  const offset = logFile === undefined ? 0 : (await stat(logFile)).size;
  await track("schema_start");
  const submission = makeSubmission({ email: EMAIL });
  await call(submitAssessment, submitAssessment.body.parse(submission), {
    headers,
    claimSecret: CLAIM_SECRET,
    idempotencyKey: RESPONSE_ID,
  });
  await call(getResponse, { responseId: RESPONSE_ID }, { headers });
  await database().doc(`assessments/${BROKEN_RESPONSE_ID}`).set({ assessmentId: "broken" });
  const failed = await post(getResponse.path, { responseId: BROKEN_RESPONSE_ID }, { headers });
  expect(failed).toMatchObject({ status: 500 });
  await database().doc(`assessments/${BROKEN_RESPONSE_ID}`).delete();
  const last = await track("schema_submit");
  const events = await database()
    .collection("trackingEvents")
    .where("event_data.context.session_id", "==", SESSION_ID)
    .get();
  expect(events.size).toBe(2);
  seen = JSON.stringify(events.docs.map((event) => event.data())) + (await loggedSince(offset, last));
});

test("nothing that gives access or names a person is logged or tracked", () => {
  if (logFile !== undefined) expect(seen).toContain("operation failed");
  expect(seen).toContain(trackedBrowserId(BROWSER_ID));
  for (const secret of [
    BROWSER_ID,
    CLAIM_SECRET,
    claimHashOf(CLAIM_SECRET),
    RESPONSE_ID,
    BROKEN_RESPONSE_ID,
    EMAIL,
  ]) {
    expect(seen).not.toContain(secret);
  }
});

describe("someone who knows the Browser-Id and reads every log", () => {
  test("opens no response", async () => {
    for (const responseId of [...new Set(seen.match(/[A-Za-z0-9]+/g))].filter(isSecretId)) {
      const answer = await post(getResponse.path, { responseId }, { headers });
      expect(answer).toMatchObject({ success: false, code: "not-found" });
    }
  });

  test("claims none, with any of the ids, and the browser that has the secret still does", async () => {
    const reader = await makeUser();
    const ids = [...new Set(seen.match(/[A-Za-z0-9]+/g))].filter(isSecretId);
    for (const claimSecret of [undefined, ...ids]) {
      await call(getUserInfo, {}, { token: reader.token, headers, claimSecret });
    }
    const { token } = reader;
    expect(await call(getLatestSchemaAssessment, {}, { token, headers })).toBeNull();

    const visitor = await makeUser();
    await call(getUserInfo, {}, { token: visitor.token, headers, claimSecret: CLAIM_SECRET });
    const latest = await call(getLatestSchemaAssessment, {}, { token: visitor.token, headers });
    expect(latest).toMatchObject({ _id: RESPONSE_ID, answers: { email: { value: EMAIL } } });
  });
});
