import { messageType, rpcType } from "../codec/descriptor.ts";
import { formatJson } from "../codec/json-format.ts";
import { invalidPayload, messageFromJson, parseMessage } from "../codec/json-parse.ts";
import { type JsonTree, messageToJson } from "../codec/json-print.ts";
import type { Message } from "../codec/message.ts";
import type { Caller, ServerStreamRpc, Service, UnaryRpc } from "../operations/rpc.ts";
import {
  type Answer,
  answering,
  decodeSegment,
  type HttpRequest,
  jsonAnswer,
  NOT_FOUND,
} from "./http-exchange.ts";
import { type RestCall, routeRest } from "./rest-routes.ts";
import { isServerStream, isUnary } from "./rpcs.ts";

/** The REST side of the service, laid out as the official emulator answers. */
export class RestTransport {
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
  }

  /** Answers a request for the path after `/v1/`. */
  handle(path: string, request: HttpRequest): Promise<Answer> {
    return answering(async () => {
      const call = routeRest(request.method, path.split("/").map(splitVerb), request.query);
      if (!call) return NOT_FOUND;
      const message = await readMessage(call, request);
      const caller = { authorization: request.authorization };
      if (isUnary(call.rpc)) return await this.#unary(call.rpc, message, caller);
      if (isServerStream(call.rpc)) return await this.#stream(call.rpc, message, caller);
      return NOT_FOUND;
    });
  }

  async #unary(rpc: UnaryRpc, message: Message, caller: Caller): Promise<Answer> {
    const response = await this.#service.unary(rpc, message, caller);
    return jsonAnswer(`${formatJson(messageToJson(rpcType(rpc).response, response))}\n`);
  }

  async #stream(rpc: ServerStreamRpc, message: Message, caller: Caller): Promise<Answer> {
    const responses = await this.#service.serverStream(rpc, message, caller);
    const type = rpcType(rpc).response;
    const elements = Array.from(responses, (response) =>
      formatJson(elementOf(rpc, messageToJson(type, response))),
    );
    return jsonAnswer(`[\n${elements.join(",\n")}\n]\n`);
  }
}

/** The official REST answers to aggregations say `done`, which the published message has no field for. */
function elementOf(rpc: ServerStreamRpc, json: { [key: string]: JsonTree }): JsonTree {
  return rpc === "RunAggregationQuery" && json.result !== undefined ? { ...json, done: true } : json;
}

/** A segment and, on the last one of a path such as `documents:commit`, the verb after its colon. */
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

/** The request message: the body, and over it what path and query parameters say. */
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
