import type { Duplex } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import * as grpc from "@grpc/grpc-js";
import * as protoLoader from "@grpc/proto-loader";
import { descriptorJson } from "../codec/descriptor.ts";
import { isMessage } from "../codec/message.ts";
import { STATUS_CODES } from "../model/status.ts";
import { unimplemented } from "../operations/service.ts";
import { isBidi, isServerStream, isUnary } from "./rpcs.ts";
import { toStatus } from "./status.ts";
import type { BidiRpc, Caller, Message, ServerStreamRpc, Service, StreamPeer, UnaryRpc } from "./types.ts";

const SERVICE = "google.firestore.v1.Firestore";
const ALIAS = "google.firestore.v1beta1.Firestore";
/** The official emulator's limit for one message, in bytes. */
const MAX_MESSAGE = 100 * 1024 * 1024;
const CLOSE_GRACE_MS = 500;
const STATUS_TURNS = 5;

/** The gRPC side of the service, fed with the HTTP/2 connections of the shared port. */
export class GrpcTransport {
  readonly #server: grpc.Server;
  readonly #injector: grpc.ConnectionInjector;

  constructor(service: Service) {
    this.#server = new grpc.Server({
      "grpc.max_receive_message_length": MAX_MESSAGE,
      "grpc.max_send_message_length": -1,
    });
    for (const name of [SERVICE, ALIAS]) {
      this.#server.addService(definitionUnder(name), handlersOf(service, name));
    }
    this.#injector = this.#server.createConnectionInjector(grpc.ServerCredentials.createInsecure());
  }

  /** Takes over a connection that opened with the HTTP/2 preface. */
  accept(connection: Duplex): void {
    this.#injector.injectConnection(connection);
  }

  /** Lets calls that are ending get their status out, then closes all connections. */
  async close(): Promise<void> {
    // A status leaves a few turns of the event loop after its stream was failed.
    for (let turn = 0; turn < STATUS_TURNS; turn += 1) await nextTurn();
    const deadline = Promise.withResolvers<void>();
    const timer = setTimeout(deadline.resolve, CLOSE_GRACE_MS);
    const drained = new Promise<void>((done) => this.#server.tryShutdown(() => done()));
    await Promise.race([drained, deadline.promise]);
    clearTimeout(timer);
    this.#injector.destroy();
    this.#server.forceShutdown();
  }
}

const definition = loadDefinition();

function loadDefinition(): protoLoader.ServiceDefinition {
  const loaded = protoLoader.fromJSON(descriptorJson, {
    longs: String,
    enums: String,
    defaults: false,
    oneofs: false,
  });
  const service = loaded[SERVICE];
  if (!service || isTypeDefinition(service)) throw new Error(`the descriptor lacks ${SERVICE}`);
  return service;
}

function isTypeDefinition(
  entry: protoLoader.AnyDefinition,
): entry is Exclude<protoLoader.AnyDefinition, protoLoader.ServiceDefinition> {
  return typeof entry.format === "string";
}

function definitionUnder(name: string): grpc.ServiceDefinition {
  const methods: Record<string, grpc.MethodDefinition<Message, Message>> = {};
  for (const [rpc, method] of Object.entries(definition)) {
    methods[rpc] = {
      path: `/${name}/${rpc}`,
      requestStream: method.requestStream,
      responseStream: method.responseStream,
      requestSerialize: method.requestSerialize,
      requestDeserialize: (bytes) => decoded(method.requestDeserialize(bytes)),
      responseSerialize: method.responseSerialize,
      responseDeserialize: (bytes) => decoded(method.responseDeserialize(bytes)),
    };
  }
  return methods;
}

function decoded(message: object): Message {
  if (!isMessage(message)) throw new Error("the protobuf library decoded something else than a message");
  return message;
}

function handlersOf(service: Service, serviceName: string): grpc.UntypedServiceImplementation {
  const handlers: grpc.UntypedServiceImplementation = {};
  for (const rpc of Object.keys(definition)) {
    if (rpc === "PartitionQuery") handlers[rpc] = refuse(serviceName, rpc);
    else if (isUnary(rpc)) handlers[rpc] = unaryHandler(service, rpc);
    else if (isServerStream(rpc)) handlers[rpc] = serverStreamHandler(service, rpc);
    else if (isBidi(rpc)) handlers[rpc] = bidiHandler(service, rpc);
  }
  return handlers;
}

function refuse(serviceName: string, rpc: string): grpc.handleUnaryCall<Message, Message> {
  return (_call, callback) => callback(statusObject(unimplemented(serviceName, rpc)));
}

function unaryHandler(service: Service, rpc: UnaryRpc): grpc.handleUnaryCall<Message, Message> {
  return (call, callback) => {
    service.unary(rpc, call.request, callerOf(call.metadata)).then(
      (response) => callback(null, response),
      (error: unknown) => callback(statusObject(error)),
    );
  };
}

function serverStreamHandler(
  service: Service,
  rpc: ServerStreamRpc,
): grpc.handleServerStreamingCall<Message, Message> {
  return (call) => {
    service.serverStream(rpc, call.request, callerOf(call.metadata)).then(
      (responses) => {
        for (const response of responses) call.write(response);
        call.end();
      },
      (error: unknown) => call.emit("error", statusObject(error)),
    );
  };
}

function bidiHandler(service: Service, rpc: BidiRpc): grpc.handleBidiStreamingCall<Message, Message> {
  return (call) => {
    const peer: StreamPeer = {
      send: (message) => call.write(message),
      fail: (error) => call.emit("error", statusObject(error)),
      end: () => call.end(),
    };
    const handler = service.open(rpc, callerOf(call.metadata), peer);
    call.on("data", (message: Message) => handler.receive(message));
    call.on("end", () => handler.close());
    call.on("cancelled", () => handler.close());
  };
}

function callerOf(metadata: grpc.Metadata): Caller {
  const [value] = metadata.get("authorization");
  return { authorization: typeof value === "string" ? value : undefined };
}

function statusObject(error: unknown): { code: number; details: string } {
  const status = toStatus(error);
  return { code: STATUS_CODES[status.code], details: status.message };
}
