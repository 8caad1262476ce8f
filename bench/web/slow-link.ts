import { setTimeout as delay } from "node:timers/promises";

/** 1.6 Mbps. */
const BYTES_PER_MS = 200;
const CHUNK_BYTES = 4_000;

interface Response {
  readonly urgency: number;
  readonly isIncremental: boolean;
  rest: Buffer;
  /** Writes a part; false once nobody waits for it any more. */
  readonly write: (part: Buffer) => boolean;
  readonly end: () => void;
}

/**
 * A bandwidth that all responses share in the order that the browser asks for (RFC 9218, section 10): the most urgent ones first, one
 * after the other but for those that are of use in parts. Firebase Hosting's servers keep to it: both Fastly and Google pass
 * the tests of github.com/andydavies/http2-prioritization-issues; Node's server does not know it.
 */
export class SlowLink {
  readonly #responses: Response[] = [];
  #isSending = false;

  /** Sends a body; resolves when it is sent, or nobody waits for it any more. `priority` is the request's header. */
  send(body: Buffer, priority: string, write: Response["write"]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#responses.push({ ...parsePriority(priority), rest: body, write, end: resolve });
      if (!this.#isSending) this.#sendAll().catch(reject);
    });
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    let busyUntil = performance.now();
    try {
      for (let next = this.#next(); next !== undefined; next = this.#next()) {
        const part = next.rest.subarray(0, CHUNK_BYTES);
        busyUntil += part.length / BYTES_PER_MS;
        const wait = busyUntil - performance.now();
        if (wait >= 1) await delay(wait);
        next.rest = next.rest.subarray(part.length);
        const isWanted = next.write(part);
        this.#responses.splice(this.#responses.indexOf(next), 1);
        if (!isWanted || next.rest.length === 0) next.end();
        else if (next.isIncremental) this.#responses.push(next);
        else this.#responses.unshift(next);
      }
    } finally {
      this.#isSending = false;
    }
  }

  /** Of the most urgent responses the first; those that are of use in parts come behind the others. */
  #next(): Response | undefined {
    const urgency = Math.min(...this.#responses.map((each) => each.urgency));
    const urgent = this.#responses.filter((each) => each.urgency === urgency);
    return urgent.find((each) => !each.isIncremental) ?? urgent[0];
  }
}

/** The header `Priority` of a request: `u=1, i`. */
function parsePriority(header: string): Pick<Response, "urgency" | "isIncremental"> {
  const [, urgency = "3"] = /\bu=([0-7])/.exec(header) ?? [];
  return { urgency: Number(urgency), isIncremental: /(^|[,\s])i(,|;|\s|$)/.test(header) };
}
