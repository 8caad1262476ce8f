import { createHash } from "node:crypto";
import { BROWSER_ID_HEADER } from "@mindle/domain/api/headers";
import type { CallLimit } from "@mindle/domain/api/operation";
import { RateLimitError } from "../app-error.ts";
import { clientAddress, type IsProxy, networkOf } from "./client-address.ts";
import type { ApiRequest } from "./message.ts";

export interface RateLimiter {
  /** Counts a call of a key. Resolves to 0 or, at the limit, to the milliseconds to wait. */
  readonly consume: (key: string, limit: CallLimit) => Promise<number>;
  /** Whether calls from an address are not counted; undefined for a request without an address. */
  readonly isExempt: (address: string | undefined) => boolean;
  /** Whether an address is one of our proxies. */
  readonly isProxy: IsProxy;
}

/** The rate limits of an operation, per address and per user. */
export interface RateLimits {
  readonly name: string;
  readonly limit?: CallLimit | undefined;
  readonly userLimit?: CallLimit | undefined;
}

/**
 * How many browsers' limits an address has altogether: mobile networks put many customers behind one address. It is
 * counted by each process, because a shared counter would be a document that all of them write.
 */
const BROWSERS_PER_ADDRESS = 10;

/**
 * Counts a call by its user, then by its address and browser together, then by its address, and throws
 * {@link RateLimitError} at the first limit that is exceeded; it does not count for the next, which others may share. A
 * browser can change its id, but not beyond the address's limit.
 */
export async function enforceRateLimit(
  request: ApiRequest,
  uid: string | null,
  { name, limit, userLimit }: RateLimits,
  limiter: RateLimiter,
): Promise<void> {
  const address = clientAddress(request, limiter.isProxy);
  if (limiter.isExempt(address)) return;
  if (userLimit !== undefined && uid !== null) await count(userKey(name, uid), userLimit, limiter);
  if (limit === undefined) return;
  const browserId = request.header(BROWSER_ID_HEADER) ?? null;
  await count(addressKey(name, address, browserId), limit, limiter);
  const shared = { ...limit, calls: limit.calls * BROWSERS_PER_ADDRESS, perProcess: true } as const;
  await count(addressKey(name, address), shared, limiter);
}

async function count(key: string, limit: CallLimit, limiter: RateLimiter): Promise<void> {
  const wait = await limiter.consume(key, limit);
  if (wait > 0) throw new RateLimitError(Math.ceil(wait / 1000));
}

/** Whether an address is this machine's. In the local stack browser and tests share it. */
export function isLocalAddress(address: string | undefined): boolean {
  return address === undefined || /^(::ffff:)?127\.|^::1$/.test(address);
}

/**
 * Key under which the calls of an address are counted, of one browser or without `browserId` of all: a hash, so that no
 * address is stored.
 */
export function addressKey(name: string, address: string | undefined, browserId?: string | null): string {
  const network = address === undefined ? null : networkOf(address);
  return hash(browserId === undefined ? [name, network] : [name, network, "browser", browserId]);
}

function userKey(name: string, uid: string): string {
  return hash([name, "user", uid]);
}

function hash(parts: readonly (string | null)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
