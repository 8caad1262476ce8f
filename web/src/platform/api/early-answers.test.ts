import { expect, test, vi } from "vitest";
import { createEarlyAnswers } from "./early-answers.ts";

const URL = "/api/assessment/getResponse";
const asking = (body: string, signal?: AbortSignal) => ({ method: "POST", body, signal: signal ?? null });

function answers() {
  let count = 0;
  const fetchNow = vi.fn(async (input: RequestInfo | globalThis.URL) => {
    count += 1;
    return new Response(`${String(input)} ${count}`);
  });
  return { early: createEarlyAnswers(fetchNow), fetchNow };
}

test("an answer that was asked for early is given once, to the request that equals it", async () => {
  const { early, fetchNow } = answers();
  early.ask(URL, asking("{}"));
  expect(await (await early.fetch(URL, asking("{}"))).text()).toBe(`${URL} 1`);
  expect(fetchNow).toHaveBeenCalledOnce();
  expect(await (await early.fetch(URL, asking("{}"))).text()).toBe(`${URL} 2`);
});

test("another request goes its own way and leaves the answer", async () => {
  const { early } = answers();
  early.ask(URL, asking("{}"));
  expect(await (await early.fetch("/api/auth/getUserInfo", asking("{}"))).text()).toBe(
    "/api/auth/getUserInfo 2",
  );
  expect(await (await early.fetch(URL, asking('{"responseId":"other"}'))).text()).toBe(`${URL} 3`);
  expect(await (await early.fetch(URL, asking("{}"))).text()).toBe(`${URL} 1`);
});

test("a failure is that of whoever takes the answer, and nobody else's", async () => {
  const early = createEarlyAnswers(() => Promise.reject(new TypeError("Failed to fetch")));
  early.ask(URL, asking("{}"));
  await expect(early.fetch(URL, asking("{}"))).rejects.toThrow("Failed to fetch");
});

test("whoever gives up waiting is told so", async () => {
  const early = createEarlyAnswers(() => new Promise<Response>(() => {}));
  const giving = new AbortController();
  early.ask(URL, asking("{}"));
  const waiting = early.fetch(URL, asking("{}", giving.signal));
  giving.abort(new Error("too late"));
  await expect(waiting).rejects.toThrow("too late");

  early.ask(URL, asking("{}"));
  await expect(early.fetch(URL, asking("{}", giving.signal))).rejects.toThrow("too late");
});
