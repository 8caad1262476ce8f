import { expect, test } from "vitest";
import { enterKeyAction } from "./enter-key.ts";

const ENTER = { key: "Enter", isComposing: false, keyCode: 13 };

test("Enter in a field goes on", () => {
  expect(enterKeyAction(ENTER, true)).toBe("submit");
});

test("Enter that ends a composition does nothing, in whichever way the browser says so", () => {
  expect(enterKeyAction({ ...ENTER, isComposing: true }, true)).toBe("end-composition");
  expect(enterKeyAction({ ...ENTER, keyCode: 229 }, true)).toBe("end-composition");
});

test("other keys and other places are the browser's", () => {
  expect(enterKeyAction(ENTER, false)).toBe("ignore");
  expect(enterKeyAction({ key: " ", isComposing: false, keyCode: 32 }, true)).toBe("ignore");
});
