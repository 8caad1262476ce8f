import { expect, test } from "vitest";
import { forEachConcurrent, runJobs } from "./run-jobs.ts";

const UID = "bYCJonobNJXQQ5iK4SZVCjtXJMpZ";

type Line = Parameters<Parameters<typeof runJobs>[1]>[0];

function makeLog() {
  const lines: Line[] = [];
  return { lines, write: (line: Line) => void lines.push(line) };
}

test("logs how many each job treated", async () => {
  const { lines, write } = makeLog();
  await runJobs({ one: async () => 3, two: async () => 0 }, write);
  expect(lines).toMatchObject([
    { severity: "INFO", message: "job finished", job: "one", count: 3 },
    { severity: "INFO", message: "job finished", job: "two", count: 0 },
  ]);
});

test("a job that fails does not keep the next one from its turn, and fails the run", async () => {
  const { lines, write } = makeLog();
  const jobs = { one: () => Promise.reject(new Error("no answer")), two: async () => 2 };
  await expect(runJobs(jobs, write)).rejects.toThrow("failed: one");
  expect(lines.at(-1)).toMatchObject({ message: "job finished", job: "two", count: 2 });
});

test("logs why each part of a job failed, without the user's id", async () => {
  const { lines, write } = makeLog();
  const devices = new AggregateError([new Error("no answer")], "devices were not reached");
  const broken = new Error(`users/${UID}/notifications/daily: is broken`);
  const failure = new AggregateError([devices, broken], "2 of 20 failed");
  await expect(runJobs({ one: () => Promise.reject(failure) }, write)).rejects.toThrow(/^failed: one$/);
  expect(lines).toMatchObject([
    { severity: "ERROR", message: "job failed", job: "one" },
    { severity: "ERROR", message: "job failed", job: "one" },
  ]);
  const logged = JSON.stringify(lines);
  expect(logged).toContain("no answer");
  expect(logged).toContain("is broken");
  expect(logged).not.toContain(UID);
});

test("logs so many failures of one job and how many more there were", async () => {
  const { lines, write } = makeLog();
  const failures = Array.from({ length: 50 }, () => new Error("no answer"));
  await expect(runJobs({ one: () => Promise.reject(new AggregateError(failures)) }, write)).rejects.toThrow();
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toMatchObject({ job: "one", more: 30 });
});

test("runs every task although one fails, and throws all errors together", async () => {
  const items = Array.from({ length: 45 }, (_, index) => index);
  const done: number[] = [];
  const failed = forEachConcurrent(items, async (item) => {
    if (item % 20 === 3) throw new RangeError(String(item));
    done.push(item);
  });
  await expect(failed).rejects.toMatchObject({
    errors: [new RangeError("3"), new RangeError("23"), new RangeError("43")],
  });
  expect(done).toEqual(items.filter((item) => item % 20 !== 3));
});

test("limits the concurrency", async () => {
  let running = 0;
  let most = 0;
  await forEachConcurrent(Array.from({ length: 100 }), async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  expect(most).toBe(20);
  await forEachConcurrent([], () => Promise.reject(new Error("never called")));
});
