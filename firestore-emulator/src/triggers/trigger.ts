import type { JsonObject } from "@bufbuild/protobuf";
import { isObject, property, textOf } from "../codec/json.ts";
import { invalidArgument, type StatusError } from "../model/status.ts";
import { compilePathPattern, exactPath, type PathPattern } from "./path-pattern.ts";

export type ChangeKind = "create" | "update" | "delete";

/** A document trigger of a function, registered by firebase-tools. */
export interface Trigger {
  readonly generation: 1 | 2;
  readonly projectId: string;
  readonly key: string;
  readonly databaseId: string;
  /** Event type of the registration and of the events. */
  readonly eventType: string;
  readonly kinds: ReadonlySet<ChangeKind>;
  /** 2nd generation only: events contain the auth context. */
  readonly withAuthContext: boolean;
  readonly pattern: PathPattern;
}

const V1_TYPES: Readonly<Record<string, readonly ChangeKind[]>> = {
  create: ["create"],
  update: ["update"],
  delete: ["delete"],
  write: ["create", "update", "delete"],
};

const V2_TYPES: Readonly<Record<string, readonly ChangeKind[]>> = {
  created: ["create"],
  updated: ["update"],
  deleted: ["delete"],
  written: ["create", "update", "delete"],
};

const V1_TYPE = /^providers\/cloud\.firestore\/eventTypes\/document\.(\w+)$/;
const V2_TYPE = /^google\.cloud\.firestore\.document\.v1\.(\w+?)(\.withAuthContext)?$/;
const V1_RESOURCE = /^projects\/[^/]+\/databases\/([^/]+)\/documents\/(.+)$/s;

/** Parses a 1st generation registration. Throws INVALID_ARGUMENT when it is invalid. */
export function parseV1Trigger(projectId: string, key: string, body: unknown): Trigger {
  const trigger = property(requireObject(body), "eventTrigger");
  const eventType = textOf(trigger, "eventType");
  const kinds = V1_TYPES[V1_TYPE.exec(eventType)?.[1] ?? ""];
  const [, databaseId, path] = V1_RESOURCE.exec(textOf(trigger, "resource")) ?? [];
  if (kinds === undefined) {
    throw unsupportedType(eventType);
  }
  if (databaseId === undefined || path === undefined) {
    throw invalidArgument(`Trigger ${key} has no document resource.`);
  }
  return {
    generation: 1,
    projectId,
    key,
    databaseId,
    eventType,
    kinds: new Set(kinds),
    withAuthContext: false,
    pattern: compilePathPattern(path),
  };
}

/** Parses a 2nd generation registration. Throws INVALID_ARGUMENT when it is invalid. */
export function parseV2Trigger(projectId: string, key: string, body: unknown): Trigger {
  const trigger = requireObject(body);
  const eventType = textOf(trigger, "eventType");
  const [, name = "", authContext] = V2_TYPE.exec(eventType) ?? [];
  const kinds = V2_TYPES[name];
  if (kinds === undefined) {
    throw unsupportedType(eventType);
  }
  const document = property(trigger, "document");
  const path = textOf(document, "value");
  const isExact = textOf(document, "matchType") === "EXACT";
  return {
    generation: 2,
    projectId,
    key,
    databaseId: textOf(trigger, "database") || "(default)",
    eventType,
    kinds: new Set(kinds),
    withAuthContext: authContext !== undefined,
    pattern: path === "" ? compilePathPattern("**") : isExact ? exactPath(path) : compilePathPattern(path),
  };
}

function requireObject(body: unknown): JsonObject {
  if (!isObject(body)) {
    throw invalidArgument("A trigger's registration must be a JSON object.");
  }
  return body;
}

function unsupportedType(eventType: string): StatusError {
  return invalidArgument(`Event type "${eventType}" is not supported.`);
}
