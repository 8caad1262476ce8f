import { AUTH_TIERS, FREE, PRICES } from "./prices.ts";
import { USER_DAY, type Usage } from "./user-day.ts";

const GIB = 2 ** 30;
const GB = 10 ** 9;
const DAYS_A_MONTH = 30;

/** Dollars of one day with so many active users, after the free quota. */
export interface DayCost {
  readonly firestore: number;
  readonly storage: number;
  readonly functions: number;
  readonly egress: number;
  readonly logs: number;
  readonly bigQuery: number;
  readonly auth: number;
}

/** What a day costs when so many users are active on it, and the stored data have grown for a year. */
export function dailyCost(usage: Usage, users: number): DayCost {
  const beyond = (amount: number, free: number) => Math.max(0, amount * users - free);
  const afterAYear = (bytes: number) => (bytes * users * 365) / GIB;
  const storedGib = afterAYear(usage.storedBytes);
  const warehouseGib = afterAYear(usage.warehouseBytes);
  return {
    firestore:
      beyond(usage.reads, FREE.reads) * PRICES.read +
      beyond(usage.writes, FREE.writes) * PRICES.write +
      // Deletes by time-to-live have no free quota.
      usage.deletes * users * PRICES.delete,
    storage: (Math.max(0, storedGib - FREE.storedGib) * PRICES.storedGibMonth) / DAYS_A_MONTH,
    functions:
      beyond(usage.invocations, FREE.invocations) * PRICES.invocation +
      beyond(usage.cpuSeconds, FREE.cpuSeconds) * PRICES.cpuSecond +
      beyond(usage.memoryGibSeconds, FREE.memoryGibSeconds) * PRICES.memoryGibSecond,
    egress: beyond(usage.egressBytes / GB, FREE.egressGb) * PRICES.egressGb,
    logs: beyond(usage.loggedBytes / GIB, FREE.loggedGib) * PRICES.loggedGib,
    bigQuery:
      ((usage.streamedBytes * users) / GIB) * PRICES.streamedGib +
      (Math.max(0, warehouseGib - FREE.warehouseGib) * PRICES.warehouseGibMonth) / DAYS_A_MONTH,
    auth: monthlyAuthCost((users * DAYS_A_MONTH) / USER_DAY.activeDaysPerMonth) / DAYS_A_MONTH,
  };
}

/** Dollars for so many monthly active users. */
export function monthlyAuthCost(activeUsers: number): number {
  let [counted, dollars] = [0, 0];
  for (const { upTo, price } of AUTH_TIERS) {
    const inTier = Math.max(0, Math.min(activeUsers, upTo) - counted);
    dollars += inTier * price;
    counted += inTier;
  }
  return dollars;
}

export function totalOf(cost: DayCost): number {
  return Object.values(cost).reduce((sum: number, part: number) => sum + part, 0);
}
