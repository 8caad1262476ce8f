import { expect, test } from "vitest";
import type { HtmlPart } from "../../../web/src/app/root.ts";
import { pageHtml } from "./page-html.ts";

const TEMPLATE =
  '<!doctype html><html lang="ko"><head><title>-</title></head><body><div id="root"></div></body></html>';

function headAndBody(part: HtmlPart, isListed = true): readonly [string, string] {
  const html = pageHtml(
    { template: TEMPLATE, build: "build", inlineScript: "" },
    {
      root: {
        path: "/",
        part,
        route: "/",
        texts: { ko: [], en: [] },
        reads: [],
        calls: [],
      },
      ko: { html: "<h1>제목</h1>", title: "제목", description: "설명" },
      en: { html: "<h1>Title</h1>", title: "Title", description: "About" },
      css: "",
      styles: [],
      scripts: ["/page.js", "/shared.js"],
      font: "/first.woff2",
      content: {},
      isListed,
    },
  );
  const [head = "", body = ""] = html.split("</head>");
  return [head, body];
}

test("a whole page preloads its font, which its head does not wait for, and after it the app at low priority", () => {
  const [head, body] = headAndBody("page");
  expect(head).not.toMatch(/preload/);
  expect(body).toMatch(/^<body><link rel="preload" href="\/first.woff2" as="font"[^>]*><div id="root"/);
  expect(body.split("</div>")[1]).toContain('<link rel="modulepreload" href="/page.js" fetchpriority="low">');
});

test.each(["outline", "placeholder"] as const)(
  "%s preloads the app first, and what it reads with at low priority",
  (part) => {
    const [head, body] = headAndBody(part);
    expect(head).toContain(
      '<link rel="modulepreload" href="/page.js"><link rel="modulepreload" href="/shared.js">',
    );
    expect(head + body).not.toContain("/first.woff2");
  },
);

test("search engines are told what a page is about, or not to list it", () => {
  expect(headAndBody("page")[0]).toContain('<meta name="description" content="설명">');
  const [unlisted] = headAndBody("placeholder", false);
  expect(unlisted).toContain('<meta name="robots" content="noindex">');
  expect(unlisted).not.toContain("description");
});
