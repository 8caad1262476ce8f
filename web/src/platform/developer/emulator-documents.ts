import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { settings } from "../settings/settings.ts";

/** A document of the local Firestore, with its creation time in milliseconds since the epoch. */
interface EmulatorDocument {
  readonly id: string;
  readonly madeAt: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A value of Firestore's REST API (https://firebase.google.com/docs/firestore/reference/rest/v1/Value). */
interface WireValue {
  readonly integerValue?: string;
  readonly mapValue?: { readonly fields?: Readonly<Record<string, WireValue>> };
  readonly arrayValue?: { readonly values?: readonly WireValue[] };
}

/** What the emulator answers to a query: a document a line, and one without where there are none. */
type QueryAnswer = readonly {
  readonly document?: {
    readonly name: string;
    readonly createTime: string;
    readonly fields?: Readonly<Record<string, WireValue>>;
  };
}[];

/**
 * All documents of a collection, bypassing the rules: the emulators accept the token `owner` as an administrator's.
 * Rejects without a local Firestore.
 */
export async function readAsOwner(
  collection: string,
  signal: AbortSignal,
): Promise<readonly EmulatorDocument[]> {
  const query = { structuredQuery: { from: [{ collectionId: collection }] } };
  const response = await postAsOwner(collection, ":runQuery", query, signal);
  const answers: QueryAnswer = await response.json();
  return answers.flatMap(({ document }) =>
    document === undefined
      ? []
      : [
          {
            id: document.name.split("/").at(-1) ?? document.name,
            madeAt: Date.parse(document.createTime),
            fields: plainFields(document.fields),
          },
        ],
  );
}

/** Writes a document as a whole, bypassing the rules. Rejects without a local Firestore. */
export async function writeAsOwner(
  collection: string,
  id: string,
  fields: Readonly<Record<string, string | number | null>>,
): Promise<void> {
  const { firebase } = settings();
  const name = `projects/${firebase.projectId}/databases/(default)/documents/${collection}/${id}`;
  const wire = Object.entries(fields).map(([key, value]) => [key, wireValueOf(value)] as const);
  await postAsOwner(collection, ":commit", {
    writes: [{ update: { name, fields: Object.fromEntries(wire) } }],
  });
}

function wireValueOf(value: string | number | null): object {
  if (value === null) return { nullValue: null };
  return typeof value === "string" ? { stringValue: value } : { integerValue: String(value) };
}

async function postAsOwner(
  collection: string,
  method: string,
  body: object,
  signal?: AbortSignal,
): Promise<Response> {
  const { firebase, firestoreEmulator } = settings();
  if (firestoreEmulator === undefined) throw new Error("there is no local Firestore");
  const { host, port } = firestoreEmulator;
  const root = `projects/${firebase.projectId}/databases/(default)/documents`;
  const response = await fetch(`http://${host}:${port}/v1/${root}${method}`, {
    method: "POST",
    headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: signal ?? null,
  });
  if (!response.ok) throw new Error(`${collection}: the local Firestore answered ${response.status}`);
  return response;
}

function plainFields(fields: Readonly<Record<string, WireValue>> = {}): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plainValue(value)]));
}

/** A value as JSON; timestamps, bytes and references stay strings. */
function plainValue(value: WireValue): unknown {
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.mapValue !== undefined) return plainFields(value.mapValue.fields);
  if (value.arrayValue !== undefined) return (value.arrayValue.values ?? []).map(plainValue);
  return Object.values(value)[0];
}

/** What the local emulators hold, read whenever it is shown; `name` is its key. */
export function useLocalData<Data>(
  name: string,
  read: (signal: AbortSignal) => Promise<Data>,
): UseQueryResult<Data> {
  return useQuery({
    queryKey: ["developer", name],
    queryFn: ({ signal }) => read(signal),
    staleTime: 0,
    retry: false,
  });
}
