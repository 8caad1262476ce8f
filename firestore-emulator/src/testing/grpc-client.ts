import { connect, type IncomingHttpHeaders } from "node:http2";
import { type DescMethod, fromBinary, type JsonValue, toBinary } from "@bufbuild/protobuf";
import * as grpc from "@grpc/grpc-js";
import { messageFromJson, messageToJson } from "../codec/json.ts";
import { Firestore } from "../generated/firestore_pb.js";
import { rpcNamed } from "../operations/rpc.ts";

/** The responses of a call as JSON, with its status code and message. */
export interface CallOutcome {
  readonly responses: readonly unknown[];
  readonly code: string;
  readonly message: string;
}

const MAX_MESSAGE = 200 * 1024 * 1024;

type Duplex = grpc.ClientDuplexStream<JsonValue, JsonValue>;

/** A gRPC client with JSON requests and responses. */
export class GrpcTestClient {
  readonly #server: { readonly address: string };
  #client: grpc.Client | undefined;

  constructor(server: { readonly address: string }) {
    this.#server = server;
  }

  /** Calls an RPC of any kind with one request and waits for the status. */
  call(
    rpc: string,
    request: unknown,
    authorization?: string | null,
    service = "google.firestore.v1.Firestore",
  ): Promise<CallOutcome> {
    const call = this.open(rpc, authorization, service);
    if (request !== null) call.send(request);
    call.end();
    return call.outcome;
  }

  /** Calls an RPC with a raw HTTP/2 request body, possibly malformed. */
  callRaw(rpc: string, body: Buffer): Promise<{ code: string }> {
    const session = connect(`http://${this.#server.address}`);
    const stream = session.request({
      ":method": "POST",
      ":path": `/google.firestore.v1.Firestore/${rpc}`,
      "content-type": "application/grpc",
      te: "trailers",
    });
    return new Promise((resolve, reject) => {
      const finish = (headers: IncomingHttpHeaders) => {
        const code = headers["grpc-status"];
        if (code === undefined) return;
        session.close();
        resolve({ code: grpc.status[Number(code)] ?? String(code) });
      };
      stream.on("response", finish);
      stream.on("trailers", finish);
      stream.on("error", reject);
      stream.resume();
      stream.end(body);
    });
  }

  /** Opens an RPC with a request stream. */
  open(rpc: string, authorization?: string | null, service = "google.firestore.v1.Firestore"): GrpcTestCall {
    const { input, output } = methodNamed(rpc);
    const metadata = new grpc.Metadata();
    if (typeof authorization === "string") metadata.set("authorization", authorization);
    const duplex = this.#connect().makeBidiStreamRequest(
      `/${service}/${rpc}`,
      (json: JsonValue) => Buffer.from(toBinary(input, messageFromJson(input, json))),
      (bytes) => messageToJson(output, fromBinary(output, bytes)),
      metadata,
    );
    return new GrpcTestCall(duplex);
  }

  close(): void {
    this.#client?.close();
  }

  /** Lazy, because fixtures create clients before the server runs. */
  #connect(): grpc.Client {
    this.#client ??= new grpc.Client(this.#server.address, grpc.credentials.createInsecure(), {
      "grpc.max_send_message_length": MAX_MESSAGE,
      "grpc.max_receive_message_length": MAX_MESSAGE,
    });
    return this.#client;
  }
}

export class GrpcTestCall {
  readonly outcome: Promise<CallOutcome>;
  readonly #duplex: Duplex;
  readonly #responses: unknown[] = [];
  #onResponse: () => void = () => {};

  constructor(duplex: Duplex) {
    this.#duplex = duplex;
    duplex.on("data", (response: JsonValue) => {
      this.#responses.push(response);
      this.#onResponse();
    });
    // Failures are in the status event too.
    duplex.on("error", () => {});
    this.outcome = new Promise((resolve) => {
      duplex.on("status", (status) => {
        const code = grpc.status[status.code] ?? String(status.code);
        resolve({ responses: this.#responses, code, message: status.details });
      });
    });
  }

  /** Resolves with the response at the index, or with the outcome when the call ends before it. */
  response(index: number): Promise<unknown> {
    const response = new Promise((resolve) => {
      const check = () => {
        if (this.#responses.length > index) resolve(this.#responses[index]);
      };
      this.#onResponse = check;
      check();
    });
    return Promise.race([response, this.outcome]);
  }

  /** Sends a JSON request in camelCase or snake_case. */
  send(request: unknown): void {
    const json: JsonValue = JSON.parse(JSON.stringify(request));
    this.#duplex.write(json);
  }

  /** Half-closes. */
  end(): void {
    this.#duplex.end();
  }

  cancel(): void {
    this.#duplex.cancel();
  }
}

function methodNamed(name: string): DescMethod {
  const rpc = rpcNamed(name);
  if (rpc === undefined) throw new Error(`no RPC ${name}`);
  return Firestore.method[rpc];
}
