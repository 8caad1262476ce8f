import { createHash } from "node:crypto";
import type { CallLimit } from "@mindle/domain/api/operation";
import { RateLimitError } from "../app-error.ts";
import { clientAddress, type IsProxy, networkOf } from "./client-address.ts";
import type { ApiRequest } from "./message.ts";

export interface RateLimiter {
  /** Counts a call of a key. Resolves to 0 or, beyond the limit, to the milliseconds to wait. */
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
 * Counts a call by its user, then by its address, and throws {@link RateLimitError} beyond either limit. A call beyond
 * its user's limit does not count for the address, which others may share.
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
  if (limit !== undefined) await count(addressKey(name, address), limit, limiter);
}

async function count(key: string, limit: CallLimit, limiter: RateLimiter): Promise<void> {
  const wait = await limiter.consume(key, limit);
  if (wait > 0) throw new RateLimitError(Math.ceil(wait / 1000));
}

/** Whether an address is this machine's. In the local stack browser and tests share it. */
export function isLocalAddress(address: string | undefined): boolean {
  return address === undefined || /^(::ffff:)?127\.|^::1$/.test(address);
}

/** Key under which an address's calls are counted: a hash, so that no address is stored. */
export function addressKey(name: string, address: string | undefined): string {
  return hash([name, address === undefined ? null : networkOf(address)]);
}

function userKey(name: string, uid: string): string {
  return hash([name, "user", uid]);
}

function hash(parts: readonly (string | null)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
