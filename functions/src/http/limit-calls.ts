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

/** What is limited. */
export interface Limited {
  readonly name: string;
  readonly limit: CallLimit;
}

/** Counts a call of the request's address, and throws {@link TooManyCalls} beyond the limit. */
export async function limitCalls(
  request: ApiRequest,
  { name, limit }: Limited,
  limiter: Limiter,
): Promise<void> {
  const address = clientAddress(request, limiter.isProxy);
  if (limiter.exempts(address)) return;
  const wait = await limiter.take(limitKey(name, address), limit);
  if (wait > 0) throw new TooManyCalls(Math.ceil(wait / 1000));
}

/** True in the local stack, for what runs on this machine: a browser there, and its tests, share one address. */
export function isLocalAddress(address: string | undefined): boolean {
  return address === undefined || /^(::ffff:)?127\.|^::1$/.test(address);
}

/** Under what a caller's calls are counted: a hash, one for each thing that is limited, so that no address is stored. */
export function limitKey(name: string, address: string | undefined): string {
  return createHash("sha256")
    .update(JSON.stringify([name, address === undefined ? null : networkOf(address)]))
    .digest("hex");
}
