import { expect, test } from "vitest";
import { describeError } from "./log-lines.ts";

const ID = "a1B2c3D4e5F6g7H8i9J0k1L2";

test.each([
  [`assessments/${ID}: answers.stress: expected number`, "assessments/…: answers.stress: expected number"],
  [
    `5 NOT_FOUND: No document to update: projects/p/databases/(default)/documents/assessments/${ID}`,
    "5 NOT_FOUND: No document to update: projects/p/databases/(default)/documents/assessments/…",
  ],
  ["coupons/SPRING-1/redemptions/u1: is broken", "coupons/…/redemptions/…: is broken"],
  [
    `users/${ID}/instances/a+b+2026-11-22: savedJson: must be JSON`,
    "users/…/instances/a+b+2026-11-22: savedJson: must be JSON",
  ],
  [
    `6 ALREADY_EXISTS: Document already exists: projects/p/databases/(default)/documents/users/${ID}/saves/o1`,
    "6 ALREADY_EXISTS: Document already exists: projects/p/databases/(default)/documents/users/…/saves/o1",
  ],
  [`"assessments/${ID}", "assessments/${ID}"`, '"assessments/…", "assessments/…"'],
  ["bills/b1: item: is missing", "bills/b1: item: is missing"],
  ["no user has someone+a.b@mail.example.com.", "no user has …@…."],
  ["mailto:하늘@예시.한국, twice", "mailto:…@…, twice"],
])("%s", (message, described) => {
  expect(describeError(message)).toBe(described);
  const error = new Error(message);
  expect(describeError(error)).not.toContain(ID);
  expect(describeError(error)).toContain(described);
  expect(describeError(error)).toContain("log-lines.test.ts");
});

test("the errors of an AggregateError are described with it, the first five", () => {
  const errors = [1, 2, 3, 4, 5, 6].map((number) => new Error(`users/${ID}: part ${number}`));
  const described = describeError(new AggregateError(errors, "6 of 9 failed"));
  expect(described).toContain("6 of 9 failed");
  expect(described).toContain("users/…: part 5");
  expect(described).not.toContain("part 6");
});
