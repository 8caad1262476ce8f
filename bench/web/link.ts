import type { Http2ServerResponse } from "node:http2";
import { setTimeout as delay } from "node:timers/promises";

/** Bytes per write. */
const CHUNK_BYTES = 4_000;

export const SLOW_LATENCY_MS = 150;

/**
 * A network connection with a latency for every request and a bandwidth that all responses share. It is simulated in the
 * server, because the browser's throttling does not apply to a service worker's requests.
 */
export class Link {
  readonly #latencyMs: number;
  readonly #bytesPerMs: number;
  /** When the last chunk is sent, by performance.now(). */
  #busyUntil = 0;

  constructor(options: { readonly latencyMs: number; readonly bitsPerSecond: number }) {
    this.#latencyMs = options.latencyMs;
    this.#bytesPerMs = options.bitsPerSecond / 8 / 1000;
  }

  /** Waits for the latency of one request. */
  async wait(): Promise<void> {
    if (this.#latencyMs > 0) await delay(this.#latencyMs);
  }

  async send(body: Buffer, outgoing: Http2ServerResponse): Promise<void> {
    if (!Number.isFinite(this.#bytesPerMs)) {
      outgoing.write(body);
      return;
    }
    for (let sent = 0; sent < body.length && !outgoing.stream.destroyed; sent += CHUNK_BYTES) {
      const chunk = body.subarray(sent, sent + CHUNK_BYTES);
      this.#busyUntil = Math.max(this.#busyUntil, performance.now()) + chunk.length / this.#bytesPerMs;
      const wait = this.#busyUntil - performance.now();
      if (wait >= 1) await delay(wait);
      outgoing.write(chunk);
    }
  }
}

/** Without limits. */
export const UNTHROTTLED = new Link({ latencyMs: 0, bitsPerSecond: Number.POSITIVE_INFINITY });

/** A slow mobile network with Lighthouse's usual figures. */
export function slowLink(): Link {
  return new Link({ latencyMs: SLOW_LATENCY_MS, bitsPerSecond: 1_600_000 });
}
