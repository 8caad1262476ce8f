import { expect, test } from "vitest";
import { testEnvironment } from "../../support/functions/environment.ts";

test("GET /api/status says that the stack is up, to anybody, and is not cached", async () => {
  const response = await fetch(`${testEnvironment().apiUrl}/status`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toContain("no-store");
  expect(await response.json()).toEqual({ success: true, data: { build: "local" }, message: "" });
  const posted = await fetch(`${testEnvironment().apiUrl}/status`, { method: "POST" });
  expect(posted.status).toBe(400);
});
