import type { IncomingMessage, ServerResponse } from "node:http";
import { invalidArgument, type StatusError } from "../model/status.ts";
import { HTTP_STATUS, toStatus } from "./status.ts";

/** Maximum body size of REST and emulator requests, in bytes. */
const MAX_BODY = 16 * 1024 * 1024;

export interface HttpRequest {
  readonly method: string;
  /** Path with percent-encoding. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string | undefined;
  /** Reads the body as UTF-8. @throws BodyTooLarge */
  body(limit?: number): Promise<string>;
  readonly incoming: IncomingMessage;
}

export interface HttpResponse {
  readonly status: number;
  readonly contentType?: string;
  readonly body: string;
}

export const NOT_FOUND: HttpResponse = { status: 404, body: "Not Found\n" };

/** A body longer than the limit; the response is 413. */
class BodyTooLarge extends Error {}

/** The client disconnected before its request was complete. */
export class ClientDisconnected extends Error {}

export function readRequest(incoming: IncomingMessage): HttpRequest {
  const url = incoming.url ?? "/";
  const queryStart = url.indexOf("?");
  return {
    method: incoming.method ?? "GET",
    path: queryStart < 0 ? url : url.slice(0, queryStart),
    query: new URLSearchParams(queryStart < 0 ? "" : url.slice(queryStart + 1)),
    authorization: incoming.headers.authorization,
    body: (limit = MAX_BODY) => readBody(incoming, limit),
    incoming,
  };
}

export function sendResponse(request: HttpRequest, response: ServerResponse, result: HttpResponse): void {
  if (result.contentType !== undefined) response.setHeader("Content-Type", result.contentType);
  response.setHeader("Content-Length", Buffer.byteLength(result.body));
  response.writeHead(result.status);
  response.end(request.method === "HEAD" ? undefined : result.body);
  // Drains the body of a rejected request, so that the client receives the response.
  request.incoming.resume();
}

export function jsonResponse(body: string): HttpResponse {
  return { status: 200, contentType: "application/json", body };
}

/** Runs a handler; converts StatusErrors to the official error body, BodyTooLarge to 413. @throws ClientGone */
export async function handleErrors(
  handler: () => Promise<HttpResponse> | HttpResponse,
): Promise<HttpResponse> {
  try {
    return await handler();
  } catch (error) {
    if (error instanceof BodyTooLarge) return { status: 413, body: "" };
    if (error instanceof ClientDisconnected) throw error;
    return errorResponse(toStatus(error));
  }
}

/** `{"error":{"code","message","status"}}` on one line with escaped slashes, like the official emulator. */
function errorResponse({ code, message }: StatusError): HttpResponse {
  const status = HTTP_STATUS[code];
  const error = { code: status, ...(message !== "" && { message }), status: code };
  const body = JSON.stringify({ error }).replaceAll("/", "\\/");
  return { status, contentType: "application/json", body };
}

/** Percent-decodes one path segment. @throws StatusError when it is malformed or contains an encoded slash. */
export function decodeSegment(segment: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) throw invalidArgument(`"${segment}" is not percent-encoded.`);
    throw error;
  }
  if (decoded.includes("/")) {
    throw invalidArgument(`Resource id "${decoded}" is invalid because it contains "/".`);
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
    throw incoming.readableAborted ? new ClientDisconnected() : error;
  }
  return Buffer.concat(chunks).toString("utf8");
}
