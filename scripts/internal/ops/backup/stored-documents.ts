import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { Failure } from "../../command.ts";

/** A Firestore database, as its REST API names it. */
export interface RestDatabase {
  /** Such as `https://firestore.googleapis.com`. */
  readonly origin: string;
  readonly projectId: string;
  readonly databaseId: string;
  /** A token that may read everything. */
  readonly token: string;
}

/** A document, and what its content comes to. */
export interface DocumentChecksum {
  /** Path below the database, such as `users/u1/saves/s1`. */
  readonly path: string;
  /** SHA-256 of its fields with their types, in hexadecimal. It is the same in each project and database. */
  readonly checksum: string;
}

const PAGE_SIZE = 500;

/** How the name of a document in any database begins. */
const DATABASE = /^projects\/[^/]+\/databases\/[^/]+\/documents\//;

/** Firestore answers with one entry without a document when there is none. */
const answer = z.array(
  z.object({ document: z.optional(z.object({ name: z.string(), fields: z._default(z.unknown(), {}) })) }),
);

/**
 * All documents of a database, in the order of their names; with `at`, as they were at that minute, which point-in-time
 * recovery keeps for seven days (https://firebase.google.com/docs/firestore/use-pitr). A Failure names what Firestore refused.
 */
export async function* storedDocuments(database: RestDatabase, at?: Date): AsyncGenerator<DocumentChecksum> {
  const root = `projects/${database.projectId}/databases/${database.databaseId}/documents`;
  let last: string | undefined;
  for (;;) {
    const page = await queryPage(database, root, last, at);
    for (const { name, fields } of page) {
      yield { path: name.slice(root.length + 1), checksum: checksumOf(fields) };
    }
    last = page.at(-1)?.name;
    if (last === undefined || page.length < PAGE_SIZE) return;
  }
}

async function queryPage(
  database: RestDatabase,
  root: string,
  last: string | undefined,
  at: Date | undefined,
) {
  const after = last === undefined ? {} : { startAt: { values: [{ referenceValue: last }], before: false } };
  const response = await fetch(`${database.origin}/v1/${root}:runQuery`, {
    method: "POST",
    headers: { authorization: `Bearer ${database.token}`, "content-type": "application/json" },
    body: JSON.stringify({
      structuredQuery: {
        // Without the id of a collection: all of them.
        from: [{ allDescendants: true }],
        orderBy: [{ field: { fieldPath: "__name__" } }],
        limit: PAGE_SIZE,
        ...after,
      },
      ...(at !== undefined && { readTime: at.toISOString() }),
    }),
  });
  const text = await response.text();
  if (!response.ok) throw new Failure(`Firestore refused to list documents (${response.status}): ${text}`);
  return z.parse(answer, JSON.parse(text)).flatMap(({ document }) => document ?? []);
}

function checksumOf(fields: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(canonical(fields)))
    .digest("hex");
}

/**
 * A value of the REST API with its keys in order, as Firestore has none; without the names of project and database, which are
 * others after a restore; and times without the zeros at their ends, which are printed or not.
 */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => canonical(item));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
    if (key === "referenceValue" && typeof item === "string") return [key, item.replace(DATABASE, "")];
    if (key === "timestampValue" && typeof item === "string") {
      return [key, item.replace(/(\.\d*?)0+Z$/, "$1Z").replace(".Z", "Z")];
    }
    return [key, canonical(item)];
  });
  return entries.sort(([one], [other]) => (one < other ? -1 : 1));
}
