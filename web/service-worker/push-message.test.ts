import { expect, test } from "vitest";
import { appPath, parsePush, pauseLabel } from "./push-message.ts";

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

test.each([
  ["정해 둔 시간이에요. 잠깐 들러 볼까요?", "한 주 쉬기"],
  ["It’s the time you set aside.", "Pause for a week"],
])("beside %j the action says %j", (text, label) => {
  expect(pauseLabel(text)).toBe(label);
});
