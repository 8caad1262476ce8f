import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { HOUR_MS } from "@mindle/domain/time";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { finishDeletions } from "../../functions/src/triggers/deletions.ts";
import { type Backend, startBackend } from "../support/functions/backend.ts";
import { makeProgramme, type TestProgramme } from "../support/functions/content.ts";
import { claimHashOf, database } from "../support/functions/database.ts";
import {
  countedRedemptions,
  makeCoupon,
  PACKAGE,
  putPackage,
  storedProgram,
} from "../support/functions/purchases.ts";
import { testStore } from "../support/functions/store.ts";
import { runs } from "../support/soak.ts";
import {
  CLAIMED,
  claimSecretOf,
  FLOWS,
  type Flow,
  type Instruction,
  MOVE,
  transactionOf,
} from "./support/crash.ts";

/** Flows that a kill must interrupt at least; and each kind once. */
const POINTS = runs(25, 300);

/** How long after the first flow began the process lives at most. */
const LONGEST_MS = 1_200;

const ENTRY = fileURLToPath(new URL("./support/crash-entry.ts", import.meta.url));

let backend: Backend;
let programme: TestProgramme;

beforeAll(async () => {
  backend = await startBackend("demo-crash");
  [programme] = await Promise.all([makeProgramme(), putPackage()]);
});
afterAll(() => backend.close());

/** A user's flow, and whether it had ended before the kill. */
interface Begun {
  readonly flow: Flow;
  readonly uid: string;
  readonly ended: boolean;
}

const line = z.tuple([z.enum(["begun", "ended"]), z.enum(FLOWS), z.string()]);

/** Lets a process work and kills it at some moment; gives what it had begun. */
async function killAtWork(instruction: Instruction): Promise<Begun[]> {
  const child = spawn(process.execPath, [ENTRY, JSON.stringify(instruction)], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...backend.environment },
  });
  let told = "";
  let trouble = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    told += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    trouble += text;
  });
  const closed = once(child, "close");
  await Promise.race([once(child.stdout, "data"), closed]);
  await delay(Math.random() * LONGEST_MS);
  child.kill("SIGKILL");
  await closed;
  expect(trouble).toBe("");
  const lines = told
    .trimEnd()
    .split("\n")
    .map((text) => line.parse(text.split(" ")));
  const ended = new Set(lines.flatMap(([word, , uid]) => (word === "ended" ? [uid] : [])));
  return lines.flatMap(([word, flow, uid]) =>
    word === "begun" ? [{ flow, uid, ended: ended.has(uid) }] : [],
  );
}

async function stored(path: string) {
  return (await database().doc(path).get()).data();
}

async function spansOf(uid: string): Promise<readonly { readonly closedAt: number }[]> {
  return (await storedProgram(uid))?.["usageInfos"] ?? [];
}

async function billOf(uid: string): Promise<unknown> {
  const found = await database().collection("bills").where("userId", "==", uid).get();
  return found.docs[0]?.get("status");
}

/** Whether a user's flow was carried out; fails where it was in part. */
const CHECKS: Readonly<Record<Flow, (uid: string, instruction: Instruction) => Promise<boolean>>> = {
  async redeem(uid, { coupon }) {
    const redeemed = (await stored(`coupons/${coupon}/redemptions/${uid}`)) !== undefined;
    expect(await spansOf(uid)).toHaveLength(redeemed ? 1 : 0);
    return redeemed;
  },
  async pay(uid) {
    const spent = (await stored(`transactions/${transactionOf(uid)}`)) !== undefined;
    expect(await spansOf(uid)).toHaveLength(spent ? 1 : 0);
    expect(await billOf(uid)).toBe(spent ? "success" : "created");
    return spent;
  },
  async revoke(uid) {
    const revokedAt: number | null =
      (await stored(`transactions/${transactionOf(uid)}`))?.["revokedAt"] ?? null;
    const [span] = await spansOf(uid);
    expect(await billOf(uid)).toBe(revokedAt === null ? "success" : "cancelled");
    expect((span?.closedAt ?? 0) > Date.now()).toBe(revokedAt === null);
    return revokedAt !== null;
  },
  async move(uid) {
    const offset: unknown = (await stored(`users/${uid}`))?.["timezoneOffset"];
    const moved = offset === MOVE.to;
    expect(offset).toBe(moved ? MOVE.to : MOVE.from);
    const hour = moved ? MOVE.hour + 1 : MOVE.hour;
    expect(await stored(`users/${uid}/notifications/daily`)).toMatchObject({ time: { hour } });
    return moved;
  },
  async save(uid) {
    const { size } = await database().collection(`users/${uid}/instances`).get();
    expect([0, 2]).toContain(size);
    expect((await database().collection(`users/${uid}/saves`).get()).size).toBe(size);
    return size === 2;
  },
  async claim(uid) {
    const assessments = database().collection("assessments");
    const [owned, left] = await Promise.all([
      assessments.where("ownerUid", "==", uid).get(),
      assessments.where("claimHash", "==", claimHashOf(claimSecretOf(uid))).get(),
    ]);
    expect([
      [CLAIMED, 0],
      [0, CLAIMED],
    ]).toContainEqual([owned.size, left.size]);
    return owned.size === CLAIMED;
  },
  async delete(uid) {
    const found = await testStore().userData.documents(uid, undefined);
    const left = Object.keys(found?.documents ?? {});
    // Nothing at all, or everything, after the schedule has been by.
    expect([0, 9]).toContain(left.length);
    return left.length === 0;
  },
};

test(`a kill at ${POINTS} points of flows that write more than one document leaves none half done`, {
  timeout: 60_000 + POINTS * 500,
}, async () => {
  const interrupted = new Map<Flow, number>(FLOWS.map((flow) => [flow, 0]));
  for (let run = 0, points = 0; points < POINTS || Math.min(...interrupted.values()) === 0; run += 1) {
    const coupon = await makeCoupon({ maxRedemptions: 1_000_000 });
    const instruction = { run: `run${run}`, coupon, programme, packageId: PACKAGE.id };
    const begun = await killAtWork(instruction);
    const marked = (await database().collection("users").where("deletingAt", ">", 0).get()).size;
    expect(await finishDeletions({ store: testStore(), now: Date.now }, new Date(Date.now() + HOUR_MS))).toBe(
      marked,
    );
    for (const { flow, uid, ended } of begun) {
      const done = await CHECKS[flow](uid, instruction);
      if (ended) expect([flow, uid, done]).toEqual([flow, uid, true]);
      else {
        points += 1;
        interrupted.set(flow, (interrupted.get(flow) ?? 0) + 1);
      }
    }
    const { size } = await database().collection(`coupons/${coupon}/redemptions`).get();
    expect(await countedRedemptions(coupon)).toBe(size);
  }
});
