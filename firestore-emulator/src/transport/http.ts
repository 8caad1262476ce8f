import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isBidi, rpcNamed } from "../operations/rpc.ts";
import type { FirestoreService } from "../operations/service.ts";
import { EmulatorEndpoints, type EmulatorOptions } from "./emulator-endpoints.ts";
import {
  ClientDisconnected,
  type HttpRequest,
  type HttpResponse,
  NOT_FOUND,
  readRequest,
  sendResponse,
} from "./http-exchange.ts";
import { RestTransport } from "./rest.ts";
import type { WebChannelTransport } from "./webchannel/webchannel.ts";

const CHANNEL = /^\/google\.firestore\.v1(?:beta1)?\.Firestore\/(\w+)\/channel$/;
const REST = /^\/v1(?:beta1)?\/(.*)$/s;

const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

const FORBIDDEN_HOST: HttpResponse = {
  status: 403,
  body: "Only requests to loopback host names such as localhost are accepted. See --allow-remote.\n",
};

export interface HttpOptions extends EmulatorOptions {
  readonly service: FirestoreService;
  readonly webChannel: WebChannelTransport;
}

/** Handles HTTP/1.1: process endpoints, REST, WebChannel and emulator endpoints, all with CORS. */
export function createHttpHandler(options: HttpOptions): RequestListener {
  const rest = new RestTransport(options.service);
  const emulator = new EmulatorEndpoints(options);
  return (request, response) => {
    applyCors(request, response);
    handle(request, response).catch((error: unknown) => {
      if (error instanceof ClientDisconnected) return;
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!options.allowRemote && !isLoopbackHost(incoming.headers.host)) {
      sendResponse(readRequest(incoming), response, FORBIDDEN_HOST);
      return;
    }
    if (incoming.method === "OPTIONS") {
      response.writeHead(200).end();
      return;
    }
    const request = readRequest(incoming);
    const rpc = rpcNamed(CHANNEL.exec(request.path)?.[1] ?? "");
    if (rpc && isBidi(rpc)) {
      await options.webChannel.handle(rpc, request, response);
      return;
    }
    sendResponse(request, response, await route(request));
  }

  async function route(request: HttpRequest): Promise<HttpResponse> {
    const processResponse = processEndpoint(request);
    if (processResponse) return processResponse;
    const rpcPath = REST.exec(request.path)?.[1];
    if (rpcPath !== undefined) return await rest.handle(rpcPath, request);
    return await emulator.handle(request);
  }

  function processEndpoint({ method, path }: HttpRequest): HttpResponse | undefined {
    if (path === "/" && (method === "GET" || method === "HEAD")) return { status: 200, body: "Ok\n" };
    if (path === "/reset" && method === "POST") {
      options.store.reset();
      return { status: 200, body: "Resetting...\n" };
    }
    if (path === "/shutdown" && method === "POST") {
      setImmediate(() => options.onShutdown?.());
      return { status: 200, body: "Shutting down...\n" };
    }
    return path.startsWith("/v1") || path.startsWith("/emulator/") ? undefined : NOT_FOUND;
  }
}

/**
 * Whether a Host header is a loopback name or address, to prevent DNS rebinding by web pages. Non-browser clients may
 * omit it.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  return host === undefined || LOOPBACK.test(host);
}

/** Sets CORS headers. SDKs send credentials, so the origin is echoed. */
function applyCors(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
  response.setHeader("Access-Control-Allow-Methods", "DELETE,GET,HEAD,PATCH,POST,PUT");
  if (request.method !== "OPTIONS") return;
  const headers = request.headers["access-control-request-headers"];
  if (headers !== undefined) response.setHeader("Access-Control-Allow-Headers", headers);
  // As the official emulator does, for any value.
  if (request.headers["access-control-request-private-network"] !== undefined) {
    response.setHeader("Access-Control-Allow-Private-Network", "true");
  }
}
