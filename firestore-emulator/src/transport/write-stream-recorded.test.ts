import { describe, expect, test } from "vitest";
import { isIntendedDifference } from "../testing/differences.ts";
import type { GrpcTestCall } from "../testing/grpc-client.ts";
import { readRecorded } from "../testing/recorded.ts";
import { grpcClientFixture, testServerFixture } from "../testing/test-server.ts";

interface RecordedWrite {
  readonly update: string;
  readonly n?: number;
  readonly exists?: boolean;
  readonly reserved?: boolean;
  readonly increment?: string;
  readonly serverTime?: string;
}

interface Step {
  readonly op: "send" | "recv" | "close" | "get" | "lock";
  readonly database?: boolean | string;
  readonly writes?: readonly RecordedWrite[];
  readonly token?: string;
  readonly streamId?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly document?: string;
  readonly compare?: "status";
  readonly label?: string;
  readonly outcome?: {
    readonly response?: RecordedResponse;
    readonly error?: { readonly status: string; readonly message: string };
    readonly end?: boolean;
    readonly document?: Readonly<Record<string, number>>;
  };
}

interface RecordedResponse {
  readonly streamId: boolean;
  readonly streamToken: string;
  readonly writeResults: readonly { readonly updateTime: boolean; readonly transformResults: number }[];
  readonly commitTime: boolean;
}

interface WireResponse {
  readonly streamId?: string;
  readonly streamToken?: string;
  readonly writeResults?: readonly {
    readonly updateTime?: string;
    readonly transformResults?: readonly unknown[];
  }[];
  readonly commitTime?: string;
}

const OWNER = "Bearer owner";

const server = testServerFixture();
const client = grpcClientFixture(server);

describe("Write streams as recorded", () => {
  const { scenarios } = readRecorded<{ scenarios: readonly { name: string; steps: readonly Step[] }[] }>(
    "write_stream",
  );

  test.each(scenarios.map((scenario, index) => ({ ...scenario, project: `write-stream-${index}` })))(
    "$name",
    async ({ name, steps, project }) => {
      const run = new ScenarioRun(project, client.open("Write", OWNER));
      for (const step of steps) await run.step(name, step);
    },
  );
});

/** Replays a recorded scenario on a stream. */
class ScenarioRun {
  readonly #project: string;
  readonly #call: GrpcTestCall;
  #received = 0;
  #token: string | undefined;

  constructor(project: string, call: GrpcTestCall) {
    this.#project = project;
    this.#call = call;
  }

  async step(scenario: string, step: Step): Promise<void> {
    switch (step.op) {
      case "send":
        this.#send(step);
        return;
      case "close":
        this.#call.end();
        return;
      case "recv":
        await this.#receive(scenario, step);
        return;
      case "get":
        await this.#get(step);
        return;
      case "lock":
        await this.#lock(step.document ?? "");
        return;
    }
  }

  #send({ database, writes, token, streamId, labels }: Step): void {
    const databaseName = typeof database === "string" ? database : this.#database();
    const bytes = token === "last" ? this.#token : token && Buffer.from(token).toString("base64");
    this.#call.send({
      ...(database !== undefined && { database: databaseName }),
      ...(writes && { writes: writes.map((write) => this.#write(write)) }),
      ...(bytes !== undefined && { streamToken: bytes }),
      ...(streamId !== undefined && { streamId }),
      ...(labels && { labels }),
    });
  }

  async #receive(scenario: string, { label, outcome, compare }: Step): Promise<void> {
    if (outcome?.response) {
      const response: WireResponse = JSON.parse(JSON.stringify(await this.#call.response(this.#received)));
      this.#received += 1;
      this.#token = response.streamToken;
      expect(summarize(response), label).toEqual(outcome.response);
      return;
    }
    const result = await this.#call.outcome;
    expect(result.responses.length, label).toBe(this.#received);
    if (outcome?.error) {
      expect(result.code, label).toBe(outcome.error.status);
      if (compare === "status" || isIntendedDifference("write_stream", scenario)) return;
      expect(result.message, label).toBe(outcome.error.message.replaceAll("{project}", this.#project));
    }
  }

  async #get({ document, outcome }: Step): Promise<void> {
    const result = await client.call("GetDocument", { name: this.#name(document ?? "") }, OWNER);
    const fields = Object.entries(outcome?.document ?? {}).map(([key, n]) => [
      key,
      { integerValue: String(n) },
    ]);
    expect(result.responses[0]).toMatchObject({ fields: Object.fromEntries(fields) });
  }

  /** Reads the document in a transaction that stays open. */
  async #lock(document: string): Promise<void> {
    const request = {
      database: this.#database(),
      documents: [this.#name(document)],
      newTransaction: { readWrite: {} },
    };
    expect((await client.call("BatchGetDocuments", request, OWNER)).code).toBe("OK");
  }

  #write({ update, n, exists, reserved, increment, serverTime }: RecordedWrite): unknown {
    const transforms = [
      ...(increment === undefined ? [] : [{ fieldPath: increment, increment: { integerValue: "1" } }]),
      ...(serverTime === undefined ? [] : [{ fieldPath: serverTime, setToServerValue: "REQUEST_TIME" }]),
    ];
    const fields = {
      ...(n !== undefined && { n: { integerValue: String(n) } }),
      ...(reserved && { __x__: { integerValue: "1" } }),
    };
    return {
      update: { name: this.#name(update), fields },
      ...(exists !== undefined && { currentDocument: { exists } }),
      ...(transforms.length > 0 && { updateTransforms: transforms }),
    };
  }

  #database(): string {
    return `projects/${this.#project}/databases/(default)`;
  }

  #name(path: string): string {
    return `${this.#database()}/documents/${path}`;
  }
}

function summarize({ streamId, streamToken, writeResults = [], commitTime }: WireResponse): RecordedResponse {
  return {
    streamId: streamId !== undefined,
    streamToken: Buffer.from(streamToken ?? "", "base64").toString(),
    writeResults: writeResults.map(({ updateTime, transformResults = [] }) => ({
      updateTime: updateTime !== undefined,
      transformResults: transformResults.length,
    })),
    commitTime: commitTime !== undefined,
  };
}
