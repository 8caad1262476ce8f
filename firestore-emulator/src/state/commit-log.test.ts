import { describe, expect, it } from "vitest";
import { CommitLog } from "./commit-log.ts";

function event(commitTime: bigint) {
  return { commitTime, changes: [] };
}

function filled(limits: { commits: number; age: bigint }, count: number, pinned?: bigint): CommitLog {
  const log = new CommitLog(0n, limits);
  for (let time = 1n; time <= count; time += 1n) {
    log.append(event(time * 10n), pinned);
  }
  return log;
}

function times(log: CommitLog, since: bigint): bigint[] | undefined {
  return log.since(since)?.map(({ commitTime }) => commitTime);
}

describe("CommitLog", () => {
  it("returns the commits after a time", () => {
    const log = filled({ commits: 10, age: 1_000n }, 3);
    expect(times(log, 0n)).toEqual([10n, 20n, 30n]);
    expect(times(log, 10n)).toEqual([20n, 30n]);
    expect(times(log, 15n)).toEqual([20n, 30n]);
    expect(times(log, 30n)).toEqual([]);
  });

  it("keeps a limited number of commits; returns undefined for older times", () => {
    const log = filled({ commits: 2, age: 1_000_000n }, 5_000);
    expect(times(log, 49_980n)).toEqual([49_990n, 50_000n]);
    expect(times(log, 49_979n)).toBeUndefined();
  });

  it("keeps commits of a limited age", () => {
    const log = filled({ commits: 100, age: 20n }, 10);
    expect(times(log, 70n)).toEqual([80n, 90n, 100n]);
    expect(times(log, 69n)).toBeUndefined();
  });

  it("keeps commits after a pinned time", () => {
    const log = filled({ commits: 2, age: 1_000n }, 10, 40n);
    expect(times(log, 40n)).toEqual([50n, 60n, 70n, 80n, 90n, 100n]);
    expect(times(log, 39n)).toBeUndefined();
  });
});
