import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mayReadEmailOfResponse, ownershipOfNewResponse } from "./response.ts";

const OF_USER = { ownerUid: "u1", browserId: null };
const OF_BROWSER = { ownerUid: null, browserId: "b1" };
const WITHOUT_OWNER = { ownerUid: null, browserId: null };

describe("mayReadEmailOfResponse", () => {
  test.each([
    ["the owner", OF_USER, { uid: "u1", browserId: null }, true],
    ["another user", OF_USER, { uid: "u2", browserId: null }, false],
    ["a visitor", OF_USER, { uid: null, browserId: "b1" }, false],
    ["the browser that sent it", OF_BROWSER, { uid: null, browserId: "b1" }, true],
    ["a user in that browser", OF_BROWSER, { uid: "u2", browserId: "b1" }, true],
    ["another browser", OF_BROWSER, { uid: null, browserId: "b2" }, false],
    ["a visitor without browser id", OF_BROWSER, { uid: null, browserId: null }, false],
    ["any caller of a response without an owner", WITHOUT_OWNER, { uid: null, browserId: null }, false],
  ])("%s: %#", (_who, response, caller, allowed) => {
    expect(mayReadEmailOfResponse(response, caller)).toBe(allowed);
  });
});

test("a new response has at most one owner, and its sender may read the address if it has one", () => {
  const caller = fc.record({ uid: fc.option(fc.string()), browserId: fc.option(fc.string()) });
  fc.assert(
    fc.property(caller, (sender) => {
      const response = ownershipOfNewResponse(sender);
      const owners = [response.ownerUid, response.browserId].filter((owner) => owner !== null);
      expect(owners.length).toBe(sender.uid === null && sender.browserId === null ? 0 : 1);
      expect(mayReadEmailOfResponse(response, sender)).toBe(owners.length === 1);
    }),
  );
});
