import type { DescMethod, MessageShape } from "@bufbuild/protobuf";
import { Firestore } from "../generated/firestore_pb.js";

type Methods = typeof Firestore.method;
type RpcOf<Kind extends DescMethod["methodKind"]> = {
  [Name in Rpc]: Methods[Name]["methodKind"] extends Kind ? Name : never;
}[Rpc];

/** An RPC of google.firestore.v1.Firestore, with a small first letter: `getDocument`. */
export type Rpc = keyof Methods;
export type UnaryRpc = RpcOf<"unary">;
export type ServerStreamRpc = RpcOf<"server_streaming">;
export type BidiRpc = RpcOf<"bidi_streaming">;

export type RequestOf<Name extends Rpc> = MessageShape<Methods[Name]["input"]>;
export type ResponseOf<Name extends Rpc> = MessageShape<Methods[Name]["output"]>;

/** The Authorization header of a request. Operations evaluate it after parsing the resource name. */
export interface Caller {
  readonly authorization: string | undefined;
}

/** Sends the responses of a Listen or Write stream. Not to be used after `fail` or `end`. */
export interface StreamPeer<Name extends BidiRpc> {
  send(message: ResponseOf<Name>): void;
  /** Ends the stream with an error; a StatusError keeps its code, other errors are INTERNAL. */
  fail(error: unknown): void;
  end(): void;
}

/** Receives the requests of a Listen or Write stream. */
export interface StreamHandler<Name extends BidiRpc> {
  receive(message: RequestOf<Name>): void;
  /** The client closed the stream or disconnected: release its resources. */
  close(): void;
}

/** The type of the requests of an RPC. Unlike `Firestore.method[rpc].input` it keeps which RPC it is. */
export function requestSchema<Name extends Rpc>(rpc: Name): Methods[Name]["input"] {
  return Firestore.method[rpc].input;
}

/** The RPC with this name in gRPC: `GetDocument`. */
export function rpcNamed(name: string): Rpc | undefined {
  const rpc = Firestore.methods.find((method) => method.name === name)?.localName;
  return rpc !== undefined && isRpc(rpc) ? rpc : undefined;
}

export function isUnary(rpc: Rpc): rpc is UnaryRpc {
  return Firestore.method[rpc].methodKind === "unary";
}

export function isBidi(rpc: Rpc): rpc is BidiRpc {
  return Firestore.method[rpc].methodKind === "bidi_streaming";
}

function isRpc(name: string): name is Rpc {
  return Object.hasOwn(Firestore.method, name);
}
