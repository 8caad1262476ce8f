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
}

/** Runs the script in a browser that consists of what it uses. */
function run({ search, stored, template }: Run, page = { lang: "ko" }) {
  const kept: string[] = [];
  const shown: string[] = [];
  const root = {
    dataset: { waits: "ko" } as Record<string, string>,
    replaceChildren: (content: string) => shown.push(content),
  };
  const document = {
    documentElement: page,
    title: "한국어",
    querySelector: () =>
      template === undefined
        ? null
        : { ...template, remove: () => Object.assign(template, { removed: true }) },
    getElementById: () => root,
  };
  const localStorage = {
    getItem: () => {
      if (stored instanceof Error) throw stored;
      return stored;
    },
    setItem: (key: string, value: string) => {
      if (stored instanceof Error) throw stored;
      kept.push(`${key}=${value}`);
    },
  };
  const addEventListener = (type: string, listen: (event: { preventDefault(): void }) => void) => {
    listen({ preventDefault: () => kept.push(`no ${type}`) });
  };
  runInNewContext(INLINE_SCRIPT, {
    document,
    localStorage,
    location: { search },
    URLSearchParams,
    JSON,
    addEventListener,
  });
  return { lang: page.lang, title: document.title, shown, waits: root.dataset["waits"], kept };
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
  });
  expect(template).toHaveProperty("removed", true);
  expect(run({ search: "", stored: null, template }, { lang: "ko" })).toEqual({
    lang: "ko",
    title: "한국어",
    shown: [],
    waits: undefined,
    kept: [],
  });
});

test("the language that the address asks for is kept, and no form is sent", () => {
  expect(run({ search: "?lng=en", stored: '"ko"' }).kept).toEqual(['lng="en"', "no submit"]);
  expect(run({ search: "?lng=fr", stored: '"ko"' }).kept).toEqual(["no submit"]);
});
