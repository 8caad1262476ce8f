import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canReadEmailOfResponse, canReadResponse, ownershipOfNewResponse } from "./response.ts";

const OF_USER = { ownerUid: "u1", claimHash: null };
const CLAIMABLE = { ownerUid: null, claimHash: "b1" };
const WITHOUT_OWNER = { ownerUid: null, claimHash: null };

describe("canReadEmailOfResponse", () => {
  test.each([
    ["the owner", OF_USER, { uid: "u1", claimHash: null }, true],
    ["another user", OF_USER, { uid: "u2", claimHash: null }, false],
    ["a visitor", OF_USER, { uid: null, claimHash: "b1" }, false],
    ["the browser with the secret", CLAIMABLE, { uid: null, claimHash: "b1" }, true],
    ["a user in that browser", CLAIMABLE, { uid: "u2", claimHash: "b1" }, true],
    ["a browser with another secret", CLAIMABLE, { uid: null, claimHash: "b2" }, false],
    ["a visitor without a secret", CLAIMABLE, { uid: null, claimHash: null }, false],
    ["any caller of a response without an owner", WITHOUT_OWNER, { uid: null, claimHash: null }, false],
  ])("%s: %#", (_who, response, caller, allowed) => {
    expect(canReadEmailOfResponse(response, caller)).toBe(allowed);
  });
});

describe("canReadResponse", () => {
  test.each([
    ["anyone, while it has no owner", { ownerUid: null }, null, undefined, true],
    ["its owner", { ownerUid: "u1" }, "u1", undefined, true],
    ["a visitor", { ownerUid: "u1" }, null, undefined, false],
    ["another user", { ownerUid: "u1" }, "u2", undefined, false],
    ["a visitor with the key", { ownerUid: "u1", shareKey: "k" }, null, "k", true],
    ["a visitor with another key", { ownerUid: "u1", shareKey: "k" }, null, "j", false],
    ["a visitor without the key", { ownerUid: "u1", shareKey: "k" }, null, undefined, false],
    ["its owner, with a key that ended", { ownerUid: "u1" }, "u1", "k", true],
    ["a visitor with a key that ended", { ownerUid: "u1" }, null, "k", false],
  ])("%s: %#", (_who, response, uid, shareKey, allowed) => {
    expect(canReadResponse(response, { uid }, shareKey)).toBe(allowed);
  });
});

test("a new response has at most one owner, and its sender may read the address if it has one", () => {
  const caller = fc.record({ uid: fc.option(fc.string()), claimHash: fc.option(fc.string()) });
  fc.assert(
    fc.property(caller, (sender) => {
      const response = ownershipOfNewResponse(sender);
      const owners = [response.ownerUid, response.claimHash].filter((owner) => owner !== null);
      expect(owners.length).toBe(sender.uid === null && sender.claimHash === null ? 0 : 1);
      expect(canReadEmailOfResponse(response, sender)).toBe(owners.length === 1);
    }),
  );
});
