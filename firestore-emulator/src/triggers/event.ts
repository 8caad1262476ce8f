import { randomUUID } from "node:crypto";
import { messageType } from "../codec/descriptor.ts";
import { documentName, encodeDocument } from "../codec/document.ts";
import { messageToJson } from "../codec/json-print.ts";
import { timestampOf, timestampText } from "../codec/timestamp.ts";
import type { StoredDocument } from "../model/document.ts";
import { fieldsIdentical } from "../model/order.ts";
import type { Database, DocumentChange } from "../state/types.ts";
import { changedFieldPaths } from "./changed-fields.ts";
import type { ChangeKind, Trigger } from "./trigger.ts";

/** A change of a document that a trigger waits for. */
export interface TriggerEvent {
  readonly trigger: Trigger;
  readonly database: Database;
  readonly change: DocumentChange;
  readonly commitTime: bigint;
  readonly params: Readonly<Record<string, string>>;
}

/** What happened to a document, or `undefined` when a write left it as it was. */
export function changeKind({ before, after }: DocumentChange): ChangeKind | undefined {
  if (before === undefined) {
    return after === undefined ? undefined : "create";
  }
  if (after === undefined) {
    return "delete";
  }
  return fieldsIdentical(before.fields, after.fields) ? undefined : "update";
}

/** The JSON that the Functions emulator takes for an event, with its content type. */
export function encodeEvent(event: TriggerEvent): { readonly contentType: string; readonly body: string } {
  return event.trigger.generation === 1
    ? { contentType: "application/json", body: JSON.stringify(v1Event(event)) }
    : { contentType: "application/cloudevents+json", body: JSON.stringify(v2Event(event)) };
}

function v1Event(event: TriggerEvent): object {
  const { trigger, database, change, commitTime, params } = event;
  return {
    eventId: randomUUID(),
    timestamp: timestampText(timestampOf(commitTime)),
    eventType: trigger.eventType,
    resource: {
      service: "firestore.googleapis.com",
      name: documentName(database, change.path),
    },
    params,
    // 1st generation functions expect both sides, an absent one without content.
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
    time: timestampText(timestampOf(commitTime)),
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

function documentJson(database: Database, document: StoredDocument): object {
  return messageToJson(messageType("google.firestore.v1.Document"), encodeDocument(database, document));
}
