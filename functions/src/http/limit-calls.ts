import { createHash } from "node:crypto";
import type { CallLimit } from "@mindle/domain/api/operation";
import { TooManyCalls } from "../app-error.ts";
import type { ApiRequest } from "./message.ts";

export interface Limiter {
  /** Counts a call under a key and gives 0, or, beyond the limit, the milliseconds to wait. */
  readonly take: (key: string, limit: CallLimit) => Promise<number>;
  /** Whether calls from an address are not counted; undefined where the request does not say it. */
  readonly exempts: (address: string | undefined) => boolean;
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
  const address = clientAddress(request);
  if (limiter.exempts(address)) return;
  const wait = await limiter.take(limitKey(name, address), limit);
  if (wait > 0) throw new TooManyCalls(Math.ceil(wait / 1000));
}

/** True in the local stack, for what runs on this machine: a browser there, and its tests, share one address. */
export function isLocalAddress(address: string | undefined): boolean {
  return address === undefined || /^(::ffff:)?127\.|^::1$/.test(address);
}

/** Of the addresses only a hash is stored, one for each thing that is limited. */
function limitKey(name: string, address: string | undefined): string {
  return createHash("sha256")
    .update(JSON.stringify([name, address ?? null]))
    .digest("hex");
}

/**
 * The first hop of X-Forwarded-For. Hosting and Google's front end append to that header, so a caller may put in
 * anything: the limit holds back haste and simple scripts, App Check is what holds back forgers.
 */
function clientAddress(request: ApiRequest): string | undefined {
  const [first] = (request.header("X-Forwarded-For") ?? "").split(",");
  const address = first?.trim();
  return address === undefined || address === "" ? undefined : address;
}
