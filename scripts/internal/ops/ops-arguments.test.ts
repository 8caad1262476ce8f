import { describe, expect, test } from "vitest";
import { Failure } from "../command.ts";
import { parseOps } from "./ops-arguments.ts";

const words = (line: string) => line.split(" ");

describe("parseOps", () => {
  test.each([
    [
      "coupon create SPRING-26 --package riggy_complete.v0 --limit 20 --expires 2026-12-31T00:00:00Z",
      {
        name: "coupon create",
        code: "SPRING-26",
        packageId: "riggy_complete.v0",
        programIds: [],
        limit: 20,
        expiresAt: Date.UTC(2026, 11, 31),
      },
    ],
    [
      "coupon create AUTUMN26 --package p --programme one --programme two",
      {
        name: "coupon create",
        code: "AUTUMN26",
        packageId: "p",
        programIds: ["one", "two"],
        limit: null,
        expiresAt: null,
      },
    ],
    ["coupon list", { name: "coupon list" }],
    [
      "programme grant a@example.com um-eng-v2s --package p",
      { name: "programme grant", user: "a@example.com", programId: "um-eng-v2s", packageId: "p" },
    ],
    ["programme revoke uid p", { name: "programme revoke", user: "uid", programId: "p" }],
    ["user show uid", { name: "user show", user: "uid" }],
    ["address unsubscribe a@example.com", { name: "address unsubscribe", email: "a@example.com" }],
    ["address forget a@example.com", { name: "address forget", email: "a@example.com" }],
    ["harms", { name: "harms", days: 30 }],
    ["harms --days 7", { name: "harms", days: 7 }],
    ["checksums sums.txt", { name: "checksums", file: "sums.txt", at: null }],
    [
      "checksums sums.txt --at 2026-11-01T03:00:00Z",
      { name: "checksums", file: "sums.txt", at: Date.UTC(2026, 10, 1, 3) },
    ],
    [
      "restore export --checksums sums.txt",
      { name: "restore", directory: "export", checksumsFile: "sums.txt" },
    ],
  ])("%s", (line, command) => {
    expect(parseOps(words(line))).toEqual({ command, project: undefined, contentEnv: "local" });
  });

  test("a real project is named twice, with its content", () => {
    const real = "user show uid --project mindle-prod --yes-really mindle-prod --env live";
    expect(parseOps(words(real))).toMatchObject({ project: "mindle-prod", contentEnv: "live" });
    for (const line of [
      "user show uid --project mindle-prod",
      "user show uid --project mindle-prod --env live",
      "user show uid --yes-really mindle-prod --env live",
      "user show uid --project mindle-prod --yes-really mindle-test --env live",
      "user show uid --project mindle-prod --yes-really mindle-prod",
    ]) {
      expect(() => parseOps(words(line))).toThrow(Failure);
    }
  });

  test.each([
    "coupon",
    "coupon create",
    "coupon create AUTUMN26",
    "coupon create AUTUMN2 --package p",
    "coupon create autumn/26 --package p",
    "coupon create AUTUMN26 B --package p",
    "coupon create AUTUMN26 --package p --limit 0",
    "coupon create AUTUMN26 --package p --limit many",
    "coupon create AUTUMN26 --package p --expires tomorrow",
    "coupon create AUTUMN26 --package p --expires 2026-13-01T00:00:00Z",
    "coupon create AUTUMN26 --package p --colour red",
    "programme grant uid p",
    "programme revoke uid",
    "user show",
    "user delete uid",
    "address unsubscribe",
    "address unsubscribe someone",
    "address forget a@example.com b@example.com",
    "harms um-eng-v2s",
    "harms --days 0",
    "harms --days week",
    "checksums",
    "checksums one two",
    "checksums one --at yesterday",
    "restore export",
    "restore --checksums sums.txt",
  ])("refuses: %s", (line) => {
    expect(() => parseOps(words(line))).toThrow(Failure);
  });
});
