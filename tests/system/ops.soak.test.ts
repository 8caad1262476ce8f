import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { submitAssessment } from "@mindle/domain/api/assessment";
import { getUserInfo } from "@mindle/domain/api/auth";
import { subscribe } from "@mindle/domain/api/mailing";
import { redeemCoupon } from "@mindle/domain/api/purchase";
import { reportHarm } from "@mindle/domain/api/safety";
import { DAY_MS, seoulDay } from "@mindle/domain/time";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { call, refusal } from "../support/functions/api.ts";
import { makeProgramme } from "../support/functions/content.ts";
import { database } from "../support/functions/database.ts";
import { makeBill, PACKAGE } from "../support/functions/purchases.ts";
import { testStore } from "../support/functions/store.ts";
import { makeSubmission } from "../support/functions/submissions.ts";
import { documentsWith, fillUserData } from "../support/functions/user-data.ts";
import { makeEmail, makeUser } from "../support/functions/users.ts";

const PROGRAM = fileURLToPath(new URL("../../scripts/ops.ts", import.meta.url));

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `npm run ops -- …` without npm around it, against the stack of this test run. */
function ops(...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [PROGRAM, ...args], (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, stdout, stderr });
    });
  });
}

/** What a command shows, which must succeed without a word of trouble. */
async function shown(...args: readonly string[]): Promise<unknown> {
  const { code, stdout, stderr } = await ops(...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return JSON.parse(stdout);
}

/** Why a command is refused: in words, and without a stack trace. */
async function refused(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await ops(...args);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).not.toMatch(/^\s+at /m);
  return stderr;
}

const programmeList = z.array(
  z.looseObject({
    programId: z.string(),
    open: z.array(z.object({ from: z.iso.datetime(), to: z.iso.datetime() })),
  }),
);

/** The programmes that a command shows. */
async function programmes(...args: readonly string[]) {
  return programmeList.parse(await shown(...args));
}

function makeCode(): string {
  return `OPS-${randomBytes(6).toString("hex")}`;
}

function spanOf({ from, to }: { readonly from: string; readonly to: string }): number {
  return Date.parse(to) - Date.parse(from);
}

describe("coupons", () => {
  test("are created with their terms, listed, and can be redeemed", async () => {
    const code = makeCode();
    const terms = {
      packageId: PACKAGE.id,
      programIds: [PACKAGE.programId],
      maxRedemptions: 1,
      expiresAt: "2036-01-01T00:00:00.000Z",
      active: true,
    };
    expect(
      await shown(
        "coupon",
        "create",
        code,
        "--package",
        PACKAGE.id,
        "--limit",
        "1",
        "--expires",
        "2036-01-01T00:00Z",
      ),
    ).toEqual({ code, ...terms });
    const [first, second] = await Promise.all([makeUser(), makeUser()]);
    expect(await call(redeemCoupon, { code }, { token: first.token })).toEqual({
      programIds: terms.programIds,
    });
    expect((await refusal(redeemCoupon, { code }, { token: second.token })).code).toBe("resource-exhausted");
    expect(await shown("coupon", "list")).toContainEqual({ code, ...terms, redeemed: 1 });
  });

  test("are not created twice, nor under the built-in code, nor of what is not sold", async () => {
    const code = makeCode();
    const create = (name: string, ...options: readonly string[]) => ["coupon", "create", name, ...options];
    await shown(...create(code, "--package", PACKAGE.id));
    const before = (await database().doc(`coupons/${code}`).get()).updateTime;
    expect(await refused(...create(code, "--package", "riggy_starter.v0"))).toContain(
      `a coupon ${code} already`,
    );
    expect((await database().doc(`coupons/${code}`).get()).updateTime).toEqual(before);

    const other = makeCode();
    expect(await refused(...create(other, "--package", "nothing.v0"))).toContain("no package nothing.v0");
    expect(await refused(...create(other, "--package", PACKAGE.id, "--programme", "another"))).toContain(
      "no programme another",
    );
    expect((await database().doc(`coupons/${other}`).get()).exists).toBe(false);
  });
});

describe("programmes", () => {
  test("are granted by address or id, one after the other, and closed from now on", async () => {
    const { uid, email, token } = await makeUser();
    const grant = (user: string) => ["programme", "grant", user, PACKAGE.programId, "--package", PACKAGE.id];
    const [programme] = await programmes(...grant(email));
    expect(programme).toMatchObject({ programId: PACKAGE.programId, stepsFinished: 0 });
    expect(programme?.open.map(spanOf)).toEqual([PACKAGE.openMillis]);
    expect(await call(getUserInfo, {}, { token })).toMatchObject({
      availableProgramIds: [PACKAGE.programId],
    });

    const [twice] = await programmes(...grant(uid));
    expect(twice?.open.map(spanOf)).toEqual([PACKAGE.openMillis, PACKAGE.openMillis]);
    expect(twice?.open[1]?.from).toBe(twice?.open[0]?.to);

    const [closed] = await programmes("programme", "revoke", uid, PACKAGE.programId);
    for (const { to } of closed?.open ?? []) expect(Date.parse(to)).toBeLessThanOrEqual(Date.now());
    expect(await call(getUserInfo, {}, { token })).toMatchObject({ availableProgramIds: [] });
  });

  test("are not granted to nobody", async () => {
    for (const user of [makeEmail(), "nobody"]) {
      const said = await refused("programme", "grant", user, PACKAGE.programId, "--package", PACKAGE.id);
      expect(said).toContain(`no user ${user}`);
    }
    expect((await database().doc("users/nobody").get()).exists).toBe(false);
  });
});

test("a user is shown with programmes and bills", async () => {
  const user = await makeUser();
  await call(getUserInfo, {}, { token: user.token });
  const bill = await makeBill(user);
  const { uid, email } = user;
  const about = { uid, email, emailVerified: true, providers: ["password"], firstEmail: email };
  for (const name of [user.uid, user.email]) {
    expect(await shown("user", "show", name)).toEqual({
      ...about,
      programmes: [],
      bills: [
        {
          id: bill.id,
          status: "created",
          made: new Date(bill.regTime).toISOString(),
          packageId: PACKAGE.id,
          failReason: null,
        },
      ],
    });
  }
});

test("harms that people reported are shown by day, programme and kind", async () => {
  const [{ programId }, { uid, token }] = await Promise.all([makeProgramme(), makeUser()]);
  const today = Date.now();
  const { harms } = testStore();
  const longAgo = today - 40 * DAY_MS;
  await harms.count(`old-${programId}`, { programId, harm: "stopped" }, longAgo);
  for (const harm of ["worse", "worse", "stopped"] as const) {
    await call(reportHarm, { uid, harm, programId }, { token });
  }
  const counted = async (...args: readonly string[]) =>
    z.array(z.looseObject({ programId: z.string() })).parse(await shown("harms", ...args));
  const own = async (...args: readonly string[]) =>
    (await counted(...args)).filter((row) => row.programId === programId);
  const recent = { day: seoulDay(today), programId, worse: 2, stopped: 1 };
  expect(await own()).toEqual([recent]);
  expect(await own("--days", "41")).toEqual([recent, { day: seoulDay(longAgo), programId, stopped: 1 }]);
});

test("a wrong command line ends with 1 and says how it is used; a project named once is left alone", async () => {
  const [none, unknown, once] = await Promise.all([
    refused(),
    refused("user", "delete", "uid"),
    refused("coupon", "list", "--project", "mindle-prod", "--env", "live"),
  ]);
  for (const said of [none, unknown]) expect(said).toContain("npm run ops -- <command>");
  expect(once).toContain("A real project is named twice");
});

describe("an address that was given without an account", () => {
  /** Gives an address to both lists and with a test; returns it and the test's response. */
  async function giveAddress() {
    const email = makeEmail();
    await call(subscribe, { type: "schema-exit", email });
    await call(subscribe, { type: "VOUCHER_GET", email, etcData: { packageId: "riggy-complete" } });
    const body = submitAssessment.body.parse(makeSubmission({ email }));
    return { email, responsePath: `assessments/${(await call(submitAssessment, body))._id}` };
  }

  test("is taken off all lists with what was sent to it, and its answers stay", async () => {
    const [{ email, responsePath }, other] = await Promise.all([giveAddress(), giveAddress()]);
    const kept = await documentsWith(other.email);
    expect(kept).toHaveLength(4);
    expect(await shown("address", "unsubscribe", email.toUpperCase())).toEqual({ deleted: 3 });
    expect(await documentsWith(email)).toEqual([responsePath]);
    expect(await documentsWith(other.email)).toEqual(kept);
    expect(await shown("address", "unsubscribe", email)).toEqual({ deleted: 0 });
  });

  test("is forgotten with its answers: nothing contains it", async () => {
    const { email } = await giveAddress();
    expect(await shown("address", "forget", email)).toEqual({ deleted: 4 });
    expect(await documentsWith(email)).toEqual([]);
  });

  test("of a user stays with the user's account", async () => {
    const user = await makeUser();
    const places = await fillUserData(user);
    expect(await shown("address", "forget", user.email)).toEqual({ deleted: 1 });
    const left = [...places.values()].filter((path) => path !== places.get("subscriptions/{id}"));
    expect(await documentsWith(user.uid, user.email)).toEqual(left.toSorted());
  });
});
