import { describe, expect, test } from "vitest";
import type { AssessmentResponse } from "../api/assessment-response.ts";
import type { UserProgram } from "../api/user-program.ts";
import { homeForm, lastEnded, lastUsedFirst, openProgrammes } from "./home.ts";

const GRADES = { Riggy: 2, Pleaser: 5, Jumpy: 7.1, Shelly: 9, Flippy: 0 };

function response(overrides: Partial<AssessmentResponse>): AssessmentResponse {
  return {
    _id: "a".repeat(24),
    assessmentId: "schema:v2_A",
    answers: { nickname: { value: "Robin" }, character: { value: ["Jumpy"] } },
    grades: GRADES,
    submittedAt: 0,
    ...overrides,
  };
}

function programme(programId: string, ...times: readonly (readonly [number, number])[]): UserProgram {
  const usageInfos = times.map(([openedAt, closedAt]) => ({
    status: "available" as const,
    openedAt,
    closedAt,
  }));
  return { programId, usageInfos, stepFinished: [] };
}

describe("the home screen", () => {
  const open = programme("open", [0, 10]);

  test.each([
    ["an open programme, and grades", [open], response({}), "programmes"],
    ["grades of the first version", [], response({ assessmentId: "schema:v1" }), "grades"],
    ["grades of the second version", [], response({}), "grades"],
    ["Riggy chosen", [], response({ assessmentId: "schema:v2_B", grades: null }), "find"],
    ["no response", [], null, "find"],
  ] as const)("with %s", (_, programmes, latest, kind) => {
    expect(homeForm(programmes, latest).kind).toBe(kind);
  });

  test("shows the programmes that are open", () => {
    const all = [programme("closed", [0, 5]), open, programme("begun"), programme("again", [0, 2], [4, 9])];
    const ids = (now: number) => openProgrammes(all, now).map(({ programId }) => programId);
    expect(ids(4)).toEqual(["again", "closed", "open"]);
    expect(ids(5)).toEqual(["again", "open"]);
    expect(ids(9)).toEqual(["open"]);
    expect(ids(10)).toEqual([]);
  });

  test("shows the one used last first: what was begun by its last finished step, then what was only opened", () => {
    const first = programme("first", [0, 100]);
    // A second span, which begins when the first one closes, is no use.
    const second = programme("second", [20, 100], [100, 200]);
    const used = (own: UserProgram, finishedAt: number) => ({
      ...own,
      stepFinished: [{ stepId: "d1-s1", finishedAt }, { stepId: "d1-s2" }],
    });
    const ids = (...all: readonly UserProgram[]) => lastUsedFirst(all, 50).map(({ programId }) => programId);
    expect(ids(first, second)).toEqual(["second", "first"]);
    expect(ids(used(first, 30), second)).toEqual(["first", "second"]);
    expect(ids(used(first, 30), used(second, 40))).toEqual(["second", "first"]);
    expect(ids(programme("free"), first)).toEqual(["free", "first"]);
    // One that was only given comes after what the person is doing.
    expect(ids(second, used(first, 10))).toEqual(["first", "second"]);
    expect(ids(programme("third", [15, 100]), second, used(first, 10))).toEqual(["first", "second", "third"]);
  });

  test("knows what closed last where nothing is open", () => {
    const all = [programme("first", [0, 5]), programme("second", [0, 9]), programme("last", [9, 12])];
    const ended = (now: number) => lastEnded(all.slice(0, 2), now)?.programId;
    expect([0, 8, 9, 30].map(ended)).toEqual([undefined, undefined, "second", "second"]);
    expect(lastEnded(all, 12)?.programId).toBe("last");
    expect(lastEnded([], 0)).toBeUndefined();
    expect(lastEnded([programme("later", [20, 30])], 0)).toBeUndefined();
  });
});
