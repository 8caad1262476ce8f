import * as z from "zod/mini";

/** A user's documents by their paths, as `auth/exportUserData` gives them. */
export type UserDocuments = Readonly<Record<string, unknown>>;

interface ExportPart {
  readonly documents: UserDocuments;
  readonly next: string | null;
}

/** Reads all parts of an export, one after the other; `onProgress` gets the number of documents so far. */
export async function collectDocuments(
  readPart: (after: string | undefined) => Promise<ExportPart>,
  onProgress: (count: number) => void,
): Promise<UserDocuments> {
  const all = new Map<string, unknown>();
  let after: string | undefined;
  for (;;) {
    const { documents, next } = await readPart(after);
    for (const [path, document] of Object.entries(documents)) all.set(path, document);
    onProgress(all.size);
    if (next === null) return Object.fromEntries(all);
    after = next;
  }
}

/** The documents whose paths match and that are as expected; others are shown as they are stored. */
export function findDocuments<Schema extends z.ZodMiniType>(
  documents: UserDocuments,
  path: RegExp,
  schema: Schema,
): readonly (readonly [path: string, document: z.output<Schema>])[] {
  return Object.entries(documents).flatMap(([name, document]) => {
    if (!path.test(name)) return [];
    const parsed = z.safeParse(schema, document);
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
}

/** The last part of a path: the document's id. */
export function idOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Milliseconds since the epoch that a date can have. */
export const time = z.int().check(z.minimum(-8.64e15), z.maximum(8.64e15));

const text = z.string();

/** A text in both languages. */
export const localized = z.object({ ko: text, en: text });
