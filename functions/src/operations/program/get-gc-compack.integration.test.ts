import { getGcCompack } from "@mindle/domain/api/program";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../testing/api.ts";
import { grantProgramme, makePack, makeProgramme } from "../../testing/content.ts";
import { makeUser } from "../../testing/users.ts";

describe("program/getGcCompack", () => {
  test("no token: refused, also for a free step", async () => {
    const { free } = await makeProgramme();
    expect((await refusal(getGcCompack, { gcId: free.gcId })).code).toBe("unauthenticated");
  });

  test("bad input: names the field", async () => {
    const { token } = await makeUser();
    for (const body of [{}, { gcId: "" }, { gcId: "../users/x" }, { gcId: "__proto__" }, { gcId: 1 }]) {
      expect(await refusal(getGcCompack, body, { token })).toEqual({
        code: "invalid-argument",
        message: expect.stringMatching(/^gcId: /),
      });
    }
    expect(await refusal(getGcCompack, { gcId: "unknown" }, { token })).toMatchObject({ code: "not-found" });
  });

  test("forbidden: a locked step, without the programme and with another one", async () => {
    const [programme, other, user] = await Promise.all([makeProgramme(), makeProgramme(), makeUser()]);
    const body = { gcId: programme.locked.gcId };
    expect((await refusal(getGcCompack, body, user)).code).toBe("permission-denied");
    await grantProgramme(user.uid, other.programId);
    expect((await refusal(getGcCompack, body, user)).code).toBe("permission-denied");
  });

  test("success: a free step, and with the programme every step", async () => {
    const [{ programId, free, locked }, { uid, token }] = await Promise.all([makeProgramme(), makeUser()]);
    expect(await call(getGcCompack, { gcId: free.gcId }, { token })).toEqual(makePack(programId, free));
    await grantProgramme(uid, programId);
    expect(await call(getGcCompack, { gcId: locked.gcId }, { token })).toEqual(makePack(programId, locked));
  });

  test("repeat: a repeated call returns the same", async () => {
    const [{ free }, { token }] = await Promise.all([makeProgramme(), makeUser()]);
    const first = await call(getGcCompack, { gcId: free.gcId }, { token });
    expect(await call(getGcCompack, { gcId: free.gcId }, { token })).toEqual(first);
  });
});
