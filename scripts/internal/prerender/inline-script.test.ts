import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseLanguage } from "../../../web/src/platform/i18n/language.ts";
import { INLINE_SCRIPT } from "./inline-script.ts";

interface Run {
  readonly search: string;
  /** Text under the key of the stored choice; an Error where the storage is blocked. */
  readonly stored: string | null | Error;
  readonly template?: { lang: string; title: string; content: string; removed?: boolean };
  /** What the root element says of the page. */
  readonly page?: Readonly<Record<string, string>>;
}

/** Runs the script in a browser that consists of what it uses. */
function run({ search, stored, template, page: about = {} }: Run, page = { lang: "ko" }) {
  const kept: string[] = [];
  const shown: string[] = [];
  const fetched: string[] = [];
  const dataset: Record<string, string> = { waits: "ko", recalls: "", ...about };
  const root = {
    dataset,
    replaceChildren: (content: string) => shown.push(content),
  };
  const document = {
    documentElement: page,
    head: { append: ({ rel, href }: HTMLLinkElement) => fetched.push(`${rel} ${href}`) },
    createElement: () => ({}),
    title: "한국어",
    querySelector: () =>
      template === undefined
        ? null
        : { ...template, remove: () => Object.assign(template, { removed: true }) },
    getElementById: () => root,
  };
  const localStorage = {
    getItem: (key: string) => {
      if (stored instanceof Error) throw stored;
      return key === "lng" ? stored : null;
    },
    setItem: (key: string, value: string) => {
      if (stored instanceof Error) throw stored;
      kept.push(`${key}=${value}`);
    },
  };
  const window: { lastPress?: unknown } = {};
  const addEventListener = (type: string, listen: (event: object) => void) => {
    listen({ type, preventDefault: () => kept.push(`no ${type}`) });
  };
  runInNewContext(INLINE_SCRIPT, {
    document,
    localStorage,
    location: { search },
    URLSearchParams,
    JSON,
    addEventListener,
    window,
  });
  return {
    lang: page.lang,
    title: document.title,
    shown,
    waits: dataset["waits"],
    kept,
    fetched,
    lastPress: window.lastPress,
    start: dataset["start"],
  };
}

const word = fc.constantFrom("ko", "en", "fr", "EN", "", "null");

test("the language is the one that the app chooses", () => {
  fc.assert(
    fc.property(
      fc.option(word, { nil: undefined }),
      fc.oneof(word, fc.constant({ lng: "en" }), fc.constant(undefined)),
      (asked, stored) => {
        const search = asked === undefined ? "" : `?character=Riggy&lng=${asked}`;
        const text = stored === undefined ? null : JSON.stringify(stored);
        expect(run({ search, stored: text }).lang).toBe(chooseLanguage(search, stored));
      },
    ),
  );
});

test("a blocked or spoilt storage means no choice", () => {
  expect(run({ search: "", stored: new Error("blocked") }).lang).toBe("ko");
  expect(run({ search: "", stored: "{" }).lang).toBe("ko");
  expect(run({ search: "?lng=en", stored: new Error("blocked") }).lang).toBe("en");
});

test("below the page, English takes the place of Korean only where it is asked for", () => {
  const template = { lang: "en", title: "English", content: "<main>" };
  expect(run({ search: "", stored: null, template }, { lang: "en" })).toEqual({
    lang: "en",
    title: "English",
    shown: ["<main>"],
    waits: undefined,
    kept: [],
    fetched: [],
    lastPress: undefined,
    start: undefined,
  });
  expect(template).toHaveProperty("removed", true);
  expect(run({ search: "", stored: null, template }, { lang: "ko" })).toEqual({
    lang: "ko",
    title: "한국어",
    shown: [],
    waits: undefined,
    kept: [],
    fetched: [],
    lastPress: undefined,
    start: undefined,
  });
});

test("the language that the address asks for is kept, and no form is sent", () => {
  expect(run({ search: "?lng=en", stored: '"ko"' }).kept).toEqual(['lng="en"', "no submit"]);
  expect(run({ search: "?lng=fr", stored: '"ko"' }).kept).toEqual(["no submit"]);
});

test("the last click or key is noted", () => {
  expect(run({ search: "", stored: null }).lastPress).toMatchObject({ type: "keydown" });
});

test("what the app will import is fetched at once where it begins at once, in the page's language", () => {
  const template = { lang: "en", title: "English", content: "<main>" };
  const page = { start: "now", modules: "/app.js /page.js", modulesKo: "/ko.js", modulesEn: "/en.js" };
  const fetched = (lang: string, start: string) =>
    run({ search: "", stored: null, template, page: { ...page, start } }, { lang }).fetched;
  expect(fetched("ko", "now")).toEqual([
    "modulepreload /app.js",
    "modulepreload /page.js",
    "modulepreload /ko.js",
  ]);
  expect(fetched("en", "now").at(-1)).toBe("modulepreload /en.js");
  expect(fetched("ko", "intent")).toEqual([]);
});

test("a page that recalls something begins at once when there is something, or when the address asks for it", () => {
  const template = { lang: "en", title: "English", content: "<main>" };
  const begins = (search: string, recalls: string) => {
    const page = { start: "intent", modules: "/app.js", modulesKo: "", modulesEn: "", recalls };
    return run({ search, stored: '"ko"', template, page }).start;
  };
  expect(begins("?lng=en", "nickname questions")).toBe("intent");
  expect(begins("?character=Riggy", "nickname questions")).toBe("now");
  expect(begins("?utm_source=somewhere", "")).toBe("intent");
  expect(begins("", "nickname lng")).toBe("now");
});
