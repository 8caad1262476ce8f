import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseLanguage } from "../../../web/src/platform/i18n/language.ts";
import { INLINE_SCRIPT } from "./inline-script.ts";

interface Run {
  readonly search: string;
  /** Text under the key of the stored choice; an Error where the storage is blocked. */
  readonly stored: string | null | Error;
  /** How long the server took to begin its answer, in milliseconds; undefined where the browser does not say. */
  readonly waited?: number;
  /** What the browser knows of its connection: how long a round trip takes, in milliseconds, and what is wished. */
  readonly connection?: { readonly rtt: number; readonly saveData?: boolean };
  /** A key under which the tab keeps something. */
  readonly keptInTab?: string;
  /** The app runs already. */
  readonly isRunning?: boolean;
  readonly template?: { lang: string; title: string; content: string; removed?: boolean };
  /** What the root element says of the page. */
  readonly page?: Readonly<Record<string, string>>;
}

/** Runs the script in a browser that consists of what it uses. */
function run(asked: Run, { lang } = { lang: "ko" }) {
  const { search, stored, template, page: about = {} } = asked;
  const page = { lang, dataset: asked.isRunning === true ? { app: "running" } : {} };
  const kept: string[] = [];
  const shown: string[] = [];
  const fetched: string[] = [];
  const dataset: Record<string, string> = { waits: "ko", recalls: "", ...about };
  const fonts = [{ rel: "", media: "not all" }];
  const performance = {
    getEntriesByType: () =>
      asked.waited === undefined ? [] : [{ requestStart: 100, responseStart: 100 + asked.waited }],
  };
  const links = [{ search: "" }];
  const root = {
    dataset,
    querySelectorAll: (selector: string) => (selector === "a[data-hands-on]" ? links : []),
    replaceChildren: (content: string) => shown.push(content),
  };
  const document = {
    documentElement: page,
    head: { append: ({ rel, href }: HTMLLinkElement) => fetched.push(`${rel} ${href}`) },
    createElement: () => ({}),
    title: "한국어",
    querySelectorAll: (selector: string) => (selector === "[data-near]" ? fonts : []),
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
  const sessionStorage = { getItem: (key: string) => (key === asked.keptInTab ? "true" : null) };
  const window: { lastPress?: unknown } = {};
  const addEventListener = (type: string, listen: (event: object) => void) => {
    listen({ type, preventDefault: () => kept.push(`no ${type}`) });
  };
  runInNewContext(INLINE_SCRIPT, {
    document,
    localStorage,
    sessionStorage,
    location: { search },
    URLSearchParams,
    JSON,
    addEventListener,
    window,
    performance,
    navigator: asked.connection === undefined ? {} : { connection: asked.connection },
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
    isRecalling: dataset["recalling"] !== undefined,
    fonts: fonts.map(({ rel, media }) => `${rel} ${media}`),
    handedOn: links.map(({ search }) => search),
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
    isRecalling: false,
    fonts: [" not all"],
    handedOn: [""],
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
    isRecalling: false,
    fonts: [" not all"],
    handedOn: [""],
  });
});

test("the language that the address asks for is kept, and no form is sent", () => {
  expect(run({ search: "?lng=en", stored: '"ko"' }).kept).toEqual(['lng="en"', "no submit"]);
  expect(run({ search: "?lng=fr", stored: '"ko"' }).kept).toEqual(["no submit"]);
});

test("fonts are fetched for the first paint where the server is near and nobody saves data", () => {
  const fetched = (waited?: number, connection?: Run["connection"]) =>
    run({
      search: "",
      stored: null,
      ...(waited !== undefined && { waited }),
      ...(connection !== undefined && { connection }),
    }).fonts;
  expect(fetched(20)).toEqual(["preload all"]);
  expect(fetched(20, { rtt: 50 })).toEqual(["preload all"]);
  expect(fetched(400)).toEqual([" not all"]);
  expect(fetched(20, { rtt: 500 })).toEqual([" not all"]);
  expect(fetched(20, { rtt: 50, saveData: true })).toEqual([" not all"]);
  expect(fetched()).toEqual([" not all"]);
});

test("the last click or key is noted, until the app runs", () => {
  expect(run({ search: "", stored: null }).lastPress).toMatchObject({ type: "keydown" });
  expect(run({ search: "", stored: null, isRunning: true }).lastPress).toBeUndefined();
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

describe("below a page that looks different for whoever was here before", () => {
  const template = { lang: "en", title: "English", content: "<main>" };
  const past = (search: string, start: string, recalls: string, keptInTab = "another") => {
    const page = { start, modules: "/app.js", modulesKo: "", modulesEn: "", recalls };
    return run({ search, stored: '"ko"', keptInTab, template, page });
  };

  test("a fresh one begins at once when something is remembered, or when the address asks for it", () => {
    expect(past("?lng=en", "fresh", "nickname questions").start).toBe("intent");
    expect(past("?character=Riggy", "fresh", "nickname questions").start).toBe("now");
    expect(past("", "fresh", "nickname lng").start).toBe("now");
    expect(past("", "fresh", "nickname", "nickname").start).toBe("now");
    expect(past("?utm_source=somewhere", "intent", "").start).toBe("intent");
  });

  test("what depends on who is here waits where somebody is remembered", () => {
    expect(past("", "now", "signedIn").isRecalling).toBe(false);
    expect(past("", "now", "signedIn lng").isRecalling).toBe(true);
    expect(past("", "now", "signedIn away", "away").isRecalling).toBe(true);
    expect(past("", "now", "").isRecalling).toBe(false);
  });

  test("links that hand the query on have it before any program", () => {
    expect(past("?redirectUrl=%2Fhelp", "now", "").handedOn).toEqual(["?redirectUrl=%2Fhelp"]);
  });
});
