import { describe, expect, test } from "vitest";
import { send } from "../../testing/raw-http.ts";
import { grpcClientFixture, testServerFixture } from "../../testing/test-server.ts";

const PARENT = "projects/explained/databases/(default)/documents";
const QUERY = { from: [{ collectionId: "c" }] };
const AGGREGATION = { structuredQuery: QUERY, aggregations: [{ count: {} }] };
const MESSAGE = "Query explain (explain_options) is unimplemented";

const server = testServerFixture();
const client = grpcClientFixture(server);

describe.each([
  ["RunQuery", "runQuery", { structuredQuery: QUERY }],
  ["RunAggregationQuery", "runAggregationQuery", { structuredAggregationQuery: AGGREGATION }],
])("%s with explain_options", (rpc, verb, query) => {
  test.each([{}, { analyze: true }])("%j is rejected", async (explainOptions) => {
    const request = { ...query, explainOptions };
    expect(await client.call(rpc, { parent: PARENT, ...request }, "Bearer owner")).toEqual({
      responses: [],
      code: "UNIMPLEMENTED",
      message: expect.stringContaining(MESSAGE),
    });
    const response = await send(server, {
      method: "POST",
      path: `/v1/${PARENT}:${verb}`,
      body: JSON.stringify(request),
    });
    expect(response).toMatchObject({ status: 501, body: expect.stringContaining(MESSAGE) });
  });

  test("is not required", async () => {
    expect(await client.call(rpc, { parent: PARENT, ...query }, "Bearer owner")).toMatchObject({
      code: "OK",
    });
  });
});
