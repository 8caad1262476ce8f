import { expect, test } from "vitest";
import { mayChangeUser } from "./user.ts";

test("a user is changed by that user alone", () => {
  expect(mayChangeUser("u1", { uid: "u1" })).toBe(true);
  for (const userId of ["u2", "", "U1", "u1 "]) expect(mayChangeUser(userId, { uid: "u1" })).toBe(false);
});
