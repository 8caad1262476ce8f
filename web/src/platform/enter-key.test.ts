import { expect, test } from "vitest";
import { enterKeyMeans } from "./enter-key.ts";

const ENTER = { key: "Enter", isComposing: false, keyCode: 13 };

test("Enter in a field goes on", () => {
  expect(enterKeyMeans(ENTER, true)).toBe("go on");
});

test("Enter that ends a composition does nothing, in whichever way the browser says so", () => {
  expect(enterKeyMeans({ ...ENTER, isComposing: true }, true)).toBe("end of a composition");
  expect(enterKeyMeans({ ...ENTER, keyCode: 229 }, true)).toBe("end of a composition");
});

test("other keys and other places are the browser's", () => {
  expect(enterKeyMeans(ENTER, false)).toBe("nothing to us");
  expect(enterKeyMeans({ key: " ", isComposing: false, keyCode: 32 }, true)).toBe("nothing to us");
});
