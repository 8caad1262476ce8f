const CONCURRENCY = 20;

/**
 * Runs a task for every item with limited concurrency. A failed task does not stop the others; all errors are thrown
 * together at the end.
 */
export async function forEachConcurrent<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  for (let first = 0; first < items.length; first += CONCURRENCY) {
    const settled = await Promise.allSettled(items.slice(first, first + CONCURRENCY).map(task));
    for (const result of settled) if (result.status === "rejected") errors.push(result.reason);
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${items.length} failed`);
}
