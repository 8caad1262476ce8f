import { describe, expect, test } from "vitest";
import type { Value } from "../model/document.ts";
import type { FieldOperator, Filter } from "../model/query.ts";
import { collectionQuery } from "../state/testing/writes.ts";
import { validateQuery } from "./validate.ts";

const NAME: Value = { kind: "reference", name: "projects/p/databases/(default)/documents/c/d" };
const ONE: Value = { kind: "integer", value: 1n };

const byName = (op: FieldOperator): Filter => ({ kind: "field", field: ["__name__"], op, value: NAME });
const byField = (op: FieldOperator): Filter => ({ kind: "field", field: ["a"], op, value: ONE });
const all = (...filters: Filter[]): Filter => ({ kind: "composite", op: "AND", filters });
const any = (...filters: Filter[]): Filter => ({ kind: "composite", op: "OR", filters });
const validate = (where: Filter) => () => validateQuery({ ...collectionQuery("c"), where });

describe("equality of the document name beside an inequality", () => {
  test.each([
    ["a range", all(byName("EQUAL"), byField("LESS_THAN"))],
    ["an exclusion", all(byField("NOT_EQUAL"), byName("EQUAL"))],
    ["an alternative of ranges", all(byName("EQUAL"), any(byField("LESS_THAN"), byField("GREATER_THAN")))],
  ])("of another field is rejected: %s", (_, where) => {
    expect(validate(where)).toThrow(
      expect.objectContaining({
        code: "INVALID_ARGUMENT",
        message:
          "Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.",
      }),
    );
  });

  test.each([
    ["an equality of another field", all(byName("EQUAL"), byField("EQUAL"))],
    ["a range of names", all(byName("EQUAL"), byName("GREATER_THAN_OR_EQUAL"), byField("LESS_THAN"))],
    ["a range of another field alone", byField("LESS_THAN")],
    ["the name alone", byName("EQUAL")],
  ])("is accepted with %s", (_, where) => {
    expect(validate(where)).not.toThrow();
  });
});
