import { expect, test } from "vitest";
import * as z from "zod/mini";
import { AppError } from "../app-error.ts";
import type { ApiRequest } from "./message.ts";
import { readBody } from "./read-body.ts";

function nested(depth: number): ApiRequest {
  return {
    method: "POST",
    path: "/api/test/json",
    header: (name) => (name === "Content-Type" ? "application/json" : undefined),
    body: new TextEncoder().encode("[".repeat(depth) + "]".repeat(depth)),
  };
}

test("a body may be nested 40 deep; beyond that it is refused without a stack overflow", () => {
  expect(JSON.stringify(readBody(z.json(), nested(40)))).toBe("[".repeat(40) + "]".repeat(40));
  for (const depth of [41, 5_000, 32_000]) {
    expect(() => readBody(z.json(), nested(depth))).toThrow(AppError);
  }
});
