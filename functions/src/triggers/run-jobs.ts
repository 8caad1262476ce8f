import { jobFailureLine, jobLine, moreJobFailuresLine } from "../logging/log-lines.ts";

/** Failures of one job that are logged one by one. */
const MAX_LOGGED = 20;

type JobLogLine = ReturnType<typeof jobLine | typeof jobFailureLine | typeof moreJobFailuresLine>;

/**
 * Runs the jobs of a schedule by name, one after another, each also where an earlier one failed. Logs the number that each
 * resolves to, and why one failed, without ids of users. Throws at the end where one failed, so that the run counts as failed.
 */
export async function runJobs(
  jobs: Readonly<Record<string, () => Promise<number>>>,
  write: (line: JobLogLine) => void,
): Promise<void> {
  const failed: string[] = [];
  for (const [job, run] of Object.entries(jobs)) {
    const began = performance.now();
    try {
      const count = await run();
      write(jobLine(job, count, performance.now() - began));
    } catch (error) {
      failed.push(job);
      const causes = causesOf(error);
      for (const cause of causes.slice(0, MAX_LOGGED)) write(jobFailureLine(job, cause));
      if (causes.length > MAX_LOGGED) write(moreJobFailuresLine(job, causes.length - MAX_LOGGED));
    }
  }
  // Not the failures themselves: the functions' library logs this message as it is.
  if (failed.length > 0) throw new Error(`failed: ${failed.join(", ")}`);
}

function causesOf(error: unknown): readonly unknown[] {
  return error instanceof AggregateError ? error.errors.flatMap(causesOf) : [error];
}

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
