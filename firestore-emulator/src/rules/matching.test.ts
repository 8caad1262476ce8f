import { describe, expect, it } from "vitest";
import { document, firestoreRules, load, request, resultOf, string } from "./testing/harness.ts";
import type { RulesMethod } from "./types.ts";

function allows(source: string, path: string, method: RulesMethod = "get"): boolean {
  return load(source).decide(request({ path, method })).allowed;
}

describe("matching", () => {
  it("requires the pattern to match the whole path", () => {
    const source = firestoreRules(
      "match /users/{uid} { allow read; match /notes/{note} { allow get: if uid == 'u' && note == 'n'; } }",
    );
    expect(allows(source, "users/u")).toBe(true);
    expect(allows(source, "users/u/notes/n")).toBe(true);
    expect(allows(source, "users/v/notes/n")).toBe(false);
    expect(allows(source, "users/u/other/n")).toBe(false);
    expect(allows(source, "users/u/notes/n/deep/x")).toBe(false);
  });

  it("binds recursive wildcards to paths; zero segments only in version 2", () => {
    const body = "match /a/{id} { match /{rest=**} { allow get: if rest.size == null || true; } }";
    const paths = "match /a/{rest=**} { allow get: if rest == /x/b/y && rest[1] == 'b'; }";
    expect(allows(firestoreRules(paths), "a/x/b/y")).toBe(true);
    expect(allows(firestoreRules(body), "a/x")).toBe(true);
    expect(allows(firestoreRules(body, "1"), "a/x")).toBe(false);
    expect(allows(firestoreRules(body, "1"), "a/x/b/y")).toBe(true);
  });

  it("allows recursive wildcards in the middle in version 2", () => {
    const source = firestoreRules("match /{path=**}/notes/{id} { allow get: if id == 'n'; }");
    expect(allows(source, "notes/n")).toBe(true);
    expect(allows(source, "users/u/notes/n")).toBe(true);
    expect(allows(source, "users/u/notes/m")).toBe(false);
    expect(allows(source, "users/u/others/n")).toBe(false);
  });

  it.each([
    ["read", ["get", "list"]],
    ["write", ["create", "update", "delete"]],
    ["get", ["get"]],
    ["list", ["list"]],
    ["create, delete", ["create", "delete"]],
  ] as const)("allow %s is for %j", (methods, allowed) => {
    const source = firestoreRules(`match /docs/{id} { allow ${methods}; }`);
    for (const method of ["get", "list", "create", "update", "delete"] as const) {
      const path = method === "list" ? "docs" : "docs/a";
      expect(allows(source, path, method)).toBe(allowed.some((name) => name === method));
    }
  });

  it("evaluates all matching statements in source order and reports each", () => {
    const source = firestoreRules(`match /docs/{id} {
      match /{rest=**} { allow get: if false; }
      allow get: if resource.data.a.b == 1;
      allow get: if resource.data.x == 1;
      allow get:
        if 1 / 0 == 1;
    }`);
    const resource = document("docs/a", { a: string("text") });
    expect(load(source).decide(request({ resource }))).toEqual({
      allowed: false,
      message:
        "\nfalse for 'get' @ L5, Property b is undefined on object. for 'get' @ L6, " +
        "Property x is undefined on object. for 'get' @ L7, evaluation error at L9:12 for 'get' @ L9",
    });
    expect(load(source).decide(request({ path: "other/a" }))).toEqual({
      allowed: false,
      message: "No matching allow statements",
    });
  });

  it("reports create and update for an upsert", () => {
    const source = firestoreRules("match /docs/{id} { allow create: if false;\n allow update: if false; }");
    const decide = (method: "create" | "update") =>
      resultOf(load(source).decide(request({ method, upsert: true })));
    expect(decide("create")).toBe("false for 'create' @ L4, false for 'update' @ L5");
    expect(decide("update")).toBe("false for 'create' @ L4, false for 'update' @ L5");
  });
});

describe("request and resource", () => {
  const check = (condition: string, overrides: Parameters<typeof request>[0], allow = "read, write") =>
    resultOf(
      load(firestoreRules(`match /docs/{id} { allow ${allow}: if ${condition}; }`)).decide(
        request(overrides),
      ),
    );

  it("request and resource have the values of the request", () => {
    const auth = { uid: "u", token: { email: "u@x", level: 3, firebase: { sign_in_provider: "password" } } };
    const condition = `request.auth.uid == 'u' && request.auth.token.email == 'u@x' && request.auth.token.level is int
      && request.auth.token.firebase.sign_in_provider == 'password' && request.method == 'get'
      && request.path == /databases/$(database)/documents/docs/$(id) && request.time == timestamp.value(1700000000123)
      && resource.id == id && resource.__name__ == request.path && resource.data.f == 'v'`;
    expect(check(condition, { auth, resource: document("docs/a", { f: string("v") }) })).toBe("allowed");
  });

  it("request.resource is set for writes, null for deletes, undefined for reads", () => {
    const requestResource = document("docs/a", { f: string("new") });
    const created = "resource == null && request.resource.data.f == 'new' && request.resource.id == 'a'";
    expect(check(created, { method: "create", resource: null, requestResource })).toBe("allowed");
    expect(check("request.resource == null", { method: "delete" })).toBe("allowed");
    expect(check("request.resource == null", {})).toBe(
      "Property resource is undefined on object. for 'get' @ L4",
    );
  });

  it("converts references to paths and times to timestamps comparable with request.time", () => {
    const resource = document("docs/a", {
      ref: { kind: "reference", name: "projects/p/databases/(default)/documents/users/u" },
      at: { kind: "timestamp", micros: 1_700_000_000_123_000n },
      nested: { kind: "map", fields: new Map([["list", { kind: "array", values: [{ kind: "null" }] }]]) },
      place: { kind: "geoPoint", latitude: 1, longitude: 2 },
      raw: { kind: "bytes", value: Uint8Array.of(1) },
    });
    const condition = `resource.data.ref == /databases/(default)/documents/users/u && resource.data.at == request.time
      && resource.data.nested.list == [null] && resource.data.place == latlng.value(1, 2) && resource.data.raw == b'\\x01'`;
    expect(check(condition, { resource })).toBe("allowed");
  });
});
