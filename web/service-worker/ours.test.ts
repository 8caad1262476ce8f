import { expect, test } from "vitest";
import { hashOf, hasTypeOf, isOurAsset, isOurPage } from "./ours.ts";

const OURS = `<!doctype html>\n<html data-build="3f9a" lang="ko"><body>${"글".repeat(50_000)}</body></html>`;
const PORTAL = "<!doctype html><html><body>Please sign in to the Wi-Fi.</body></html>";
const SCRIPT = "export const answer = 42;";

function html(text: string, init: ResponseInit = {}): Response {
  return new Response(text, { ...init, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** A response as a browser gives it after a redirect. */
function redirected(response: Response): Response {
  return Object.defineProperty(response, "redirected", { value: true });
}

test("HTML that names a build is ours, and can still be read whole", async () => {
  const page = html(OURS);
  expect(await isOurPage(page)).toBe(true);
  expect(await page.text()).toBe(OURS);
});

test("HTML that comes letter by letter is ours as well", async () => {
  const bytes = new TextEncoder().encode(OURS.slice(0, 100));
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await isOurPage(new Response(body))).toBe(true);
});

test.each([
  ["a portal's page", html(PORTAL)],
  ["an empty page", html("")],
  ["a page without a body", new Response(null)],
  ["a portal that names builds further down", html(`${PORTAL}${" ".repeat(2_000)}<html data-build="x">`)],
  ["an error", html(OURS, { status: 503 })],
  ["what a redirect led to", redirected(html(OURS))],
  ["an opaque response", Response.error()],
])("%s is not", async (_what, response) => {
  expect(await isOurPage(response)).toBe(false);
});

test.each([
  ["/assets/a.js", "text/javascript; charset=utf-8", true],
  ["/assets/a.js", "application/javascript", true],
  ["/assets/a.js", "text/html", false],
  ["/assets/a.js", "text/plain", false],
  ["/assets/a.css", "text/css; charset=utf-8", true],
  ["/assets/a.css", "text/html", false],
  ["/assets/a.woff2", "font/woff2", true],
  ["/assets/a.mp3", "audio/mpeg", true],
  ["/assets/a.svg", "text/html; charset=utf-8", false],
])("%s of the type %s: %s", (path, type, isRight) => {
  expect(hasTypeOf(path, new Response("", { headers: { "Content-Type": type } }))).toBe(isRight);
});

test("a file is ours whole and unchanged only", async () => {
  const hash = await hashOf(new TextEncoder().encode(SCRIPT));
  const script = (text: string, init: ResponseInit = {}) =>
    new Response(text, { ...init, headers: { "Content-Type": "text/javascript" } });
  const isOurs = (response: Response) => isOurAsset("/assets/a.js", hash, response);
  const whole = script(SCRIPT);
  expect(await isOurs(whole)).toBe(true);
  expect(await whole.text()).toBe(SCRIPT);
  expect(await isOurs(script(SCRIPT.slice(0, -1)))).toBe(false);
  expect(await isOurs(script(SCRIPT, { status: 404 }))).toBe(false);
  expect(await isOurs(redirected(script(SCRIPT)))).toBe(false);
  expect(await isOurs(html(SCRIPT))).toBe(false);
});
