import type { Http2ServerResponse } from "node:http2";
import { setTimeout as delay } from "node:timers/promises";

/** How much is written at once, in bytes. */
const PORTION = 4_000;

/**
 * A way to the visitor with a latency for every request and a width that all answers share. At the server rather than
 * in the browser's tools, because those do not reach what a service worker fetches.
 */
export class Link {
  readonly #latencyMs: number;
  readonly #bytesPerMs: number;
  /** When the last portion so far has passed, by performance.now(). */
  #busyUntil = 0;

  constructor(options: { readonly latencyMs: number; readonly bitsPerSecond: number }) {
    this.#latencyMs = options.latencyMs;
    this.#bytesPerMs = options.bitsPerSecond / 8 / 1000;
  }

  /** What a request waits before anything comes back. */
  async wait(): Promise<void> {
    if (this.#latencyMs > 0) await delay(this.#latencyMs);
  }

  async carry(body: Buffer, outgoing: Http2ServerResponse): Promise<void> {
    if (!Number.isFinite(this.#bytesPerMs)) {
      outgoing.write(body);
      return;
    }
    for (let sent = 0; sent < body.length && !outgoing.stream.destroyed; sent += PORTION) {
      const portion = body.subarray(sent, sent + PORTION);
      this.#busyUntil = Math.max(this.#busyUntil, performance.now()) + portion.length / this.#bytesPerMs;
      const wait = this.#busyUntil - performance.now();
      if (wait >= 1) await delay(wait);
      outgoing.write(portion);
    }
  }
}

/** As fast as the machine. */
export const FREE_LINK = new Link({ latencyMs: 0, bitsPerSecond: Number.POSITIVE_INFINITY });

/** A slow mobile network, as Lighthouse and others have it: 150 ms and 1.6 Mbps. */
export function slowLink(): Link {
  return new Link({ latencyMs: 150, bitsPerSecond: 1_600_000 });
}
