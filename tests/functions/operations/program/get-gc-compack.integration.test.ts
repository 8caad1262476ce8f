import { getGcCompack, saveAfactoryInput } from "@mindle/domain/api/program";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { grantProgramme, makePack, makeProgramme } from "../../../support/functions/content.ts";
import { answer, saveBody } from "../../../support/functions/page-saves.ts";
import { makeUser } from "../../../support/functions/users.ts";

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
    const both = { gcId: "a", programId: "a", stepId: "d1-s1" };
    expect((await refusal(getGcCompack, both, { token })).message).toMatch(/^gcId: /);
    for (const body of [{ programId: "a" }, { programId: "a", stepId: "1" }]) {
      expect((await refusal(getGcCompack, body, { token })).message).toMatch(/^stepId: /);
    }
    for (const body of [{ gcId: "unknown" }, { programId: "unknown", stepId: "d1-s1" }]) {
      expect(await refusal(getGcCompack, body, { token })).toMatchObject({ code: "not-found" });
    }
  });

  test("forbidden: a locked step, without the programme and with another one", async () => {
    const [programme, other, user] = await Promise.all([makeProgramme(), makeProgramme(), makeUser()]);
    const body = { gcId: programme.locked.gcId };
    expect((await refusal(getGcCompack, body, user)).code).toBe("permission-denied");
    const step = { programId: programme.programId, stepId: programme.locked.stepId };
    for (const full of [false, true]) {
      expect((await refusal(getGcCompack, { ...step, full }, user)).code).toBe("permission-denied");
    }
    await grantProgramme(user.uid, other.programId);
    expect((await refusal(getGcCompack, body, user)).code).toBe("permission-denied");
  });

  test("success: a free step, and with the programme every step", async () => {
    const [{ programId, free, locked }, { uid, token }] = await Promise.all([makeProgramme(), makeUser()]);
    expect(await call(getGcCompack, { gcId: free.gcId }, { token })).toEqual(makePack(programId, free));
    await grantProgramme(uid, programId);
    expect(await call(getGcCompack, { gcId: locked.gcId }, { token })).toEqual(
      makePack(programId, locked, [free.instanceId]),
    );
  });

  test("success: by programme and step, with all that its pages need and the caller's earlier answers", async () => {
    const [{ programId, free, locked }, mine] = await Promise.all([makeProgramme(), makeUser()]);
    await grantProgramme(mine.uid, programId);
    await call(saveAfactoryInput, saveBody(mine.uid, free.instanceId, { saved: answer("mine") }), mine);
    const { stepId } = locked;
    const pack = makePack(programId, locked, [free.instanceId]);
    expect(await call(getGcCompack, { programId, stepId }, mine)).toEqual(pack);
    const { content, ...rest } = await call(getGcCompack, { programId, stepId, full: true }, mine);
    expect(rest).toEqual(pack);
    expect(Object.keys(content?.activities ?? {})).toEqual([locked.activityId]);
    expect(Object.keys(content?.configs ?? {})).toEqual([locked.configId]);
    expect(content?.instances).toEqual({
      [locked.instanceId]: {
        saved: null,
        savedAt: null,
        revision: 0,
        foreignLink: { before: answer("mine") },
      },
      [free.instanceId]: {
        saved: answer("mine"),
        savedAt: expect.any(Number),
        revision: 1,
        foreignLink: {},
      },
    });
  });

  test("repeat: a repeated call returns the same", async () => {
    const [{ free }, { token }] = await Promise.all([makeProgramme(), makeUser()]);
    const first = await call(getGcCompack, { gcId: free.gcId }, { token });
    expect(await call(getGcCompack, { gcId: free.gcId }, { token })).toEqual(first);
  });
});
