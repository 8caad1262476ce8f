import { COSTS } from "../../functions/src/testing/operation-costs.ts";
import type { OperationName } from "../../functions/src/testing/successful-calls.ts";

/** Calls of each operation by one active user on one day: an assumption, not a measurement. Fractions: some users, some days. */
export const CALLS_PER_DAY: Partial<Readonly<Record<OperationName, number>>> = {
  getUserInfo: 2,
  getUserProgram: 2,
  getGcCompack: 1,
  getAfactoryActivities: 0.2,
  listAnswers: 0.3,
  // A session of ten pages, some of them changed again.
  saveAfactoryInput: 12,
  finishStep: 1,
  getUserNotificationInfo: 0.2,
  updateNotificationConfig: 0.05,
  submitAssessment: 0.1,
  getResponse: 0.2,
  listPackages: 0.1,
  redeemCoupon: 0.05,
  registerDevice: 0.02,
};

/** The rest of the model, assumptions as well. */
export const USER_DAY = {
  /** Programme meta that the browser follows. */
  clientReads: 2,
  /**
   * Reads and writes of a reminder by the scheduled function: due reminders, those of the user's day, user, push twice, mail; the
   * push when it is begun and when it was sent, and the mail.
   */
  reminderReads: 6,
  reminderWrites: 3,
  /** Blocks of shared limits that the day's processes take: of saved pages, and of the network's tracking. Each is read and written. */
  limitBlocks: 4,
  trackingRequests: 15,
  trackingEvents: 40,
  /** Bytes of a row of BigQuery that is streamed, which is counted as this much at least, and of one that is stored. */
  streamedBytesPerEvent: 1_024,
  storedBytesPerEvent: 400,
  /** Bytes of our line for each request with its envelope, and of the entry that Cloud Run logs of it. */
  loggedBytesPerRequest: 900 + 1_300,
  /** Processor and wall time of an API call, in seconds. One instance serves several calls at once, see CONCURRENCY. */
  secondsPerCall: 0.1,
  secondsPerTrackingRequest: 0.01,
  /** Calls that share an instance's seconds on average. */
  concurrentCalls: 4,
  /** Pages, files and answers that leave Google, in bytes: most files come from the service worker's cache. */
  egressBytes: 400_000,
  /** Answers, their revisions and indexes, that stay, in bytes. */
  storedBytes: 12_000,
  /** Processor time of a request in seconds: measured by `npm run bench -- memory`. */
  processorSecondsPerRequest: 0.0084,
  /** Requests in the busiest hour of the evening, as a multiple of those of an average one. */
  peakFactor: 4,
  /** Share of its processor at which an instance gets company: Cloud Run's target. */
  targetUtilisation: 0.6,
  /** Active days of a monthly active user. */
  activeDaysPerMonth: 10,
  memoryGib: 0.5,
} as const;

/** What one active user uses on one day. */
export interface Usage {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
  readonly invocations: number;
  readonly cpuSeconds: number;
  readonly memoryGibSeconds: number;
  readonly egressBytes: number;
  readonly storedBytes: number;
  readonly loggedBytes: number;
  /** Of tracking events, to BigQuery and in it. */
  readonly streamedBytes: number;
  readonly warehouseBytes: number;
}

/** The use of one day, from the measured costs of the operations. */
export function dailyUsage(calls: typeof CALLS_PER_DAY = CALLS_PER_DAY): Usage {
  const day = { reads: 0, writes: 0, calls: 0 };
  for (const [name, [reads, writes]] of Object.entries(COSTS)) {
    const times = Object.entries(calls).find(([called]) => called === name)?.[1] ?? 0;
    day.reads += times * reads;
    day.writes += times * writes;
    day.calls += times;
  }
  const instanceSeconds =
    (day.calls * USER_DAY.secondsPerCall + USER_DAY.trackingRequests * USER_DAY.secondsPerTrackingRequest) /
    USER_DAY.concurrentCalls;
  const invocations = day.calls + USER_DAY.trackingRequests;
  return {
    reads: day.reads + USER_DAY.clientReads + USER_DAY.reminderReads + USER_DAY.limitBlocks,
    writes: day.writes + USER_DAY.reminderWrites + USER_DAY.limitBlocks,
    // The records of saves and the counters of limits expire.
    deletes:
      (calls.saveAfactoryInput ?? 0) +
      2 * (calls.submitAssessment ?? 0) +
      (calls.redeemCoupon ?? 0) +
      USER_DAY.limitBlocks,
    invocations,
    cpuSeconds: instanceSeconds,
    memoryGibSeconds: instanceSeconds * USER_DAY.memoryGib,
    egressBytes: USER_DAY.egressBytes,
    storedBytes: USER_DAY.storedBytes,
    loggedBytes: invocations * USER_DAY.loggedBytesPerRequest,
    streamedBytes: USER_DAY.trackingEvents * USER_DAY.streamedBytesPerEvent,
    warehouseBytes: USER_DAY.trackingEvents * USER_DAY.storedBytesPerEvent,
  };
}

const SECONDS_A_DAY = 86_400;

/** Requests a second that one instance has the processor time for. */
const REQUESTS_PER_INSTANCE = USER_DAY.targetUtilisation / USER_DAY.processorSecondsPerRequest;

/** Requests a second in the busiest hour, and the instances that they need. */
export function busiestHour(usage: Usage, users: number) {
  const requests = ((usage.invocations * users) / SECONDS_A_DAY) * USER_DAY.peakFactor;
  return { requests, instances: Math.max(1, Math.ceil(requests / REQUESTS_PER_INSTANCE)) };
}

/** How many users may be active on a day before the busiest hour needs more instances. */
export function usersOf(instances: number, usage: Usage): number {
  return (instances * REQUESTS_PER_INSTANCE * SECONDS_A_DAY) / (USER_DAY.peakFactor * usage.invocations);
}
