import { messageType, rpcType } from "../codec/descriptor.ts";
import { formatJson } from "../codec/json-format.ts";
import { invalidPayload, messageFromJson, parseMessage } from "../codec/json-parse.ts";
import { type JsonTree, messageToJson } from "../codec/json-print.ts";
import type { Message } from "../codec/message.ts";
import type { Caller, ServerStreamRpc, Service, UnaryRpc } from "../operations/rpc.ts";
import {
  decodeSegment,
  type HttpRequest,
  type HttpResponse,
  handleErrors,
  jsonResponse,
  NOT_FOUND,
} from "./http-exchange.ts";
import { type RestCall, routeRest } from "./rest-routes.ts";
import { isServerStream, isUnary } from "./rpc-kinds.ts";

/** The REST transport, with the response format of the official emulator. */
export class RestTransport {
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
  }

  /** Handles a request; `path` is the part after `/v1/`. */
  handle(path: string, request: HttpRequest): Promise<HttpResponse> {
    return handleErrors(async () => {
      const call = routeRest(request.method, path.split("/").map(splitVerb), request.query);
      if (!call) return NOT_FOUND;
      const message = await readMessage(call, request);
      const caller = { authorization: request.authorization };
      if (isUnary(call.rpc)) return await this.#unary(call.rpc, message, caller);
      if (isServerStream(call.rpc)) return await this.#stream(call.rpc, message, caller);
      return NOT_FOUND;
    });
  }

  async #unary(rpc: UnaryRpc, message: Message, caller: Caller): Promise<HttpResponse> {
    const response = await this.#service.unary(rpc, message, caller);
    return jsonResponse(`${formatJson(messageToJson(rpcType(rpc).response, response))}\n`);
  }

  async #stream(rpc: ServerStreamRpc, message: Message, caller: Caller): Promise<HttpResponse> {
    const responses = await this.#service.serverStream(rpc, message, caller);
    const type = rpcType(rpc).response;
    const elements = Array.from(responses, (response) =>
      formatJson(elementOf(rpc, messageToJson(type, response))),
    );
    return jsonResponse(`[\n${elements.join(",\n")}\n]\n`);
  }
}

/** The official emulator adds `done` to aggregation responses, although the message has no such field. */
function elementOf(rpc: ServerStreamRpc, json: { [key: string]: JsonTree }): JsonTree {
  return rpc === "RunAggregationQuery" && json.result !== undefined ? { ...json, done: true } : json;
}

/** Splits the verb from the last segment of a path such as `documents:commit`. */
function splitVerb(
  segment: string,
  index: number,
  all: readonly string[],
): { id: string; verb: string | undefined } {
  const colon = index === all.length - 1 ? segment.lastIndexOf(":") : -1;
  return colon < 0
    ? { id: decodeSegment(segment), verb: undefined }
    : { id: decodeSegment(segment.slice(0, colon)), verb: decodeSegment(segment.slice(colon + 1)) };
}

/** The request message: the body, overridden by path and query parameters. */
async function readMessage(call: RestCall, request: HttpRequest): Promise<Message> {
  const type = rpcType(call.rpc).request;
  const parameters = messageFromJson(type, call.parameters);
  const text = await request.body();
  if (call.body === "none") return parameters;
  if (call.body === "message") return { ...parseMessage(type, text), ...parameters };
  const document = parseMessage(messageType("Document"), text);
  if (call.documentName === undefined) return { ...parameters, document };
  if (document.name !== undefined && document.name !== "" && document.name !== call.documentName)
    throw invalidPayload();
  return { ...parameters, document: { ...document, name: call.documentName } };
}
