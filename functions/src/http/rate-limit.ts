import { createHash } from "node:crypto";
import { BROWSERS_PER_ADDRESS, type CallLimit, type Operation } from "@mindle/domain/api/operation";
import { RateLimitError } from "../app-error.ts";
import { clientAddress, type IsProxy, networkOf, SITE_BITS, SUBNET_BITS } from "./client-address.ts";
import type { ApiRequest } from "./message.ts";

export interface RateLimiter {
  /** Counts a call of a key, or `amount`. Resolves to 0 or, at the limit, to the milliseconds to wait. */
  readonly consume: (key: string, limit: CallLimit, amount?: number) => Promise<number>;
  /** The milliseconds to wait as far as this process knows, or 0. Counts and reads nothing. */
  readonly knownWait: (key: string, limit: CallLimit) => number;
  /** Whether calls from an address are not counted; undefined for a request without an address. */
  readonly isExempt: (address: string | undefined) => boolean;
  readonly isProxy: IsProxy;
}

/** Whose calls are counted; null for an unknown user or browser. */
export interface Caller {
  readonly uid: string | null;
  readonly browserId: string | null;
}

/** The limits of an operation, or of another path. */
type RateLimits = Pick<
  Operation,
  "path" | "limit" | "networkLimit" | "userLimit" | "totalLimit" | "missLimit" | "dailyLimit"
>;

/**
 * Counts a call in this order: for its user, for its address and browser, for its address, for all callers, and for what its user has
 * sent in a day. Throws {@link RateLimitError} at the first limit that is exceeded, before it counts for the next ones, which others
 * may share. A browser may change its id, so a call from an address that is known to be over its limit is refused before it is counted:
 * new ids cost no counters.
 */
export async function enforceRateLimit(
  request: ApiRequest,
  { uid, browserId }: Caller,
  { path: name, limit, networkLimit, userLimit, totalLimit, missLimit, dailyLimit }: RateLimits,
  limiter: RateLimiter,
): Promise<void> {
  const address = clientAddress(request, limiter.isProxy);
  if (limiter.isExempt(address)) return;
  if (missLimit !== undefined) refuseFor(limiter.knownWait(missKey(name, address), missLimit));
  const networkKey = addressKey(name, address);
  const shared = networkLimit ?? (limit && limitOfAllBrowsers(limit));
  if (shared !== undefined) refuseFor(limiter.knownWait(networkKey, shared));
  if (userLimit !== undefined && uid !== null)
    refuseFor(await limiter.consume(userKey(name, uid), userLimit));
  if (limit !== undefined) refuseFor(await limiter.consume(addressKey(name, address, browserId), limit));
  if (shared !== undefined) refuseFor(await limiter.consume(networkKey, shared));
  if (totalLimit !== undefined) refuseFor(await limiter.consume(hash(name, "total"), totalLimit));
  if (dailyLimit !== undefined && uid !== null) {
    const kib = Math.max(1, Math.ceil(request.body.byteLength / 1024));
    refuseFor(await limiter.consume(hash(name, "user", uid, "day"), dailyLimit, kib));
  }
}

/**
 * Counts a guess that found nothing, and throws {@link RateLimitError} instead of its answer beyond the limit. From then on
 * this process refuses the address's calls before they are looked at.
 */
export async function countMiss(
  request: ApiRequest,
  { path: name, missLimit }: RateLimits,
  limiter: RateLimiter,
): Promise<void> {
  const address = clientAddress(request, limiter.isProxy);
  if (missLimit === undefined || limiter.isExempt(address)) return;
  refuseFor(await limiter.consume(missKey(name, address), missLimit));
}

function limitOfAllBrowsers(limit: CallLimit): CallLimit {
  return { ...limit, calls: limit.calls * BROWSERS_PER_ADDRESS, perProcess: true };
}

function refuseFor(wait: number): void {
  if (wait > 0) throw new RateLimitError(Math.ceil(wait / 1000));
}

/** Whether an address is this machine's. In the local stack browser and tests share it. */
export function isLocalAddress(address: string | undefined): boolean {
  return address === undefined || /^(::ffff:)?127\.|^::1$/.test(address);
}

/**
 * Key under which the calls of an address are counted, of one browser or without `browserId` of all. The store hashes it
 * again, with a key of its own.
 */
export function addressKey(name: string, address: string | undefined, browserId?: string | null): string {
  return browserId === undefined
    ? hash(name, networkOf(address, SITE_BITS))
    : hash(name, networkOf(address, SUBNET_BITS), "browser", browserId);
}

function missKey(name: string, address: string | undefined): string {
  return hash(name, networkOf(address, SITE_BITS), "miss");
}

function userKey(name: string, uid: string): string {
  return hash(name, "user", uid);
}

/** Callers choose how long an address is, and keys are kept in memory. */
function hash(...parts: readonly (string | null)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
