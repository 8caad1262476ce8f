import { request } from "node:http";
import type { TestServer } from "./test-server.ts";

export interface RawRequest {
  readonly method: string;
  /** Path and query, sent unchanged. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Sends an HTTP request; unlike `fetch`, paths and headers are unchanged. */
export function send(
  server: TestServer,
  { method, path, headers = {}, body }: RawRequest,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: "127.0.0.1", port: server.port, method, path, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString("utf8");
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
