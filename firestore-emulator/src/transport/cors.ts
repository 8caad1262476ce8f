import type { IncomingMessage, ServerResponse } from "node:http";

/** Sets the CORS headers that the request's origin needs; SDKs send credentials, so the origin is echoed. */
export function applyCors(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
  response.setHeader("Access-Control-Allow-Methods", "DELETE,GET,HEAD,PATCH,POST,PUT");
  if (request.method !== "OPTIONS") return;
  const headers = request.headers["access-control-request-headers"];
  if (headers !== undefined) response.setHeader("Access-Control-Allow-Headers", headers);
  // The official emulator grants this whatever the header says.
  if (request.headers["access-control-request-private-network"] !== undefined) {
    response.setHeader("Access-Control-Allow-Private-Network", "true");
  }
}
