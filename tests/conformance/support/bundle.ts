/** What a bundle is to hold: a query for the whole collection `c`, and documents with a field `n`, by id. */
export interface BundleContents {
  readonly project: string;
  /** Of the query. */
  readonly name: string;
  /** When the query gave these documents. */
  readonly readTime: string;
  readonly documents: Readonly<Record<string, number>>;
}

/** A data bundle (https://firebase.google.com/docs/firestore/bundles): each element with its length in bytes before it. */
export function bundleOf({ project, name, readTime, documents }: BundleContents): string {
  const parent = `projects/${project}/databases/(default)/documents`;
  const structuredQuery = { from: [{ collectionId: "c" }] };
  const elements: unknown[] = [
    { namedQuery: { name, readTime, bundledQuery: { parent, structuredQuery, limitType: "FIRST" } } },
  ];
  for (const [id, n] of Object.entries(documents)) {
    const document = `${parent}/c/${id}`;
    elements.push(
      { documentMetadata: { name: document, readTime, exists: true, queries: [name] } },
      {
        document: {
          name: document,
          fields: { n: { integerValue: String(n) } },
          createTime: readTime,
          updateTime: readTime,
        },
      },
    );
  }
  const body = elements.map(withLength).join("");
  const metadata = {
    id: name,
    createTime: readTime,
    version: 1,
    totalDocuments: Object.keys(documents).length,
    totalBytes: lengthOf(body),
  };
  return withLength({ metadata }) + body;
}

function withLength(element: unknown): string {
  const text = JSON.stringify(element);
  return `${lengthOf(text)}${text}`;
}

function lengthOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
