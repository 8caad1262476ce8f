import type { CallLimit } from "@mindle/domain/api/operation";
import { AppError } from "../app-error.ts";
import { withDeadline } from "./deadline.ts";
import { type ApiRequest, type ApiResponse, failed, mapError, succeeded } from "./message.ts";
import { enforceRateLimit, type RateLimiter } from "./rate-limit.ts";

export const STATUS_PATH = "/api/status";

/** Several uptime checks ask once a minute from a few places each. */
const LIMIT: CallLimit = { calls: 60, perSeconds: 60, perProcess: true };

/** How long the database may take, in milliseconds. */
const PING_LIMIT_MS = 3_000;

/** How long an answer is given again, in milliseconds: limits the reads of the database at any rate of calls. */
const KEPT_MS = 10_000;

export interface StatusOptions {
  readonly build: string;
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  readonly limiter: RateLimiter;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/**
 * Answers uptime checks: `GET /api/status` with the build, or `unavailable` when the database does not answer. Without sign-in
 * and App Check, which such checks do not have.
 */
export function createStatus(options: StatusOptions): (request: ApiRequest) => Promise<ApiResponse> {
  let kept: { readonly since: number; readonly isUp: Promise<boolean> } | undefined;
  const isUp = () => {
    const now = options.now();
    if (kept === undefined || now - kept.since >= KEPT_MS) kept = { since: now, isUp: check(options) };
    return kept.isUp;
  };
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return failed(new AppError("invalid-argument", "method: must be GET"), { Allow: "GET, HEAD" });
    }
    try {
      const caller = { uid: null, browserId: null };
      await enforceRateLimit(request, caller, { path: STATUS_PATH, limit: LIMIT }, options.limiter);
    } catch (error) {
      const { answer, report } = mapError(error, ["resource-exhausted"]);
      if (report !== undefined) options.report(report);
      return failed(answer);
    }
    if (await isUp()) return succeeded({ build: options.build });
    return failed(new AppError("unavailable", "The database does not answer."));
  };
}

async function check({ ping, report }: StatusOptions): Promise<boolean> {
  try {
    await withDeadline(ping(), PING_LIMIT_MS);
    return true;
  } catch (error) {
    report(error);
    return false;
  }
}
