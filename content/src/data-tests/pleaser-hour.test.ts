import { isRecord } from "@mindle/domain/text/json";
import { NO_REQUEST } from "@mindle/domain/widgets/slow-answer/value";
import { describe, expect, test } from "vitest";
import { pleaser, shownOf } from "../testing/programmes.ts";

describe("the hour after an answer that was put off, at the opening of session 4", () => {
  const given = { "d3-s3/act": { given: "2026-11-15" } };
  const request = (guess: number | null, hour: number | null, came: "fine" | "angry" | null = null) => ({
    ...NO_REQUEST,
    held: { ...NO_REQUEST.held, what: "work", guess },
    answer: { ...NO_REQUEST.answer, choice: "part" },
    after: { ...NO_REQUEST.after, hour, came },
    past: [],
  });
  const bars = (real: Readonly<Record<string, unknown>>, done = "done") =>
    shownOf(
      pleaser.stateOf("d4-s1/report", { ...given, "d3-s4/real": real, "d4-s1/report": { done } }),
      "comparison-bars",
    ).map(({ props }) => (isRecord(props) ? props["rows"] : undefined));

  test.each(["a1", "b1"])("stands beside its guess where both numbers are there (%s)", (bind) => {
    expect(bars({ [bind]: request(8, 3) })).toEqual([
      { hour: expect.objectContaining({ left: 8, right: 3 }) },
    ]);
    expect(bars({ [bind]: request(0, 0) })).toHaveLength(1);
    expect([request(8, null), request(null, 3)].flatMap((each) => bars({ [bind]: each }))).toEqual([]);
  });

  test("is not compared after a yes, after anger, or where nothing was put off", () => {
    const yes = { ...request(8, 3), answer: { ...NO_REQUEST.answer, choice: "all" } };
    expect([...bars({ a1: yes }), ...bars({ a1: request(8, 3, "angry") })]).toEqual([]);
    expect(
      ["part", "not", "forgot", "yet", "bad"].flatMap((done) => bars({ a1: request(8, 3) }, done)),
    ).toEqual([]);
    expect(bars({})).toEqual([]);
  });

  test("is a stranger’s alone where both are stored", () => {
    expect(bars({ a1: request(8, 3), b1: request(5, 2) })).toEqual([
      { hour: expect.objectContaining({ left: 5, right: 2 }) },
    ]);
  });
});
