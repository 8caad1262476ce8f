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
