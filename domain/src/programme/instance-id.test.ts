import { expect, test } from "vitest";
import * as z from "zod/mini";
import { instanceId } from "../api/fields.ts";
import { mayHaveSub, parseInstanceId } from "./instance-id.ts";

test.each([
  ["list-1.v2+config_3", { activityId: "list-1.v2", configId: "config_3" }],
  ["list+config+2026-11-22", { activityId: "list", configId: "config", sub: "2026-11-22" }],
  ["list+config+3", { activityId: "list", configId: "config", sub: "3" }],
  [`list+config+${"a".repeat(40)}`, { activityId: "list", configId: "config", sub: "a".repeat(40) }],
])("%s names its activity, its config and its sub id", (id, parts) => {
  expect(parseInstanceId(id)).toEqual(parts);
  expect(z.safeParse(instanceId, id).success).toBe(true);
});

test.each([
  "",
  "+",
  "a",
  "a+",
  "+b",
  "a+b+",
  "a+b+c+d",
  "a+b+c_d",
  "a+b+c.d",
  "a+b+c d",
  "a+b+c\n",
  `a+b+${"c".repeat(41)}`,
])("%j is no instance id", (text) => {
  expect(parseInstanceId(text)).toBeUndefined();
  expect(z.safeParse(instanceId, text).success).toBe(false);
});

test.each([
  [undefined, ["day", "count"], []],
  ["2026-11-22", ["day"], ["count"]],
  ["3", ["count"], ["day"]],
  ["999", ["count"], ["day"]],
  ...["1000", "0", "03", "any", "2026-13-01", "2026-1-1", "20261122", "constructor"].map(
    (sub) => [sub, [], ["day", "count"]] as const,
  ),
] as const)("the sub id %s fits %j and not %j", (sub, fitting, others) => {
  for (const kind of fitting) expect(mayHaveSub([kind], sub)).toBe(true);
  for (const kind of others) expect(mayHaveSub([kind], sub)).toBe(sub === undefined);
  expect(mayHaveSub([], sub)).toBe(sub === undefined);
});
