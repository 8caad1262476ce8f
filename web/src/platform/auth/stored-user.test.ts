import { expect, test } from "vitest";
import { goodToken, storedName, storedUser } from "./stored-user.ts";

const NOW = 1_800_000_000_000;

function user(stsTokenManager: unknown): unknown {
  return { uid: "a", stsTokenManager };
}

test("the user of a uid is found among the records of Firebase's database", () => {
  const wanted = user({});
  const records = [
    "heartbeat",
    null,
    { value: { uid: "b" } },
    { fbase_key: "firebase:authUser:…", value: wanted },
  ];
  expect(storedUser(records, "a")).toBe(wanted);
  expect(storedUser(records, "c")).toBeUndefined();
  expect(storedUser([], "a")).toBeUndefined();
});

test("a token is good for a minute at least", () => {
  const until = (expirationTime: unknown) => goodToken(user({ accessToken: "t", expirationTime }), NOW);
  expect(until(NOW + 60_001)).toBe("t");
  expect(until(NOW + 60_000)).toBeUndefined();
  expect(until(NOW - 1)).toBeUndefined();
  expect(until(String(NOW + 3_600_000))).toBeUndefined();
});

test.each([
  undefined,
  null,
  "user",
  {},
  user(undefined),
  user({ expirationTime: NOW * 2 }),
  user({ accessToken: 1, expirationTime: NOW * 2 }),
])("nothing is taken from %j", (stored) => expect(goodToken(stored, NOW)).toBeUndefined());

test("a user's name is found where there is one", () => {
  expect(storedName({ displayName: "하늘" })).toBe("하늘");
  for (const displayName of [null, "", 1]) expect(storedName({ displayName })).toBeUndefined();
});
