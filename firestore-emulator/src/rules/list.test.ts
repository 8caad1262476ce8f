import { describe, expect, it } from "vitest";
import type { Value } from "../model/document.ts";
import type { Filter, Query } from "../model/query.ts";
import {
  document,
  double,
  firestoreRules,
  integer,
  load,
  lookupsIn,
  request,
  resultOf,
  string,
} from "./testing/harness.ts";

type FieldFilter = Extract<Filter, { kind: "field" }>;

const where = (path: string, op: FieldFilter["op"], value: Value): Filter => ({
  kind: "field",
  field: path.split("."),
  op,
  value,
});
const array = (...values: Value[]): Value => ({ kind: "array", values });
const all = (...filters: Filter[]): Filter => ({ kind: "composite", op: "AND", filters });
const any = (...filters: Filter[]): Filter => ({ kind: "composite", op: "OR", filters });
const name = (path: string): Value => ({
  kind: "reference",
  name: `projects/demo/databases/(default)/documents/${path}`,
});

function query(filter?: Filter, overrides: Partial<Query> = {}): Query {
  return {
    scope: { parent: "", collectionId: "docs", allDescendants: false },
    where: filter,
    orderBy: [],
    startAt: undefined,
    endAt: undefined,
    offset: 0,
    limit: undefined,
    select: undefined,
    ...overrides,
  };
}

const auth = { uid: "me", token: {} };

/** Decides a query on `docs` with the rule condition. */
function list(
  condition: string,
  filter?: Filter,
  overrides: Partial<Query> = {},
  lookups = lookupsIn([]),
): string {
  const ruleset = load(firestoreRules(`match /docs/{id} { allow list: if ${condition}; }`));
  return resultOf(
    ruleset.decide(
      request({
        method: "list",
        path: "docs",
        auth,
        resource: null,
        query: query(filter, overrides),
        lookups,
      }),
    ),
  ).replace(" for 'list' @ L4", "");
}

const OWNER = "resource.data.owner == request.auth.uid";
const ERROR = "evaluation error at L4:35";

describe("list rules", () => {
  it("allow a query whose filter implies the condition", () => {
    expect(list(OWNER, where("owner", "EQUAL", string("me")))).toBe("allowed");
    expect(
      list(OWNER, all(where("n", "GREATER_THAN", integer(1)), where("owner", "EQUAL", string("me")))),
    ).toBe("allowed");
    expect(list("request.auth != null")).toBe("allowed");
  });

  it("deny a query without the filter", () => {
    expect(list(OWNER)).toBe("Property owner is undefined on object.");
    expect(list(OWNER, where("owner", "EQUAL", string("you")))).toBe("false");
  });

  it("require every disjunct of the filter to be allowed", () => {
    const values = (...uids: string[]) => where("owner", "IN", array(...uids.map(string)));
    expect(list(OWNER, values("me"))).toBe("allowed");
    expect(list(OWNER, values("me", "you"))).toBe("false");
    const mine = where("owner", "EQUAL", string("me"));
    const open = where("open", "EQUAL", { kind: "boolean", value: true });
    expect(list(`${OWNER} || resource.data.open`, any(mine, open))).toBe("allowed");
    expect(list(`${OWNER} || resource.data.open`, any(mine, where("n", "EQUAL", integer(1))))).not.toBe(
      "allowed",
    );
    expect(list(OWNER, all(mine, any(open, where("n", "EQUAL", integer(1)))))).toBe("allowed");
  });

  it.each([
    ["resource.data.n > 10", where("n", "GREATER_THAN_OR_EQUAL", integer(18)), "allowed"],
    ["resource.data.n >= 18", where("n", "GREATER_THAN_OR_EQUAL", integer(18)), "allowed"],
    ["resource.data.n > 18", where("n", "GREATER_THAN_OR_EQUAL", integer(18)), ERROR],
    ["resource.data.n > 18", where("n", "GREATER_THAN", integer(18)), "allowed"],
    ["18 <= resource.data.n", where("n", "GREATER_THAN", integer(18)), "allowed"],
    ["resource.data.n > 10.5", where("n", "GREATER_THAN", integer(18)), "allowed"],
    ["resource.data.n > 10", where("n", "GREATER_THAN", double(18.5)), ERROR],
    ["resource.data.n < 20", where("n", "GREATER_THAN", integer(18)), ERROR],
    ["resource.data.n < 20", where("n", "LESS_THAN", integer(20)), "allowed"],
    ["resource.data.n <= 20", where("n", "LESS_THAN_OR_EQUAL", integer(19)), "allowed"],
    ["resource.data.n < 19", where("n", "LESS_THAN_OR_EQUAL", integer(19)), ERROR],
    ["resource.data.n != 18", where("n", "GREATER_THAN", integer(18)), "allowed"],
    ["resource.data.n != 19", where("n", "GREATER_THAN", integer(18)), ERROR],
    ["resource.data.n != null", where("n", "GREATER_THAN", integer(18)), "allowed"],
    ["resource.data.n == null", where("n", "GREATER_THAN", integer(18)), ERROR],
    ["!(resource.data.n == 18)", where("n", "NOT_EQUAL", integer(18)), ERROR],
    ["resource.data.n != 18", where("n", "NOT_EQUAL", integer(18)), "allowed"],
    ["resource.data.n != 2", where("n", "NOT_IN", array(integer(1), integer(2))), "allowed"],
    ["resource.data.n is number", where("n", "GREATER_THAN", integer(18)), "allowed"],
    ["resource.data.n is int", where("n", "GREATER_THAN", integer(18)), ERROR],
    ["resource.data.n is constraint", where("n", "GREATER_THAN", integer(18)), "allowed"],
    ["resource.data.n + 1 > 1", where("n", "GREATER_THAN", integer(18)), ERROR],
    ["[resource.data.n] != [5]", where("n", "GREATER_THAN", integer(18)), ERROR],
    ["resource.data.n in [20]", where("n", "GREATER_THAN", integer(18)), ERROR],
    [
      "request.auth.uid in resource.data.members",
      where("members", "ARRAY_CONTAINS", string("me")),
      "allowed",
    ],
    ["request.auth.uid in resource.data.members", where("members", "ARRAY_CONTAINS", string("you")), ERROR],
    [
      "resource.data.members.hasAny(['me', 'x'])",
      where("members", "ARRAY_CONTAINS", string("me")),
      "allowed",
    ],
    [
      "resource.data.members.hasAny(['me', 'x'])",
      where("members", "ARRAY_CONTAINS_ANY", array(string("me"), string("x"))),
      "allowed",
    ],
    [
      "resource.data.members.hasAny(['me'])",
      where("members", "ARRAY_CONTAINS_ANY", array(string("me"), string("x"))),
      ERROR,
    ],
    ["resource.data.members.hasAll(['me'])", where("members", "ARRAY_CONTAINS", string("me")), "allowed"],
    ["resource.data.members.size() == 1", where("members", "ARRAY_CONTAINS", string("me")), ERROR],
    ["resource.data.a.b == 1", where("a.b", "EQUAL", integer(1)), "allowed"],
    ["resource.data['a']['b'] == 1 && resource.data.a is map", where("a.b", "EQUAL", integer(1)), "allowed"],
    ["resource.data.a.c == 1", where("a.b", "EQUAL", integer(1)), "Property c is undefined on object."],
    ["resource.data.a != {}", where("a.b", "EQUAL", integer(1)), ERROR],
    ["resource.data.get('n', 0) == 1", where("n", "EQUAL", integer(1)), "allowed"],
    ["resource.data.get('m', 0) == 0", where("n", "EQUAL", integer(1)), ERROR],
    ["'n' in resource.data", where("n", "EQUAL", integer(1)), "allowed"],
    ["!('m' in resource.data)", where("n", "EQUAL", integer(1)), ERROR],
    ["resource.data.keys().size() == 0", undefined, ERROR],
    ["resource != null && resource.data != null", undefined, "allowed"],
    ["resource.data.n == null", { kind: "unary", field: ["n"], op: "IS_NULL" }, "allowed"],
    ["math.isNaN(resource.data.n)", { kind: "unary", field: ["n"], op: "IS_NAN" }, "allowed"],
    ["resource.data.n != null", { kind: "unary", field: ["n"], op: "IS_NOT_NULL" }, "allowed"],
    ["id == 'a'", undefined, "Null value error."],
    ["!exists(/databases/$(database)/documents/docs/$(id))", undefined, "Null value error."],
    [
      "exists(/databases/$(database)/documents/docs/$(id)) || request.auth == null",
      undefined,
      "Null value error.",
    ],
    ["!(exists(/databases/$(database)/documents/docs/$(id)) && false)", undefined, "allowed"],
    ["resource.id == 'a'", undefined, "Property id is undefined on object."],
  ] satisfies [string, Filter | undefined, string][])("%s (case %#)", (condition, filter, expected) => {
    expect(list(condition, filter)).toBe(expected);
  });

  it("expose limit, offset and order of the query", () => {
    expect(list("request.query.limit <= 50", undefined, { limit: 50 })).toBe("allowed");
    expect(list("request.query.limit <= 50", undefined, { limit: 51 })).toBe("false");
    expect(list("request.query.limit <= 50")).toMatch(/^Unsupported operation error. Received: null <= int/);
    expect(list("request.query.limit == null && request.query.offset == 3", undefined, { offset: 3 })).toBe(
      "allowed",
    );
    const orderBy = [{ field: ["a"], direction: "DESCENDING" as const }];
    expect(list("request.query.orderBy.a == 'DESC'", undefined, { orderBy })).toBe("allowed");
    expect(list("request.query.orderBy.a == 'ASC'", undefined, { orderBy })).toBe("false");
    expect(list("request.query.orderBy.a == 'DESC'")).toBe("Property a is undefined on object.");
  });

  it("evaluate filters on names with the stored documents", () => {
    const lookups = lookupsIn([
      document("docs/mine", { owner: string("me") }),
      document("docs/x", { owner: string("you") }),
    ]);
    const named = (...paths: string[]) => where("__name__", "IN", array(...paths.map(name)));
    expect(list(`${OWNER} && id == 'mine'`, where("__name__", "EQUAL", name("docs/mine")), {}, lookups)).toBe(
      "allowed",
    );
    expect(list(OWNER, named("docs/mine", "docs/x"), {}, lookups)).toBe("false");
    expect(list(OWNER, named("docs/missing"), {}, lookups)).toBe("Null value error.");
  });

  it("require a recursive wildcard for collection groups", () => {
    const scope = { parent: "", collectionId: "notes", allDescendants: true };
    const decide = (body: string, filter?: Filter) =>
      resultOf(
        load(firestoreRules(body)).decide(
          request({ method: "list", path: "notes", auth, resource: null, query: query(filter, { scope }) }),
        ),
      );
    const mine = where("owner", "EQUAL", string("me"));
    expect(decide(`match /users/{u}/notes/{n} { allow list; } match /notes/{n} { allow list; }`)).toBe(
      "No matching allow statements",
    );
    expect(decide(`match /{path=**}/notes/{n} { allow list: if ${OWNER}; }`, mine)).toBe("allowed");
    expect(decide(`match /{path=**}/notes/{n} { allow list: if ${OWNER}; }`)).toMatch(/^Property owner/);
    expect(decide("match /{path=**}/notes/{n} { allow list: if path == /x; }")).toMatch(/^evaluation error/);
    expect(decide("match /{all=**} { allow list; }")).toBe("allowed");
  });

  it("have the wildcards of parents; ListDocuments is a query without filters", () => {
    const source = firestoreRules("match /users/{uid}/notes/{n} { allow list: if uid == request.auth.uid; }");
    const decide = (path: string) =>
      resultOf(load(source).decide(request({ method: "list", path, auth, resource: null })));
    expect(decide("users/me/notes")).toBe("allowed");
    expect(decide("users/you/notes")).toBe("false for 'list' @ L4");
  });
});
