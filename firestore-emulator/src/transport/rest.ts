import type { JsonObject, JsonValue } from "@bufbuild/protobuf";
import {
  formatJson,
  invalidPayload,
  isObject,
  messageFromJson,
  messageToJson,
  parseJson,
} from "../codec/json.ts";
import { Firestore } from "../generated/firestore_pb.js";
import { type Caller, isUnary, type ServerStreamRpc, type UnaryRpc } from "../operations/rpc.ts";
import type { Service } from "../operations/service.ts";
import {
  decodeSegment,
  type HttpRequest,
  type HttpResponse,
  handleErrors,
  jsonResponse,
  NOT_FOUND,
} from "./http-exchange.ts";
import { type RestCall, routeRest } from "./rest-routes.ts";

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
      return isUnary(call.rpc)
        ? await this.#unary(call.rpc, message, caller)
        : await this.#stream(call.rpc, message, caller);
    });
  }

  async #unary(rpc: UnaryRpc, request: JsonValue, caller: Caller): Promise<HttpResponse> {
    const { input, output } = Firestore.method[rpc];
    const response = await this.#service.unary(rpc, messageFromJson(input, request), caller);
    return jsonResponse(`${formatJson(messageToJson(output, response))}\n`);
  }

  async #stream(rpc: ServerStreamRpc, request: JsonValue, caller: Caller): Promise<HttpResponse> {
    const { input, output } = Firestore.method[rpc];
    const responses = await this.#service.serverStream(rpc, messageFromJson(input, request), caller);
    const elements = Array.from(responses, (response) =>
      formatJson(elementOf(rpc, messageToJson(output, response))),
    );
    return jsonResponse(`[\n${elements.join(",\n")}\n]\n`);
  }
}

/** The official emulator adds `done` to aggregation responses, although the message has no such field. */
function elementOf(rpc: ServerStreamRpc, json: JsonValue): JsonValue {
  return rpc === "runAggregationQuery" && isObject(json) && json.result !== undefined
    ? { ...json, done: true }
    : json;
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

/** The JSON of the request message: the body, overridden by path and query parameters. */
async function readMessage(call: RestCall, request: HttpRequest): Promise<JsonObject> {
  const text = await request.body();
  if (call.body === "none") return call.parameters;
  const body = text.trim() === "" ? {} : parseJson(text);
  if (!isObject(body)) throw invalidPayload();
  if (call.body === "message") return { ...body, ...call.parameters };
  if (call.documentName === undefined) return { ...call.parameters, document: body };
  if (body.name !== undefined && body.name !== "" && body.name !== call.documentName) throw invalidPayload();
  return { ...call.parameters, document: { ...body, name: call.documentName } };
}
