import { randomBytes } from "node:crypto";
import { submitAssessment } from "@mindle/domain/api/assessment";
import { BROWSER_ID_HEADER } from "@mindle/domain/api/headers";
import { MAX_BODY_BYTES, PUBLIC_WRITES } from "@mindle/domain/api/operation";
import { saveAfactoryInput } from "@mindle/domain/api/program";
import { BROWSER_ID_LENGTH, randomId } from "@mindle/domain/identity/ids";
import { DAY_MS } from "@mindle/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Dispatch } from "../../../functions/src/http/dispatch.ts";
import type { Store } from "../../../functions/src/store/store.ts";
import { EMPTY_APP_STORE } from "../../support/functions/app-store.ts";
import { type Backend, callBy, dispatchOn, startBackend } from "../../support/functions/backend.ts";
import { makeProgramme } from "../../support/functions/content.ts";
import { database } from "../../support/functions/database.ts";
import { answer, saveBody } from "../../support/functions/page-saves.ts";
import { openTestStore } from "../../support/functions/store.ts";
import { makeSubmission } from "../../support/functions/submissions.ts";

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend("demo-storage-limits");
});
afterAll(() => backend.close());

/** A process of the functions whose limits hold, at this time. */
function openProcess(time = Date.now()): { readonly dispatch: Dispatch; readonly store: Store } {
  const store = openTestStore();
  const dispatch = dispatchOn(EMPTY_APP_STORE, [], store, undefined, {
    // The limit of a minute, which a patient caller keeps below.
    consume: async (key, limit, amount) =>
      limit.perProcess === true ? 0 : store.rateLimits.consume(key, limit, time, amount),
    knownWait: (key, limit) => (limit.perProcess === true ? 0 : store.rateLimits.knownWait(key, limit, time)),
    isExempt: () => false,
    isProxy: () => false,
  });
  return { dispatch, store };
}

describe("what one account stores in a day", () => {
  test("ends at 4 MiB of answers, in all processes together, and goes on the next day", {
    timeout: 120_000,
  }, async () => {
    const { free } = await makeProgramme();
    const processes = [openProcess(), openProcess()];
    const words = "w".repeat(MAX_BODY_BYTES / 2 - 2_000);
    const save = ({ dispatch }: { readonly dispatch: Dispatch }, uid: string) =>
      callBy(dispatch, { uid }, saveAfactoryInput, saveBody(uid, free.instanceId, { saved: answer(words) }));
    let stored = 0;
    let refused = 0;
    for (let calls = 0; refused < 2 && calls < 400; calls += 1) {
      const process = processes[calls % 2];
      if (process === undefined) continue;
      const { status, headers, envelope } = await save(process, "writer");
      if (status === 200) stored += words.length;
      else {
        expect({ status, code: envelope.success ? undefined : envelope.code }).toEqual({
          status: 429,
          code: "resource-exhausted",
        });
        // Until tomorrow: the device keeps the words that long.
        expect(Number(headers["Retry-After"])).toBeGreaterThan(23 * 60 * 60);
        refused += 1;
      }
    }
    expect(refused).toBe(2);
    expect(stored).toBeGreaterThan(3 * 1024 * 1024);
    expect(stored).toBeLessThanOrEqual(4 * 1024 * 1024);
    const [first] = processes;
    if (first !== undefined) expect((await save(first, "another")).status).toBe(200);
    expect((await save(openProcess(Date.now() + DAY_MS), "writer")).status).toBe(200);
  });

  test("costs an ordinary day one counted block", async () => {
    const { free } = await makeProgramme();
    const process = openProcess();
    const before = (await database().collection("rateLimits").get()).size;
    for (let page = 0; page < 12; page += 1) {
      const body = saveBody("ordinary", free.instanceId, { saved: answer("오늘은 조금 쉬었어요.") });
      expect((await callBy(process.dispatch, { uid: "ordinary" }, saveAfactoryInput, body)).status).toBe(200);
    }
    const counted = await database().collection("rateLimits").get();
    expect(counted.size - before).toBe(1);
  });
});

describe("what one network stores", () => {
  const submission = submitAssessment.body.parse(makeSubmission());

  function submitFrom(process: { readonly dispatch: Dispatch }, address: string) {
    const headers = {
      "X-Forwarded-For": address,
      [BROWSER_ID_HEADER]: randomId(BROWSER_ID_LENGTH, randomBytes),
    };
    return callBy(process.dispatch, { uid: null, headers }, submitAssessment, submission);
  }

  test("ends at its limit in all processes together, whatever its browsers call themselves", {
    timeout: 300_000,
  }, async () => {
    const processes = [openProcess(), openProcess(), openProcess()];
    const answers: number[] = [];
    const address = "192.0.2.7";
    for (let calls = 0; calls < PUBLIC_WRITES.calls + 60; calls += 30) {
      const batch = Array.from({ length: 30 }, (_, at) => {
        const process = processes[at % processes.length];
        return process === undefined ? undefined : submitFrom(process, address);
      });
      for (const response of await Promise.all(batch))
        if (response !== undefined) answers.push(response.status);
    }
    const stored = answers.filter((status) => status === 200).length;
    expect(stored).toBeLessThanOrEqual(PUBLIC_WRITES.calls);
    // Hundreds behind one address are not hindered.
    expect(answers.slice(0, 500).every((status) => status === 200)).toBe(true);
    expect(answers.slice(-3)).toEqual([429, 429, 429]);
    const [first] = processes;
    if (first === undefined) throw new Error("no process");
    expect((await submitFrom(first, "192.0.2.8")).status).toBe(200);
    expect((await submitFrom(first, "2001:db8:1::1")).status).toBe(200);
  });
});
