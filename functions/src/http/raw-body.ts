import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

/** The most bytes of a body that are kept: more than any operation takes. Cloud Run lets 32 MiB through. */
export const MAX_READ_BYTES = 2 ** 20;

/**
 * Keeps the runtime of Cloud Functions from reading bodies, from now on: it would keep each one whole, inflate it, and answer malformed
 * JSON itself, with a page of HTML, and log a part of it. It looks for a body where a header announces one; `readBytes` reads without.
 */
export function disableBodyParsing(): void {
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage)) return;
    delete request.headers["content-length"];
    delete request.headers["transfer-encoding"];
  });
}

/** Reads a body. Of one that is longer than {@link MAX_READ_BYTES} it gives as many bytes, which every operation refuses. */
export async function readBytes(request: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let left = MAX_READ_BYTES;
  try {
    for await (const part of request) {
      // The rest is received and dropped: a sender loses the answer to a connection that is closed before.
      if (left === 0) continue;
      const kept = part.subarray(0, left);
      left -= kept.length;
      parts.push(kept);
    }
  } catch {
    // The sender has gone: nobody gets the answer.
    return new Uint8Array();
  }
  return Buffer.concat(parts);
}
