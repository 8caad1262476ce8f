import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { FirestoreService } from "../operations/service.ts";
import { applyCors } from "./cors.ts";
import { EmulatorEndpoints } from "./emulator-endpoints.ts";
import { isLoopbackHost } from "./host-header.ts";
import {
  type Answer,
  ClientGone,
  type HttpRequest,
  NOT_FOUND,
  readRequest,
  sendAnswer,
} from "./http-exchange.ts";
import { RestTransport } from "./rest.ts";
import type { ServerOptions } from "./server-options.ts";
import type { WebChannelTransport } from "./webchannel.ts";

const CHANNEL = /^\/google\.firestore\.v1(?:beta1)?\.Firestore\/(Listen|Write)\/channel$/;
const REST = /^\/v1(?:beta1)?\/(.*)$/s;

const FOREIGN_HOST: Answer = {
  status: 403,
  body: "This emulator answers only to names of this machine, such as localhost. See --allow-remote.\n",
};

export interface HttpOptions extends ServerOptions {
  readonly service: FirestoreService;
  readonly webChannel: WebChannelTransport;
}

/** Everything HTTP/1.1: process endpoints, REST, WebChannel and the emulator's own endpoints, with CORS on all of them. */
export function createHttpHandler(options: HttpOptions): RequestListener {
  const rest = new RestTransport(options.service);
  const emulator = new EmulatorEndpoints(options);
  return (request, response) => {
    applyCors(request, response);
    handle(request, response).catch((error: unknown) => {
      if (error instanceof ClientGone) return;
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!options.allowRemote && !isLoopbackHost(incoming.headers.host)) {
      sendAnswer(readRequest(incoming), response, FOREIGN_HOST);
      return;
    }
    if (incoming.method === "OPTIONS") {
      response.writeHead(200).end();
      return;
    }
    const request = readRequest(incoming);
    const channel = CHANNEL.exec(request.path)?.[1];
    if (channel === "Listen" || channel === "Write") {
      await options.webChannel.handle(channel, request, response);
      return;
    }
    sendAnswer(request, response, await answer(request));
  }

  async function answer(request: HttpRequest): Promise<Answer> {
    const process = processEndpoint(request);
    if (process) return process;
    const rpcPath = REST.exec(request.path)?.[1];
    if (rpcPath !== undefined) return await rest.handle(rpcPath, request);
    return await emulator.handle(request);
  }

  function processEndpoint({ method, path }: HttpRequest): Answer | undefined {
    if (path === "/" && (method === "GET" || method === "HEAD")) return { status: 200, body: "Ok\n" };
    if (path === "/reset" && method === "POST") {
      options.service.reset();
      return { status: 200, body: "Resetting...\n" };
    }
    if (path === "/shutdown" && method === "POST") {
      setImmediate(() => options.onShutdown?.());
      return { status: 200, body: "Shutting down...\n" };
    }
    return path.startsWith("/v1") || path.startsWith("/emulator/") ? undefined : NOT_FOUND;
  }
}
