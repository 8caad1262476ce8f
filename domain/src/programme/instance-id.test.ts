import { expect, test } from "vitest";
import { parseInstanceId } from "./instance-id.ts";

test("an instance id names its activity and its config", () => {
  expect(parseInstanceId("list-1.v2+config_3")).toEqual({ activityId: "list-1.v2", configId: "config_3" });
});

test.each(["", "+", "a", "a+", "+b", "a+b+", "a+b+c"])("%j is no instance id", (text) => {
  expect(parseInstanceId(text)).toBeUndefined();
});
