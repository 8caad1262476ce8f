import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { settings } from "../settings/settings.ts";

/** A document of the local Firestore, with its creation time in milliseconds since the epoch. */
interface EmulatorDocument {
  readonly id: string;
  readonly madeAt: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A value of Firestore's REST API (https://firebase.google.com/docs/firestore/reference/rest/v1/Value). */
interface WireValue {
  readonly integerValue?: string | undefined;
  readonly mapValue?: { readonly fields?: Readonly<Record<string, WireValue>> | undefined } | undefined;
  readonly arrayValue?: { readonly values?: readonly WireValue[] | undefined } | undefined;
}

const lazyValue: z.ZodMiniType<WireValue> = z.lazy(() => wireValue);

const wireValue: z.ZodMiniType<WireValue> = z.looseObject({
  integerValue: z.optional(z.string()),
  mapValue: z.optional(z.object({ fields: z.optional(z.record(z.string(), lazyValue)) })),
  arrayValue: z.optional(z.object({ values: z.optional(z.array(lazyValue)) })),
});

const answers = z.array(
  z.object({
    document: z.optional(
      z.object({
        name: z.string(),
        createTime: z.string(),
        fields: z.optional(z.record(z.string(), wireValue)),
      }),
    ),
  }),
);

/**
 * All documents of a collection, bypassing the rules: the emulators accept the token `owner` as an administrator's.
 * Rejects without a local Firestore.
 */
export async function readAsOwner(
  collection: string,
  signal: AbortSignal,
): Promise<readonly EmulatorDocument[]> {
  const query = { structuredQuery: { from: [{ collectionId: collection }] } };
  const response = await postAsOwner({ collection, path: ":runQuery" }, query, signal);
  return z.parse(answers, await response.json()).flatMap(({ document }) =>
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

/** Creates a document, bypassing the rules. Rejects where it exists, and without a local Firestore. */
export async function createAsOwner(
  collection: string,
  id: string,
  fields: Readonly<Record<string, string | number | null>>,
): Promise<void> {
  await postAsOwner({ collection, path: `/${collection}?documentId=${id}` }, { fields: wireFields(fields) });
}

/** Writes a document as a whole, bypassing the rules. Rejects without a local Firestore. */
export async function writeAsOwner(
  collection: string,
  id: string,
  fields: Readonly<Record<string, string | number | null>>,
): Promise<void> {
  const { firebase } = settings();
  const name = `projects/${firebase.projectId}/databases/(default)/documents/${collection}/${id}`;
  await postAsOwner(
    { collection, path: ":commit" },
    { writes: [{ update: { name, fields: wireFields(fields) } }] },
  );
}

function wireFields(fields: Readonly<Record<string, string | number | null>>): object {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, wireValueOf(value)] as const));
}

function wireValueOf(value: string | number | null): object {
  if (value === null) return { nullValue: null };
  return typeof value === "string" ? { stringValue: value } : { integerValue: String(value) };
}

async function postAsOwner(
  { collection, path }: { readonly collection: string; readonly path: string },
  body: object,
  signal?: AbortSignal,
): Promise<Response> {
  const { firebase, firestoreEmulator } = settings();
  if (firestoreEmulator === undefined) throw new Error("there is no local Firestore");
  const { host, port } = firestoreEmulator;
  const root = `projects/${firebase.projectId}/databases/(default)/documents`;
  const response = await fetch(`http://${host}:${port}/v1/${root}${path}`, {
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
