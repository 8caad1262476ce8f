import { getResponse } from "@mindle/domain/api/assessment";
import { expect, test } from "vitest";
import { RESPONSE_PATH } from "./ask-early.ts";

test("the operation asked early is the contract's", () => {
  expect(RESPONSE_PATH).toBe(getResponse.path);
});
