import { MAX_BODY_BYTES } from "@mindle/domain/api/operation";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { AppError } from "../app-error.ts";
import type { ApiRequest } from "./message.ts";
import { readBody } from "./read-body.ts";

function nested(depth: number): ApiRequest {
  return requestOf("[".repeat(depth) + "]".repeat(depth));
}

test("a body may have as many bytes as the operation allows, 64 kB by default", () => {
  const ofLength = (bytes: number) => requestOf(JSON.stringify("a".repeat(bytes - 2)));
  const length = (bytes: number, maxBytes?: number) => readBody(z.string(), ofLength(bytes), maxBytes).length;
  expect(length(MAX_BODY_BYTES)).toBe(MAX_BODY_BYTES - 2);
  expect(() => length(MAX_BODY_BYTES + 1)).toThrow("body: must be at most 65536 bytes");
  expect(length(100_000, 100_000)).toBe(99_998);
  expect(() => length(100_001, 100_000)).toThrow("body: must be at most 100000 bytes");
});

test("texts are composed, wherever they stand and however they are escaped", () => {
  const text = JSON.stringify({ saved: [{ value: "하늘".normalize("NFD") }], lines: "a\n\u0301" });
  expect(readBody(z.json(), requestOf(text))).toEqual({ saved: [{ value: "하늘" }], lines: "a\n\u0301" });
  expect(readBody(z.json(), requestOf(String.raw`"e\u0301"`))).toBe("é");
});

function requestOf(text: string): ApiRequest {
  return {
    method: "POST",
    path: "/api/test/json",
    header: (name) => (name === "Content-Type" ? "application/json" : undefined),
    body: new TextEncoder().encode(text),
  };
}

test.each(['{"__proto__":{}}', '{"a":[{"__proto__":1}]}', '{"\\u005f_proto__":{"isAdmin":true}}'])(
  "a body with a field __proto__ is refused, not read without it: %s",
  (text) => {
    expect(() => readBody(z.looseObject({}), requestOf(text))).toThrow(AppError);
  },
);

test("a body may be nested 40 deep; beyond that it is refused without a stack overflow", () => {
  expect(JSON.stringify(readBody(z.json(), nested(40)))).toBe("[".repeat(40) + "]".repeat(40));
  for (const depth of [41, 5_000, 32_000]) {
    expect(() => readBody(z.json(), nested(depth))).toThrow(AppError);
  }
});
