import type { IncomingMessage, ServerResponse } from "node:http";
import { type StatusCode, StatusError } from "../model/status.ts";
import { HTTP_STATUS, toStatus } from "./status.ts";

/** Largest body that REST and emulator requests may have, in bytes. */
const MAX_BODY = 16 * 1024 * 1024;

export interface HttpRequest {
  readonly method: string;
  /** Path as it came, percent-encoding and all. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string | undefined;
  /** Reads the body as UTF-8. @throws BodyTooLarge */
  body(limit?: number): Promise<string>;
  /** Calls back when the client has gone before the answer was complete. */
  readonly incoming: IncomingMessage;
}

export interface Answer {
  readonly status: number;
  readonly contentType?: string;
  readonly body: string;
}

export const NOT_FOUND: Answer = { status: 404, body: "Not Found\n" };

/** A body longer than allowed, answered with 413. */
class BodyTooLarge extends Error {}

/** The client left before its request was complete: there is nobody to answer. */
export class ClientGone extends Error {}

export function readRequest(incoming: IncomingMessage): HttpRequest {
  const url = incoming.url ?? "/";
  const question = url.indexOf("?");
  return {
    method: incoming.method ?? "GET",
    path: question < 0 ? url : url.slice(0, question),
    query: new URLSearchParams(question < 0 ? "" : url.slice(question + 1)),
    authorization: incoming.headers.authorization,
    body: (limit = MAX_BODY) => readBody(incoming, limit),
    incoming,
  };
}

export function sendAnswer(request: HttpRequest, response: ServerResponse, answer: Answer): void {
  if (answer.contentType !== undefined) response.setHeader("Content-Type", answer.contentType);
  response.setHeader("Content-Length", Buffer.byteLength(answer.body));
  response.writeHead(answer.status);
  response.end(request.method === "HEAD" ? undefined : answer.body);
  // What is left of a refused body is read and dropped, so that the client gets to see the answer.
  request.incoming.resume();
}

export function jsonAnswer(body: string): Answer {
  return { status: 200, contentType: "application/json", body };
}

/** Runs a handler; its StatusErrors become the official error body, a body too large 413. @throws ClientGone */
export async function answering(handler: () => Promise<Answer> | Answer): Promise<Answer> {
  try {
    return await handler();
  } catch (error) {
    if (error instanceof BodyTooLarge) return { status: 413, body: "" };
    if (error instanceof ClientGone) throw error;
    return errorAnswer(toStatus(error));
  }
}

/** `{"error":{"code","message","status"}}` on one line with slashes escaped, as the official emulator writes it. */
function errorAnswer({ code, message }: { readonly code: StatusCode; readonly message: string }): Answer {
  const status = HTTP_STATUS[code];
  const error = { code: status, ...(message !== "" && { message }), status: code };
  const body = JSON.stringify({ error }).replaceAll("/", "\\/");
  return { status, contentType: "application/json", body };
}

/** Percent-decodes one path segment. @throws StatusError when it is malformed or hides a slash. */
export function decodeSegment(segment: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError)
      throw new StatusError("INVALID_ARGUMENT", `"${segment}" is not percent-encoded.`);
    throw error;
  }
  if (decoded.includes("/")) {
    throw new StatusError("INVALID_ARGUMENT", `Resource id "${decoded}" is invalid because it contains "/".`);
  }
  return decoded;
}

async function readBody(incoming: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > limit) throw new BodyTooLarge();
      chunks.push(bytes);
    }
  } catch (error) {
    throw incoming.readableAborted ? new ClientGone() : error;
  }
  return Buffer.concat(chunks).toString("utf8");
}
