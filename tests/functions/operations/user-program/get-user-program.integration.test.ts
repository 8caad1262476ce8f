import { getUserProgram } from "@mindle/domain/api/user-program";
import { programme } from "@mindle/domain/catalogue/programme";
import { DAY_MS } from "@mindle/domain/time";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { call, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { expiredToken, makeUser } from "../../../support/functions/users.ts";

/** What anyone may read of a programme. */
async function contentOf(programId: string) {
  return z.parse(programme, (await database().doc(`content/local/programs/${programId}`).get()).data());
}

describe("userProgram/getUserProgram", () => {
  test("no token: refused", async () => {
    expect((await refusal(getUserProgram, {})).code).toBe("unauthenticated");
  });

  test("bad input: takes no fields", async () => {
    const { token } = await makeUser();
    expect(await refusal(getUserProgram, { userId: "someone" }, { token })).toEqual({
      code: "invalid-argument",
      message: 'body: Unrecognized key: "userId"',
    });
  });

  test("forbidden: an expired token", async () => {
    const { uid } = await makeUser();
    expect((await refusal(getUserProgram, {}, { token: expiredToken(uid) })).code).toBe("unauthenticated");
  });

  test("success: empty for a new user, without creating a document", async () => {
    const { uid, token } = await makeUser();
    expect(await call(getUserProgram, {}, { token })).toEqual({ programs: [] });
    expect((await database().doc(`users/${uid}`).get()).exists).toBe(false);
  });

  test("repeat: returns all programmes of the user by id, including closed ones, each time", async () => {
    const [{ uid, token }, other] = await Promise.all([makeUser(), makeUser()]);
    const now = Date.now();
    const running = {
      usageInfos: [
        { status: "available" as const, openedAt: now - 20 * DAY_MS, closedAt: now - 10 * DAY_MS },
        { status: "available" as const, openedAt: now - DAY_MS, closedAt: now + DAY_MS },
      ],
      stepFinished: [{ stepId: "d1-s1" }, { stepId: "d1-s2" }],
    };
    const closed = {
      usageInfos: [{ status: "available" as const, openedAt: now - 2 * DAY_MS, closedAt: now - DAY_MS }],
      stepFinished: [],
    };
    const begun = { usageInfos: [], stepFinished: [{ stepId: "d1-s1" }] };
    const programs = database().collection(`users/${uid}/programs`);
    await programs.doc("um-eng-v2s").set(running);
    await programs.doc("closed").set(closed);
    await programs.doc("begun").set(begun);
    const content = await contentOf("um-eng-v2s");
    const expected = {
      programs: [
        { programId: "begun", ...begun },
        { programId: "closed", ...closed },
        { programId: "um-eng-v2s", ...running, programme: content },
      ],
    };
    expect(await call(getUserProgram, {}, { token })).toEqual(expected);
    expect(await call(getUserProgram, {}, { token })).toEqual(expected);
    expect(await call(getUserProgram, {}, { token: other.token })).toEqual({ programs: [] });
  });

  test("the newest version comes from the programme's own document", async () => {
    const { uid, token } = await makeUser();
    const newest = await contentOf("um-eng-v2s");
    const own = { version: newest.version, usageInfos: [], stepFinished: [] };
    await database().doc("content/local/programs/newest-only").set(newest);
    await database().doc(`users/${uid}/programs/newest-only`).set(own);
    const { programs } = await call(getUserProgram, {}, { token });
    expect(programs).toEqual([{ programId: "newest-only", ...own, programme: newest }]);
  });

  test("a programme comes as it is in the version that the user has", async () => {
    const { uid, token } = await makeUser();
    const newest = await contentOf("um-eng-v2s");
    const first = { ...newest, version: 1, recommendedDays: [1] };
    await database()
      .doc("content/local/programs/two-versions")
      .set({ ...newest, version: 2 });
    await database().doc("content/local/programs/two-versions.v1").set(first);
    const own = { version: 1, usageInfos: [], stepFinished: [] };
    await database().doc(`users/${uid}/programs/two-versions`).set(own);
    const [found] = (await call(getUserProgram, {}, { token })).programs;
    expect(found).toEqual({ programId: "two-versions", ...own, programme: first });
  });
});
