import { randomUUID } from "node:crypto";
import { type JsonValue, toJson } from "@bufbuild/protobuf";
import { TimestampSchema } from "@bufbuild/protobuf/wkt";
import { encodeDocument } from "../codec/document.ts";
import { messageToJson } from "../codec/json.ts";
import { timestampOf } from "../codec/value.ts";
import { DocumentSchema } from "../generated/firestore_pb.js";
import type { Fields, StoredDocument } from "../model/document.ts";
import { formatFieldPath } from "../model/field-path.ts";
import { fieldsIdentical, valuesIdentical } from "../model/order.ts";
import type { FieldPath } from "../model/query.ts";
import { formatDocumentName } from "../model/resource-name.ts";
import type { Database } from "../state/database.ts";
import type { DocumentChange } from "../state/types.ts";
import type { ChangeKind, Trigger } from "./trigger.ts";

/** A document change that matches a trigger. */
export interface TriggerEvent {
  readonly trigger: Trigger;
  readonly database: Database;
  readonly change: DocumentChange;
  readonly commitTime: bigint;
  readonly params: Readonly<Record<string, string>>;
}

/** The kind of a change, or `undefined` when a write changed nothing. */
export function changeKind({ before, after }: DocumentChange): ChangeKind | undefined {
  if (before === undefined) {
    return after === undefined ? undefined : "create";
  }
  if (after === undefined) {
    return "delete";
  }
  return fieldsIdentical(before.fields, after.fields) ? undefined : "update";
}

/** Encodes an event as JSON for the Functions emulator. */
export function encodeEvent(event: TriggerEvent): { readonly contentType: string; readonly body: string } {
  return event.trigger.generation === 1
    ? { contentType: "application/json", body: JSON.stringify(v1Event(event)) }
    : { contentType: "application/cloudevents+json", body: JSON.stringify(v2Event(event)) };
}

function v1Event(event: TriggerEvent): object {
  const { trigger, database, change, commitTime, params } = event;
  return {
    eventId: randomUUID(),
    timestamp: toJson(TimestampSchema, timestampOf(commitTime)),
    eventType: trigger.eventType,
    resource: {
      service: "firestore.googleapis.com",
      name: formatDocumentName(database, change.path),
    },
    params,
    // 1st generation functions expect both documents, with `{}` for a missing one.
    data: { value: {}, oldValue: {}, ...eventData(event) },
  };
}

function v2Event(event: TriggerEvent): object {
  const { trigger, database, change, commitTime } = event;
  const { projectId, databaseId } = database;
  return {
    specversion: "1.0",
    id: randomUUID(),
    type: trigger.eventType,
    source: `//firestore.googleapis.com/projects/${projectId}/databases/${databaseId}`,
    subject: `documents/${change.path}`,
    time: toJson(TimestampSchema, timestampOf(commitTime)),
    project: projectId,
    database: databaseId,
    namespace: "(default)",
    document: change.path,
    location: "local",
    ...(trigger.withAuthContext && { authtype: "unknown" }),
    datacontenttype: "application/json",
    data: eventData(event),
  };
}

function eventData({ database, change: { before, after } }: TriggerEvent): object {
  return {
    ...(after && { value: documentJson(database, after) }),
    ...(before && { oldValue: documentJson(database, before) }),
    ...(before && after && { updateMask: { fieldPaths: changedFieldPaths(before.fields, after.fields) } }),
  };
}

function documentJson(database: Database, document: StoredDocument): JsonValue {
  return messageToJson(DocumentSchema, encodeDocument(database, document));
}

/** Paths of the fields that differ; maps in both documents are compared recursively. */
function changedFieldPaths(before: Fields, after: Fields): string[] {
  const paths: string[] = [];
  collectChangedPaths(before, after, [], paths);
  return paths.sort();
}

function collectChangedPaths(before: Fields, after: Fields, parent: FieldPath, paths: string[]): void {
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(name), after.get(name)];
    const path = [...parent, name];
    if (old?.kind === "map" && now?.kind === "map") {
      collectChangedPaths(old.fields, now.fields, path, paths);
    } else if (old === undefined || now === undefined || !valuesIdentical(old, now)) {
      paths.push(formatFieldPath(path));
    }
  }
}
