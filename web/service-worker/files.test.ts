import { expect, test } from "vitest";
import { htmlFor } from "./files.ts";

const FILES = {
  precached: [],
  assets: {},
  pages: ["/", "/schema/nickname"],
  sharedPages: ["/program/viewer"],
};

test.each([
  ["/", "/"],
  ["/schema/nickname", "/schema/nickname"],
  ["/schema/preparing", "/shell"],
  ["/program/journal", "/shell"],
  ["/program/viewer/um-eng-v2s/d1-s1/1", "/program/viewer"],
  ["/api/assessment/submit", undefined],
  ["/call/redeemCoupon", undefined],
  ["/streams/records", undefined],
  ["/__/auth/handler", undefined],
  ["/openapi.json", undefined],
  ["/assets/index-abc.js", undefined],
])("the HTML of %s is %s", (path, html) => {
  expect(htmlFor(path, FILES)).toBe(html);
});
