import { describe, expect, it } from "vitest";
import {
  formatDocumentName,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
  validateCollectionId,
  validateDocumentId,
} from "./resource-name.ts";

const ROOT = "projects/p/databases/(default)/documents";

describe("parseDocumentName", () => {
  it("parses the output of formatDocumentName", () => {
    const name = formatDocumentName({ projectId: "p", databaseId: "(default)" }, "c/d/e/f");
    expect(name).toBe(`${ROOT}/c/d/e/f`);
    expect(parseDocumentName(name)).toEqual({ projectId: "p", databaseId: "(default)", path: "c/d/e/f" });
  });

  it("accepts numeric ids", () => {
    expect(parseDocumentName(`${ROOT}/c/__id-7__`).path).toBe("c/__id-7__");
  });

  it.each([
    ["", 'Document name "" lacks "projects" at index 0.'],
    [
      "projects/auth/databases/(default)/documents/c",
      'Document name "projects/auth/databases/(default)/documents/c" lacks "/" at index 45.',
    ],
    [`${ROOT}/c/d/`, `Document name "${ROOT}/c/d/" has invalid trailing "/".`],
    [`${ROOT}/c/`, `Document name "${ROOT}/c/" has invalid trailing "/".`],
    [`${ROOT}/`, `Document name "${ROOT}/" has invalid trailing "/".`],
    [`${ROOT}//`, `Document name "${ROOT}//" lacks a collection id at index 41.`],
    [`${ROOT}/c//`, `Document name "${ROOT}/c//" lacks a resource id at index 43.`],
    [`${ROOT}/c/d//e`, `Document name "${ROOT}/c/d//e" lacks a collection id at index 45.`],
    [
      "projects/p-dot-id/databases/(default)/documents/c/.",
      'Document name "projects/p-dot-id/databases/(default)/documents/c/." contains a resource id "." at index 50.',
    ],
    [`${ROOT}/c/__x__`, 'Resource id "__x__" is invalid because it is reserved.'],
    [`${ROOT}/__x__/d`, 'Collection id "__x__" is invalid because it is reserved.'],
    [
      `${ROOT}/c/__id5x__`,
      "A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '__id5x__'.",
    ],
    [`${ROOT}/c/${"é".repeat(751)}`, "The key path element name is longer than 1500 bytes."],
    [`${ROOT}/${"c".repeat(1501)}/d`, "The key path element kind is longer than 1500 bytes."],
  ])("rejects %j", (name, message) => {
    expect(() => parseDocumentName(name)).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT", message }),
    );
  });
});

describe("parseParentName", () => {
  it("parses the root and documents", () => {
    expect(parseParentName(ROOT).path).toBe("");
    expect(parseParentName(`${ROOT}/c/d`).path).toBe("c/d");
  });

  it("rejects a collection", () => {
    const name = "projects/auth/databases/(default)/documents/c";
    expect(() => parseParentName(name)).toThrow(
      expect.objectContaining({
        code: "INVALID_ARGUMENT",
        message: `Document parent name "${name}" lacks "/" at index 45.`,
      }),
    );
  });
});

describe("parseDatabaseName", () => {
  it("parses any database id", () => {
    expect(parseDatabaseName("projects/p/databases/second")).toEqual({
      projectId: "p",
      databaseId: "second",
    });
  });

  it("rejects a name without a database", () => {
    expect(() => parseDatabaseName("projects/auth")).toThrow(
      expect.objectContaining({ message: 'Database name "projects/auth" lacks "/" at index 13.' }),
    );
  });
});

describe("single ids", () => {
  it.each([
    ["__x__", 'Collection id "__x__" is invalid because it is reserved.'],
    ["__id5__", 'Collection id "__id5__" is invalid because it is reserved.'],
    ["..", 'Collection id ".." is invalid because it is reserved.'],
    ["a/b", 'Collection id "a/b" is invalid because it contains "/".'],
  ])("rejects the collection id %j", (id, message) => {
    expect(() => validateCollectionId(id)).toThrow(expect.objectContaining({ message }));
  });

  it.each([
    ["__x__", 'Resource id "__x__" is invalid because it is reserved.'],
    [".", 'Resource id "." is invalid because it is reserved.'],
    ["a/b", 'Resource id "a/b" is invalid because it contains "/".'],
  ])("rejects the document id %j", (id, message) => {
    expect(() => validateDocumentId(id)).toThrow(expect.objectContaining({ message }));
  });

  it("accepts valid ids", () => {
    expect(() => validateCollectionId("users")).not.toThrow();
    expect(() => validateDocumentId("__id5__")).not.toThrow();
  });
});
