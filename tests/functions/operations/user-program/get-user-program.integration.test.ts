import { getUserProgram } from "@mindle/domain/api/user-program";
import { DAY_MS } from "@mindle/domain/time";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { expiredToken, makeUser } from "../../../support/functions/users.ts";

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
    const expected = {
      programs: [
        { programId: "begun", ...begun },
        { programId: "closed", ...closed },
        { programId: "um-eng-v2s", ...running },
      ],
    };
    expect(await call(getUserProgram, {}, { token })).toEqual(expected);
    expect(await call(getUserProgram, {}, { token })).toEqual(expected);
    expect(await call(getUserProgram, {}, { token: other.token })).toEqual({ programs: [] });
  });
});
