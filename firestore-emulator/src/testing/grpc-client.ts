import { connect, type IncomingHttpHeaders } from "node:http2";
import * as grpc from "@grpc/grpc-js";
import * as protoLoader from "@grpc/proto-loader";
import { descriptorJson, rpcType } from "../codec/descriptor.ts";
import { messageFromJson } from "../codec/json-parse.ts";
import { messageToJson } from "../codec/json-print.ts";
import { isMessage } from "../codec/message.ts";
import type { TestServer } from "./test-server.ts";

/** How a call ended: its responses as JSON, and the code and message when it failed. */
export interface CallOutcome {
  readonly responses: readonly unknown[];
  readonly code: string;
  readonly message: string;
}

const MAX_MESSAGE = 200 * 1024 * 1024;

type Duplex = grpc.ClientDuplexStream<object, object>;

/** A bare gRPC client that speaks JSON requests and responses. */
export class GrpcTestClient {
  readonly #address: string;
  readonly #client: grpc.Client;
  readonly #service: protoLoader.ServiceDefinition;

  constructor(server: Pick<TestServer, "address">) {
    this.#address = server.address;
    this.#client = new grpc.Client(server.address, grpc.credentials.createInsecure(), {
      "grpc.max_send_message_length": MAX_MESSAGE,
      "grpc.max_receive_message_length": MAX_MESSAGE,
    });
    const loaded = protoLoader.fromJSON(descriptorJson, { longs: String, enums: String })[
      "google.firestore.v1.Firestore"
    ];
    if (!loaded || typeof loaded.format === "string") throw new Error("the descriptor lacks the service");
    this.#service = loaded;
  }

  /** Calls an RPC of whatever kind with one request, and waits for its end. */
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

  /** Calls an RPC with bytes for the body of its HTTP/2 request, well-formed or not. */
  callRaw(rpc: string, body: Buffer): Promise<{ code: string }> {
    const session = connect(`http://${this.#address}`);
    const stream = session.request({
      ":method": "POST",
      ":path": `/google.firestore.v1.Firestore/${rpc}`,
      "content-type": "application/grpc",
      te: "trailers",
    });
    return new Promise((done, failed) => {
      const finish = (headers: IncomingHttpHeaders) => {
        const code = headers["grpc-status"];
        if (code === undefined) return;
        session.close();
        done({ code: grpc.status[Number(code)] ?? String(code) });
      };
      stream.on("response", finish);
      stream.on("trailers", finish);
      stream.on("error", failed);
      stream.resume();
      stream.end(body);
    });
  }

  /** Opens an RPC as a stream of requests. */
  open(rpc: string, authorization?: string | null, service = "google.firestore.v1.Firestore"): GrpcTestCall {
    const method = this.#service[rpc];
    if (!method) throw new Error(`no RPC ${rpc}`);
    const metadata = new grpc.Metadata();
    if (typeof authorization === "string") metadata.set("authorization", authorization);
    const duplex = this.#client.makeBidiStreamRequest(
      `/${service}/${rpc}`,
      method.requestSerialize,
      method.responseDeserialize,
      metadata,
    );
    return new GrpcTestCall(rpc, duplex);
  }

  close(): void {
    this.#client.close();
  }
}

/** One open call. */
export class GrpcTestCall {
  readonly outcome: Promise<CallOutcome>;
  readonly #rpc: string;
  readonly #duplex: Duplex;
  readonly #responses: unknown[] = [];
  #arrived: () => void = () => {};

  constructor(rpc: string, duplex: Duplex) {
    this.#rpc = rpc;
    this.#duplex = duplex;
    const type = rpcType(rpc).response;
    duplex.on("data", (message: object) => {
      if (isMessage(message)) this.#responses.push(JSON.parse(JSON.stringify(messageToJson(type, message))));
      this.#arrived();
    });
    // The status event tells of failures as well.
    duplex.on("error", () => {});
    this.outcome = new Promise((done) => {
      duplex.on("status", (status) => {
        const code = grpc.status[status.code] ?? String(status.code);
        done({ responses: this.#responses, code, message: status.details });
      });
    });
  }

  /** Resolves with the response at that position, or with how the call ended before it. */
  response(index: number): Promise<unknown> {
    const arrived = new Promise((done) => {
      const check = () => {
        if (this.#responses.length > index) done(this.#responses[index]);
      };
      this.#arrived = check;
      check();
    });
    return Promise.race([arrived, this.outcome]);
  }

  /** Sends a request given as JSON, camelCase or snake_case. */
  send(request: unknown): void {
    this.#duplex.write(messageFromJson(rpcType(this.#rpc).request, request));
  }

  /** Half-closes. */
  end(): void {
    this.#duplex.end();
  }

  cancel(): void {
    this.#duplex.cancel();
  }
}
