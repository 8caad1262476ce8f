import { expect, test } from "vitest";
import { credentialProblems } from "./email-sign-in.tsx";

test.each([
  ["a@b.kr", "1234", undefined],
  [" a@b.kr ", "    ", undefined],
  ["a@b.kr", "123", { email: false, password: true }],
  ["a@b", "1234", { email: true, password: false }],
  ["", "", { email: true, password: true }],
])("address %j, password %j: %j", (email, password, problems) => {
  expect(credentialProblems({ email, password })).toEqual(problems);
});
