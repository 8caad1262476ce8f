import type { CollectionPath, DocumentPath } from "./document.ts";
import { numericId } from "./document-path.ts";
import { LIMITS } from "./limits.ts";
import { invalidArgument, type StatusError } from "./status.ts";
import { utf8Length } from "./strings.ts";

export interface DatabaseName {
  readonly projectId: string;
  readonly databaseId: string;
}

export interface DocumentName extends DatabaseName {
  readonly path: DocumentPath;
}

/** The parent of collections: a document, or `""` for the database root. */
export interface ParentName extends DatabaseName {
  readonly path: DocumentPath | "";
}

/**
 * Parses `projects/P/databases/D`.
 * @throws StatusError INVALID_ARGUMENT
 */
export function parseDatabaseName(name: string): DatabaseName {
  const parser = new NameParser("Database", name);
  const database = parser.database();
  parser.end();
  return database;
}

/**
 * Parses `projects/P/databases/D/documents/c/d…` with an even number of valid ids.
 * @throws StatusError INVALID_ARGUMENT
 */
export function parseDocumentName(name: string): DocumentName {
  const parser = new NameParser("Document", name);
  const database = parser.database();
  parser.literal("/");
  parser.literal("documents");
  parser.literal("/");
  return { ...database, path: parser.documentPath() };
}

/**
 * Parses `projects/P/databases/D/documents`, or the name of a document.
 * @throws StatusError INVALID_ARGUMENT
 */
export function parseParentName(name: string): ParentName {
  const parser = new NameParser("Document parent", name);
  const database = parser.database();
  parser.literal("/");
  parser.literal("documents");
  if (parser.atEnd()) {
    return { ...database, path: "" };
  }
  parser.literal("/");
  return { ...database, path: parser.documentPath() };
}

export function formatDatabaseName({ projectId, databaseId }: DatabaseName): string {
  return `projects/${projectId}/databases/${databaseId}`;
}

/** Full name of a document. */
export function formatDocumentName(database: DatabaseName, path: DocumentPath): string {
  return `${formatDatabaseName(database)}/documents/${path}`;
}

/** The path below `…/documents/` of a well-formed document name. */
export function pathOfName(name: string): DocumentPath {
  let end = -1;
  for (let slashes = 0; slashes < 5; slashes += 1) {
    end = name.indexOf("/", end + 1);
  }
  return name.slice(end + 1);
}

/** Path of a collection below a document or the root. */
export function joinCollection(parent: DocumentPath | "", collectionId: string): CollectionPath {
  return parent === "" ? collectionId : `${parent}/${collectionId}`;
}

/**
 * Validates the collection id of a query or CreateDocument.
 * @throws StatusError INVALID_ARGUMENT
 */
export function validateCollectionId(id: string): void {
  validateId("Collection id", id);
  validateCollectionSegment(id);
}

/**
 * Validates the document id of CreateDocument.
 * @throws StatusError INVALID_ARGUMENT
 */
export function validateDocumentId(id: string): void {
  validateId("Resource id", id);
  validateDocumentSegment(id);
}

function validateId(kind: string, id: string): void {
  if (id === "") {
    throw invalidArgument(`${kind} "" is invalid because it is empty.`);
  }
  if (id.includes("/")) {
    throw invalidArgument(`${kind} "${id}" is invalid because it contains "/".`);
  }
  if (id === "." || id === "..") {
    throw invalidArgument(`${kind} "${id}" is invalid because it is reserved.`);
  }
}

function validateDocumentSegment(id: string): void {
  validateIdLength("name", id);
  if (!isReserved(id) || numericId(id) !== undefined) {
    return;
  }
  throw id.startsWith("__id")
    ? invalidArgument(
        `A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '${id}'.`,
      )
    : invalidArgument(`Resource id "${id}" is invalid because it is reserved.`);
}

function validateCollectionSegment(id: string): void {
  validateIdLength("kind", id);
  if (isReserved(id)) {
    throw invalidArgument(`Collection id "${id}" is invalid because it is reserved.`);
  }
}

function validateIdLength(element: "kind" | "name", id: string): void {
  if (utf8Length(id) > LIMITS.nameBytes) {
    throw invalidArgument(`The key path element ${element} is longer than ${LIMITS.nameBytes} bytes.`);
  }
}

/** Ids of the form `__x__` are reserved for Firestore. */
export function isReserved(id: string): boolean {
  return id.length >= 4 && id.startsWith("__") && id.endsWith("__");
}

/** Parses a resource name; error messages name the missing part and its index. */
class NameParser {
  readonly #kind: string;
  readonly #name: string;
  #index = 0;

  constructor(kind: string, name: string) {
    this.#kind = kind;
    this.#name = name;
  }

  database(): DatabaseName {
    this.literal("projects");
    this.literal("/");
    const projectId = this.#segment();
    this.literal("/");
    this.literal("databases");
    this.literal("/");
    return { projectId, databaseId: this.#segment() };
  }

  documentPath(): DocumentPath {
    const start = this.#index;
    do {
      this.#requireId("collection");
      const collectionId = this.#segment();
      this.literal("/");
      this.#requireId("resource");
      const documentId = this.#segment();
      validateCollectionSegment(collectionId);
      validateDocumentSegment(documentId);
    } while (this.#skipSlash());
    return this.#name.slice(start);
  }

  literal(text: string): void {
    if (!this.#name.startsWith(text, this.#index)) {
      throw invalidArgument(`${this.#kind} name "${this.#name}" lacks "${text}" at index ${this.#index}.`);
    }
    this.#index += text.length;
  }

  atEnd(): boolean {
    return this.#index === this.#name.length;
  }

  end(): void {
    if (!this.atEnd()) {
      throw this.#trailing();
    }
  }

  #skipSlash(): boolean {
    if (this.atEnd()) {
      return false;
    }
    this.literal("/");
    return true;
  }

  /** Rejects an empty id: nothing after a slash, or two slashes. */
  #requireId(kind: "collection" | "resource"): void {
    if (this.atEnd()) {
      this.#index -= 1;
      throw this.#trailing();
    }
    if (this.#name.startsWith("/", this.#index)) {
      throw invalidArgument(`${this.#kind} name "${this.#name}" lacks a ${kind} id at index ${this.#index}.`);
    }
  }

  #segment(): string {
    const start = this.#index;
    const slash = this.#name.indexOf("/", start);
    const id = slash < 0 ? this.#name.slice(start) : this.#name.slice(start, slash);
    if (id === "" || id === "." || id === "..") {
      throw invalidArgument(
        `${this.#kind} name "${this.#name}" contains a resource id "${id}" at index ${start}.`,
      );
    }
    this.#index += id.length;
    return id;
  }

  #trailing(): StatusError {
    return invalidArgument(
      `${this.#kind} name "${this.#name}" has invalid trailing "${this.#name.slice(this.#index)}".`,
    );
  }
}
