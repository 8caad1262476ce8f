import { COSTS } from "../../functions/src/testing/operation-costs.ts";
import type { OperationName } from "../../functions/src/testing/successful-calls.ts";

/** Calls of each operation by one active user on one day: an assumption, not a measurement. Fractions: some users, some days. */
export const CALLS_A_DAY: Partial<Readonly<Record<OperationName, number>>> = {
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
  trackingRequests: 15,
  trackingEvents: 40,
  /** Bytes of a logged event with its envelope. */
  bytesPerEvent: 900,
  /** Processor and wall time of an API call, in seconds. One instance serves several calls at once, see CONCURRENCY. */
  secondsPerCall: 0.1,
  secondsPerTrackingRequest: 0.01,
  /** Calls that share an instance's seconds on average. */
  callsAtOnce: 4,
  /** Pages, files and answers that leave Google, in bytes: most files come from the service worker's cache. */
  egressBytes: 400_000,
  /** Answers, their revisions and indexes, that stay, in bytes. */
  storedBytes: 12_000,
  /** Active days of a monthly active user. */
  activeDaysAMonth: 10,
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
}

/** The use of one day, from the measured costs of the operations. */
export function usageOfADay(calls: typeof CALLS_A_DAY = CALLS_A_DAY): Usage {
  const day = { reads: 0, writes: 0, calls: 0 };
  for (const [name, [reads, writes]] of Object.entries(COSTS)) {
    const times = Object.entries(calls).find(([called]) => called === name)?.[1] ?? 0;
    day.reads += times * reads;
    day.writes += times * writes;
    day.calls += times;
  }
  const instanceSeconds =
    (day.calls * USER_DAY.secondsPerCall + USER_DAY.trackingRequests * USER_DAY.secondsPerTrackingRequest) /
    USER_DAY.callsAtOnce;
  return {
    reads: day.reads + USER_DAY.clientReads + USER_DAY.reminderReads,
    writes: day.writes + USER_DAY.reminderWrites,
    // The records of saves and the counters of limits expire.
    deletes: (calls.saveAfactoryInput ?? 0) + (calls.submitAssessment ?? 0) + (calls.redeemCoupon ?? 0),
    invocations: day.calls + USER_DAY.trackingRequests,
    cpuSeconds: instanceSeconds,
    memoryGibSeconds: instanceSeconds * USER_DAY.memoryGib,
    egressBytes: USER_DAY.egressBytes,
    storedBytes: USER_DAY.storedBytes,
    loggedBytes: USER_DAY.trackingEvents * USER_DAY.bytesPerEvent,
  };
}
