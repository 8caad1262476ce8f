import { createHash } from "node:crypto";
import type { CallLimit } from "@mindle/domain/api/operation";
import { TooManyCalls } from "../app-error.ts";
import { clientAddress, type IsProxy, networkOf } from "./client-address.ts";
import type { ApiRequest } from "./message.ts";

export interface Limiter {
  /** Counts a call under a key and gives 0, or, beyond the limit, the milliseconds to wait. */
  readonly take: (key: string, limit: CallLimit) => Promise<number>;
  /** Whether calls from an address are not counted; undefined where the request does not say it. */
  readonly exempts: (address: string | undefined) => boolean;
  /** Proxies that stand before us. */
  readonly isProxy: IsProxy;
}

/** What is limited, per address and per user. */
export interface Limited {
  readonly name: string;
  readonly limit?: CallLimit | undefined;
  readonly userLimit?: CallLimit | undefined;
}

/**
 * Counts a call by its user, then by its address, and throws {@link TooManyCalls} beyond either limit. A call beyond its
 * user's limit does not count for the address, which others may share.
 */
export async function limitCalls(
  request: ApiRequest,
  uid: string | null,
  { name, limit, userLimit }: Limited,
  limiter: Limiter,
): Promise<void> {
  const address = clientAddress(request, limiter.isProxy);
  if (limiter.exempts(address)) return;
  if (userLimit !== undefined && uid !== null) await count(userKey(name, uid), userLimit, limiter);
  if (limit !== undefined) await count(addressKey(name, address), limit, limiter);
}

async function count(key: string, limit: CallLimit, limiter: Limiter): Promise<void> {
  const wait = await limiter.take(key, limit);
  if (wait > 0) throw new TooManyCalls(Math.ceil(wait / 1000));
}

/** True in the local stack, for what runs on this machine: a browser there, and its tests, share one address. */
export function isLocalAddress(address: string | undefined): boolean {
  return address === undefined || /^(::ffff:)?127\.|^::1$/.test(address);
}

/** Key of an address's calls; a hash, so that no address is stored. */
export function addressKey(name: string, address: string | undefined): string {
  return hash([name, address === undefined ? null : networkOf(address)]);
}

function userKey(name: string, uid: string): string {
  return hash([name, "user", uid]);
}

function hash(parts: readonly (string | null)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
