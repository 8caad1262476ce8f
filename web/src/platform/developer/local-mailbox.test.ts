import { afterEach, describe, expect, test, vi } from "vitest";
import { readCodes, readEvents, readMails, readPushes } from "./local-mailbox.ts";

/** Answers of the emulators by the end of their addresses; any other address fails. Gives the requests that came. */
function answerWith(answers: Readonly<Record<string, unknown>>): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push(new Request(url, init));
    const answer = Object.entries(answers).find(([end]) => url.endsWith(end));
    return answer === undefined ? new Response("", { status: 500 }) : Response.json(answer[1]);
  });
  return asked;
}

const { signal } = new AbortController();

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the codes of the Auth emulator", () => {
  const oob = (email: string) => ({
    email,
    requestType: "PASSWORD_RESET",
    oobCode: `code of ${email}`,
    oobLink: `http://127.0.0.1:9099/?for=${email}`,
  });

  test("come newest first, those for telephones at the end", async () => {
    answerWith({
      "/oobCodes": { oobCodes: [oob("first@example.com"), oob("second@example.com")] },
      "/verificationCodes": { verificationCodes: [{ phoneNumber: "+821000000000", code: "123456" }] },
    });
    const codes = await readCodes(signal);
    expect(codes.map(({ to }) => to)).toEqual(["second@example.com", "first@example.com", "+821000000000"]);
    expect(codes[1]).toEqual({
      to: "first@example.com",
      kind: "PASSWORD_RESET",
      code: "code of first@example.com",
      link: "http://127.0.0.1:9099/?for=first@example.com",
    });
    expect(codes[2]).toEqual({ to: "+821000000000", kind: "SMS", code: "123456", link: undefined });
  });

  test("are not had where the emulator fails", async () => {
    answerWith({ "/oobCodes": { oobCodes: [] } });
    await expect(readCodes(signal)).rejects.toThrow("verificationCodes");
  });
});

describe("documents of the local Firestore", () => {
  const found = (id: string, createTime: string, fields: object) => ({
    document: {
      name: `projects/p/databases/(default)/documents/c/${id}`,
      createTime,
      updateTime: createTime,
      fields,
    },
    readTime: createTime,
  });
  const mail = (subject: string) => ({
    to: { stringValue: "jimin@example.com" },
    message: { mapValue: { fields: { subject: { stringValue: subject }, text: { stringValue: "Hello" } } } },
  });
  const event = (name: string, timestamp: string) => ({
    event_name: { stringValue: name },
    timestamp: { integerValue: timestamp },
    event_data: {
      mapValue: {
        fields: {
          context: {
            mapValue: { fields: { route: { stringValue: "/help" }, signed_in: { booleanValue: false } } },
          },
          etc_data: { mapValue: { fields: { view_no: { integerValue: "3" }, ids: { arrayValue: {} } } } },
        },
      },
    },
  });

  test("mails come newest first, read as an administrator reads", async () => {
    const asked = answerWith({
      ":runQuery": [
        found("old", "2026-11-20T01:00:00Z", mail("Old")),
        found("new", "2026-11-21T01:00:00Z", mail("New")),
      ],
    });
    const mails = await readMails(signal);
    expect(mails.map(({ subject }) => subject)).toEqual(["New", "Old"]);
    expect(mails[1]).toEqual({
      id: "old",
      to: "jimin@example.com",
      subject: "Old",
      text: "Hello",
      at: Date.UTC(2026, 10, 20, 1),
    });
    expect(asked[0]?.headers.get("authorization")).toBe("Bearer owner");
    expect(await asked[0]?.json()).toEqual({ structuredQuery: { from: [{ collectionId: "mail" }] } });
  });

  test("messages to devices come newest first", async () => {
    const push = (text: string) => ({
      title: { stringValue: "Mindle" },
      text: { stringValue: text },
      path: { stringValue: "/" },
    });
    answerWith({
      ":runQuery": [
        found("old", "2026-11-20T01:00:00Z", push("Old")),
        found("new", "2026-11-21T01:00:00Z", push("New")),
      ],
    });
    const pushes = await readPushes(signal);
    expect(pushes.map(({ text }) => text)).toEqual(["New", "Old"]);
    expect(pushes[1]).toEqual({
      id: "old",
      title: "Mindle",
      text: "Old",
      path: "/",
      at: Date.UTC(2026, 10, 20, 1),
    });
  });

  test("events come newest first, with their route and what came with them", async () => {
    const times = "2026-11-20T01:00:00Z";
    answerWith({
      ":runQuery": [found("a", times, event("help_open", "1")), found("b", times, event("login", "2"))],
    });
    expect(await readEvents(signal)).toEqual([
      { id: "b", name: "login", at: 2, route: "/help", details: '{"view_no":3,"ids":[]}' },
      { id: "a", name: "help_open", at: 1, route: "/help", details: '{"view_no":3,"ids":[]}' },
    ]);
  });

  test("an empty collection has none, and a failure is passed on", async () => {
    answerWith({ ":runQuery": [{ readTime: "2026-11-20T01:00:00Z" }] });
    expect(await readMails(signal)).toEqual([]);
    answerWith({});
    await expect(readMails(signal)).rejects.toThrow("mail");
  });
});
