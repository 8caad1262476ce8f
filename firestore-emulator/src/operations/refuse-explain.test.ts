import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GrpcTestClient } from "../testing/grpc-client.ts";
import { send } from "../testing/raw-http.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const PARENT = "projects/explained/databases/(default)/documents";
const QUERY = { from: [{ collectionId: "c" }] };
const AGGREGATION = { structuredQuery: QUERY, aggregations: [{ count: {} }] };
const REFUSAL = "Query explain (explain_options) is unimplemented";

let server: TestServer;
let client: GrpcTestClient;

beforeAll(async () => {
  server = await startTestServer();
  client = new GrpcTestClient(server);
});
afterAll(async () => {
  client.close();
  await server.close();
});

describe.each([
  ["RunQuery", "runQuery", { structuredQuery: QUERY }],
  ["RunAggregationQuery", "runAggregationQuery", { structuredAggregationQuery: AGGREGATION }],
])("%s is not explained", (rpc, verb, query) => {
  test.each([{}, { analyze: true }])("with %j", async (explainOptions) => {
    const request = { ...query, explainOptions };
    expect(await client.call(rpc, { parent: PARENT, ...request }, "Bearer owner")).toEqual({
      responses: [],
      code: "UNIMPLEMENTED",
      message: expect.stringContaining(REFUSAL),
    });
    const answer = await send(server, {
      method: "POST",
      path: `/v1/${PARENT}:${verb}`,
      body: JSON.stringify(request),
    });
    expect(answer).toMatchObject({ status: 501, body: expect.stringContaining(REFUSAL) });
  });

  test("and runs without", async () => {
    expect(await client.call(rpc, { parent: PARENT, ...query }, "Bearer owner")).toMatchObject({
      code: "OK",
    });
  });
});
