import { expect, test } from "vitest";
import { htmlFor } from "./files.ts";

const FILES = { ahead: [], assets: [], pages: ["/", "/schema/nickname"] };

test.each([
  ["/", "/"],
  ["/schema/nickname", "/schema/nickname"],
  ["/schema/preparing", "/shell"],
  ["/program/journal", "/shell"],
  ["/api/assessment/submit", undefined],
  ["/streams/records", undefined],
  ["/__/auth/handler", undefined],
  ["/openapi.json", undefined],
  ["/assets/index-abc.js", undefined],
])("%s is answered with %s", (path, html) => {
  expect(htmlFor(path, FILES)).toBe(html);
});
