import { PRODUCT } from "@mindle/domain/product";
import { expect, test } from "vitest";
import { isInShell } from "./in-shell.ts";

const SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15";

test("the iOS app names itself in the user agent", () => {
  expect(isInShell(`${SAFARI} ${PRODUCT.name}Shell/1.0`)).toBe(true);
  expect(isInShell(`${SAFARI} Version/19.0 Mobile/15E148 Safari/604.1`)).toBe(false);
  expect(isInShell(`${SAFARI} KAKAOTALK 11.0.0`)).toBe(false);
});
