import { expect, test } from "vitest";
import { DEFAULT_NICKNAME, PRODUCT } from "./product.ts";

test("names that texts take by interpolation", () => {
  expect(PRODUCT).toEqual({ name: "Mindle", member: "Mindler", members: "Mindlers" });
});

test("the default nickname is the name of a member", () => {
  expect(DEFAULT_NICKNAME).toBe("Mindler");
});
