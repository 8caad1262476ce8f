import { expect, test } from "vitest";
import type { Start } from "../../../web/src/shell/route.ts";
import { pageHtml } from "./page-html.ts";

const TEMPLATE =
  '<!doctype html><html lang="ko"><head><title>-</title></head><body><div id="root"></div></body></html>';

function headAndBody(start: Start): readonly [string, string] {
  const html = pageHtml(
    { template: TEMPLATE, build: "build", inlineScript: "" },
    {
      root: {
        path: "/",
        start,
        route: "/",
        page: "/page.js",
        modules: ["/page.js", "/shared.js"],
        textModules: { ko: [], en: [] },
        reads: [],
      },
      ko: { html: "<h1>제목</h1>", title: "제목", description: "설명" },
      en: { html: "<h1>Title</h1>", title: "Title", description: "About" },
      css: "",
      styles: [],
      font: "/first.woff2",
      content: {},
    },
  );
  const [head = "", body = ""] = html.split("</head>");
  return [head, body];
}

test.each(["static", "form"] as const)(
  "a %s page preloads its font, which its head does not wait for",
  (start) => {
    const [head, body] = headAndBody(start);
    expect(head).not.toContain('rel="preload"');
    expect(body).toMatch(/^<body><link rel="preload" href="\/first.woff2" as="font"[^>]*><div id="root"/);
    expect(head + body).not.toContain("modulepreload");
  },
);

test("a page whose app starts at once preloads its modules instead", () => {
  const [head, body] = headAndBody("eager");
  expect(head).toContain(
    '<link rel="modulepreload" href="/page.js"><link rel="modulepreload" href="/shared.js">',
  );
  expect(head + body).not.toContain("/first.woff2");
});
