import { readFileSync } from "node:fs";
import { finishStep, getGcCompack, saveAfactoryInput } from "@mindle/domain/api/program";
import { redeemCoupon } from "@mindle/domain/api/purchase";
import { getUserProgram } from "@mindle/domain/api/user-program";
import { WELCOME_COUPON_CODE } from "@mindle/domain/purchase/coupon";
import { DAY_MS } from "@mindle/domain/time";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { call } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { saveBody } from "../../../support/functions/page-saves.ts";
import { makeUser } from "../../../support/functions/users.ts";

const PROGRAM = "um-eng-v2s";

/** Pages of the first edition, by step. */
const published = z.object({
  programmes: z.object({
    [PROGRAM]: z.object({
      versions: z.object({
        "1": z.object({ packs: z.record(z.string(), z.array(z.object({ pageId: z.string() }))) }),
      }),
    }),
  }),
});

function publishedPages(): ReadonlyMap<string, readonly string[]> {
  const url = new URL("../../../../content/data/frozen-versions.json", import.meta.url);
  const { programmes } = z.parse(published, JSON.parse(readFileSync(url, "utf8")));
  const { packs } = programmes[PROGRAM].versions["1"];
  return new Map(Object.entries(packs).map(([stepId, pages]) => [stepId, pages.map(({ pageId }) => pageId)]));
}

/** Someone with the trial programme, in its first edition or not yet in any. */
async function makeOwner(version?: number) {
  const user = await makeUser();
  const { uid, token } = user;
  const own = database().doc(`users/${uid}/programs/${PROGRAM}`);
  if (version !== undefined) {
    const span = { status: "available", openedAt: Date.now() - DAY_MS, closedAt: Date.now() + 90 * DAY_MS };
    await own.set({ version, usageInfos: [span], stepFinished: [{ stepId: "d1-s1" }] });
  }
  return {
    ...user,
    step: (stepId: string) => call(getGcCompack, { programId: PROGRAM, stepId, full: true }, { token }),
    programme: async () => (await call(getUserProgram, {}, { token })).programs[0],
  };
}

const instanceOf = (page: string) => `${PROGRAM}.${page}+${PROGRAM}.${page}`;

test("who began the first edition goes on in it, with its pages, answers and finished steps", async () => {
  const { uid, token, step, programme } = await makeOwner(1);
  // Pages that the second edition does not have, or asks otherwise.
  const answers = {
    [instanceOf("d1-s4.days")]: { days: { state: "answered" as const, value: ["wed", "sat"] } },
    [instanceOf("d6-s1.report")]: { done: { state: "answered" as const, value: "done" } },
  };
  for (const [instance, saved] of Object.entries(answers)) {
    const { results } = await call(saveAfactoryInput, saveBody(uid, instance, { saved, version: 1 }), {
      token,
    });
    expect(results[instance]).toEqual({ outcome: "saved", revision: 1 });
  }
  const pages = publishedPages();
  expect(pages.size).toBe(35);
  for (const [stepId, pageIds] of pages) {
    const { packageBase, afactoryData } = await step(stepId);
    expect([packageBase.version, afactoryData.map(({ pageId }) => pageId)], stepId).toEqual([1, pageIds]);
  }
  for (const [stepId, instance] of [
    ["d1-s4", instanceOf("d1-s4.days")],
    ["d6-s1", instanceOf("d6-s1.report")],
  ] as const) {
    expect((await step(stepId)).content?.instances[instance]?.saved).toEqual(answers[instance]);
    await call(finishStep, { programId: PROGRAM, stepId }, { token });
  }
  expect(await programme()).toMatchObject({
    version: 1,
    stepFinished: [{ stepId: "d1-s1" }, { stepId: "d1-s4" }, { stepId: "d6-s1" }],
    sittingDays: ["wed", "sat"],
  });
});

test("who is new gets the second edition", async () => {
  const { token, step, programme } = await makeOwner();
  await call(redeemCoupon, { code: WELCOME_COUPON_CODE }, { token });
  expect((await programme())?.version).toBe(2);
  expect((await step("d1-s1")).packageBase.version).toBe(2);
  await call(finishStep, { programId: PROGRAM, stepId: "d1-s1" }, { token });
  expect((await programme())?.version).toBe(2);
});
