import fc from "fast-check";
import { expect, test } from "vitest";
import { htmlFor, partOf } from "./files.ts";

const FILES = {
  precached: [],
  assets: {},
  pages: ["/", "/schema/nickname"],
  keptPages: [],
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

const WORDS = "0123456789";
const whole = () => new Response(WORDS, { headers: { "Content-Type": "audio/mpeg" } });

test.each([
  ["bytes=0-1", 206, "01", "bytes 0-1/10"],
  ["bytes=0-", 206, WORDS, "bytes 0-9/10"],
  ["bytes=4-6", 206, "456", "bytes 4-6/10"],
  ["bytes=8-99", 206, "89", "bytes 8-9/10"],
  ["bytes=-3", 206, "789", "bytes 7-9/10"],
  ["bytes=-99", 206, WORDS, "bytes 0-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=6-4", 416, "", "bytes */10"],
  ["bytes=-", 200, WORDS, null],
  ["bytes=0-1,4-5", 200, WORDS, null],
  ["seconds=0-1", 200, WORDS, null],
])("%s is answered with %i", async (range, status, body, contentRange) => {
  const part = await partOf(whole(), range);
  expect([part.status, await part.text(), part.headers.get("Content-Range")]).toEqual([
    status,
    body,
    contentRange,
  ]);
});

test("a part is a sound as the whole is", async () => {
  const part = await partOf(whole(), "bytes=2-5");
  expect(part.headers.get("Content-Type")).toBe("audio/mpeg");
  expect(part.headers.get("Content-Length")).toBe("4");
});

test("parts that follow one another are the whole", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 12 }), async (size) => {
      let heard = "";
      for (let from = 0; from < WORDS.length; from += size) {
        heard += await (await partOf(whole(), `bytes=${from}-${from + size - 1}`)).text();
      }
      expect(heard).toBe(WORDS);
    }),
  );
});
