import { expect, test } from "vitest";
import { credentialProblems, NEW_PASSWORD_MIN, SIGN_IN_PASSWORD_MIN } from "./credentials.ts";

test.each([
  ["a@b.kr", "1234", SIGN_IN_PASSWORD_MIN, undefined],
  ["a@b.kr", "123", SIGN_IN_PASSWORD_MIN, { email: false, password: true }],
  ["a@b.kr", "1234567", NEW_PASSWORD_MIN, { email: false, password: true }],
  ["a@b.kr", "12345678", NEW_PASSWORD_MIN, undefined],
  [" a@b.kr ", "        ", NEW_PASSWORD_MIN, undefined],
  ["a@b", "12345678", NEW_PASSWORD_MIN, { email: true, password: false }],
  ["", "", NEW_PASSWORD_MIN, { email: true, password: true }],
])("address %j, password %j, at least %i: %j", (email, password, shortest, problems) => {
  expect(credentialProblems({ email, password }, shortest)).toEqual(problems);
});
