/** Tasks under way at the same time. */
const AT_ONCE = 20;

/**
 * Carries out a task for every item, some at a time. One that fails keeps no other from its turn; what failed is thrown
 * together at the end.
 */
export async function forEach<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  for (let first = 0; first < items.length; first += AT_ONCE) {
    const settled = await Promise.allSettled(items.slice(first, first + AT_ONCE).map(task));
    for (const result of settled) if (result.status === "rejected") errors.push(result.reason);
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${items.length} failed`);
}
