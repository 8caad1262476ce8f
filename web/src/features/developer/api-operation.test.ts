import { expect, test } from "vitest";
import { curlOf } from "./api-operation.tsx";

const OPERATION = {
  id: "redeem",
  path: "/api/purchase/redeem",
  area: "purchase",
  signedIn: true,
  callable: false,
  limit: undefined,
  body: { type: "object", properties: { code: { const: "it's" } }, required: ["code"] },
  data: {},
  errors: [],
};

test("the command can be pasted into a shell, whatever the body holds", () => {
  expect(curlOf(OPERATION, {}, "http://localhost:5000")).toBe(
    [
      "curl -X POST 'http://localhost:5000/api/purchase/redeem' \\",
      "  -H 'Content-Type: application/json' \\",
      "  -H 'Authorization: Bearer <ID token>' \\",
      String.raw`  -d '{"code":"it'\''s"}'`,
    ].join("\n"),
  );
});

test("who need not sign in sends no token", () => {
  expect(curlOf({ ...OPERATION, signedIn: false }, {}, "")).not.toContain("Authorization");
});
