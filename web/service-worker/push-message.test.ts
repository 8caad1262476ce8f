import { expect, test } from "vitest";
import { appPath, parsePush } from "./push-message.ts";

const ORIGIN = "https://mindle.example";
const MESSAGE = { title: "Mindle", text: "It’s time.", path: "/home" };
const UNKNOWN = { title: "Fallback", text: "", path: "/landing/app" };

test("a message of Firebase Cloud Messaging is read", () => {
  const payload = JSON.stringify({ data: MESSAGE, from: "1234567890", fcmMessageId: "m" });
  expect(parsePush(payload, "Fallback", ORIGIN)).toEqual(MESSAGE);
});

test.each([undefined, "", "no JSON", "null", "[]", "{}", '{"data":null}', '{"data":{"title":1,"text":"a"}}'])(
  "%j shows a notification all the same",
  (payload) => {
    expect(parsePush(payload, "Fallback", ORIGIN)).toEqual(UNKNOWN);
  },
);

test.each([
  undefined,
  1,
  "",
  "home",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example/phish",
  "/\n\\evil.example",
  "https://evil.example/",
])("%j is no path of the app", (path) => {
  expect(appPath(path, ORIGIN)).toBe("/landing/app");
});
