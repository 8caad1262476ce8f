import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { formatPath, parseWith } from "./problem.ts";

describe("parseWith", () => {
  test("returns the parsed value, not the input", () => {
    const schema = z.object({ name: z.string().check(z.trim()) });
    expect(parseWith(schema, { name: " a ", more: 1 })).toEqual({ ok: true, value: { name: "a" } });
  });

  test("keeps the message of a custom check", () => {
    const schema = z.object({ name: z.string().check(z.minLength(1, "must not be empty")) });
    expect(parseWith(schema, { name: "" })).toEqual({
      ok: false,
      problem: { path: "name", text: "must not be empty" },
    });
  });

  test("does not repeat an invalid value", () => {
    const parsed = parseWith(z.object({ code: z.enum(["a", "b"]) }), { code: "secret" });
    expect(JSON.stringify(parsed)).not.toContain("secret");
    expect(parsed).toMatchObject({ problem: { path: "code" } });
  });
});

test.each([
  [[], ""],
  [["answers"], "answers"],
  [["answers", 3, "value"], "answers[3].value"],
  [[0, 1, "x"], "[0][1].x"],
])("formatPath(%j) is %j", (path, text) => {
  expect(formatPath(path)).toBe(text);
});
