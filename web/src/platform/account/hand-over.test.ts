import { beforeEach, describe, expect, test, vi } from "vitest";
import { storedClaimSecret, storedHandedOver } from "../api/operation-headers.ts";
import { reminderChoice } from "../reminders/stored-reminders.ts";
import { activeFlag, answerQuestion } from "../safety/flag.ts";
import { clearUserData, personalJson } from "../storage/clear-user-data.ts";
import { flagHandedOver, forOtherBrowser, hasTakenOver, takeOver } from "./hand-over.ts";
import { sentResponse } from "./sent-response.ts";

const ORIGIN = "https://mindle.example";
const SECRET = "c".repeat(24);
const OTHER_SECRET = "d".repeat(24);
const RESULT = "/schema/result?responseId=r1";
const LOGIN = `${ORIGIN}/auth/login?redirectUrl=${encodeURIComponent(RESULT)}`;

const claimSecret = storedClaimSecret(personalJson);
const handedOver = storedHandedOver(personalJson);

/** A page at this address; answers the address that it has later. */
function openAt(address: string): () => string {
  vi.stubGlobal("location", new URL(address));
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_state: unknown, _unused: string, url: URL) => vi.stubGlobal("location", url),
  });
  return () => location.href;
}

beforeEach(() => {
  clearUserData();
  return () => vi.unstubAllGlobals();
});

describe("the address for another browser", () => {
  beforeEach(() => {
    claimSecret.write(SECRET);
    sentResponse.write({ responseId: "r1", destination: RESULT });
  });

  test("has the secret and the reminder of the test that was taken here", () => {
    expect(forOtherBrowser(LOGIN)).toBe(`${LOGIN}&claim=${SECRET}`);
    reminderChoice.write("evening");
    expect(forOtherBrowser(LOGIN)).toBe(`${LOGIN}&claim=${SECRET}&reminder=evening`);
  });

  test.each([
    `${ORIGIN}/auth/login`,
    `${ORIGIN}/auth/login?redirectUrl=%2Fhome`,
    `${ORIGIN}/auth/login?redirectUrl=https%3A%2F%2F%5B`,
    `${ORIGIN}/auth/login?redirectUrl=%2Fschema%2Fresult%3FresponseId%3Dsomeone-elses`,
    `${ORIGIN}/mypage/deleteAccount`,
  ])("has nothing else: %s", (address) => {
    expect(forOtherBrowser(address)).toBe(address);
  });
});

describe("taking over", () => {
  test("keeps what the address has for the sign-in, and removes it from the address", () => {
    const address = openAt(`${LOGIN}&claim=${SECRET}&reminder=evening&lng=ko`);
    takeOver();
    takeOver();
    expect(address()).toBe(`${LOGIN}&lng=ko`);
    expect(hasTakenOver()).toBe(true);
    expect(handedOver.read()).toBe(SECRET);
    expect(sentResponse.read()).toEqual({ responseId: "r1", destination: RESULT });
    expect(reminderChoice.read()).toBe("evening");
  });

  test("leaves this browser's own secret: what is sent here is not claimed by who made the address", () => {
    claimSecret.write(OTHER_SECRET);
    openAt(`${LOGIN}&claim=${SECRET}`);
    takeOver();
    expect(claimSecret.read()).toBe(OTHER_SECRET);
  });

  test("does nothing in the browser that the address comes from, whose menu may still open it elsewhere", () => {
    claimSecret.write(SECRET);
    const address = openAt(`${LOGIN}&claim=${SECRET}`);
    takeOver();
    expect(address()).toBe(`${LOGIN}&claim=${SECRET}`);
    expect(hasTakenOver()).toBe(false);
  });

  test.each([
    `${LOGIN}&claim=short`,
    `${LOGIN}&claim=`,
    `${ORIGIN}/auth/login?claim=${SECRET}`,
    `${ORIGIN}/auth/login?redirectUrl=https%3A%2F%2F%5B&claim=${SECRET}`,
    `${ORIGIN}/auth/login?redirectUrl=%2Fhome&claim=${SECRET}`,
  ])("takes nothing else: %s", (from) => {
    const address = openAt(from);
    takeOver();
    expect(address()).not.toContain("claim");
    expect(hasTakenOver()).toBe(false);
    expect(sentResponse.read()).toBeUndefined();
  });
});

describe("answers that call for help", () => {
  const openLink = () => {
    openAt(`${LOGIN}&claim=${SECRET}`);
    takeOver();
  };

  test("raise the flag once in the browser that takes them over, also where its link is opened again", () => {
    openLink();
    flagHandedOver();
    expect(activeFlag()?.kind).toBe("danger");
    answerQuestion("else");
    flagHandedOver();
    openLink();
    flagHandedOver();
    expect(activeFlag()).toBeNull();
  });

  test("raise none where nothing was taken over", () => {
    sentResponse.write({ responseId: "r1", destination: RESULT });
    flagHandedOver();
    expect(activeFlag()).toBeNull();
  });
});
