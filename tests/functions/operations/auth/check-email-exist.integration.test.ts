import { checkEmailExist } from "@mindle/domain/api/auth";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { makeEmail, makeUser } from "../../../support/functions/users.ts";

describe("auth/checkEmailExist", () => {
  test("no token: false for an unknown address, and for one that no account could have", async () => {
    expect(await call(checkEmailExist, { email: makeEmail() })).toBe(false);
    expect(await call(checkEmailExist, { email: "<>@!.\u{1f600}" })).toBe(false);
  });

  test("bad input: names the field", async () => {
    for (const body of [
      {},
      { email: "" },
      { email: "not-an-address" },
      { email: null },
      { email: ["a@b.co"] },
    ]) {
      const refused = await refusal(checkEmailExist, body);
      expect(refused).toEqual({ code: "invalid-argument", message: expect.stringMatching(/^email: /) });
    }
  });

  test("forbidden: a bad token is refused", async () => {
    expect((await refusal(checkEmailExist, { email: makeEmail() }, { token: "nonsense" })).code).toBe(
      "unauthenticated",
    );
  });

  test("success: finds an account by its case-insensitive address", async () => {
    const { email } = await makeUser();
    expect(await call(checkEmailExist, { email })).toBe(true);
    expect(await call(checkEmailExist, { email: email.toUpperCase() })).toBe(true);
  });

  test("repeat: a repeated call returns the same", async () => {
    const { email } = await makeUser();
    expect(await call(checkEmailExist, { email })).toBe(true);
    expect(await call(checkEmailExist, { email })).toBe(true);
  });
});
