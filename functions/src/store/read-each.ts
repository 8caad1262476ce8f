/** What was read of a page of documents. */
export interface ReadPage<Item> {
  readonly items: readonly Item[];
  /** Why documents could not be read, such as one that does not match its schema. */
  readonly failures: readonly unknown[];
}

/** Reads each of the documents, so that one that cannot be read keeps no other from its turn. */
export function readEach<Found, Item>(
  found: readonly Found[],
  read: (found: Found) => readonly Item[],
): ReadPage<Item> {
  const items: Item[] = [];
  const failures: unknown[] = [];
  for (const one of found) {
    try {
      items.push(...read(one));
    } catch (error) {
      failures.push(error);
    }
  }
  return { items, failures };
}
