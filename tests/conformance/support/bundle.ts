/** Content of a bundle: a query for the collection `c`, and documents with a field `n` by id. */
export interface BundleContents {
  readonly project: string;
  /** Name of the query. */
  readonly name: string;
  /** Read time of the query. */
  readonly readTime: string;
  readonly documents: Readonly<Record<string, number>>;
}

/** A data bundle (https://firebase.google.com/docs/firestore/bundles): each element is prefixed with its length in bytes. */
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
