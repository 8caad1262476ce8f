import { checkedContent } from "@mindle/content/compile";
import { pageDataOf } from "@mindle/content/page-data";
import type { PageData } from "@mindle/domain/catalogue/public-content";
import { CONTACT_EMAIL, PRODUCT } from "@mindle/domain/product";
import { HELPLINE_DIRECTORY, helplinesFor } from "@mindle/domain/safety/helplines";
import type { ResourceKey } from "i18next";
import { beforeAll, describe, expect, test } from "vitest";
import { loadCatalogue } from "../locales/index.ts";
import { startI18n } from "../platform/i18n/i18n.ts";
import { contentOf, PLACEHOLDERS, PRERENDERED, render, renderPlaceholder } from "./prerender.tsx";

// A pseudo-locale: every letter of the catalogues and of the content is the same one. Other letters on a
// page were written into its code.

const authored = await checkedContent();

const PLACEHOLDER = "ж";

// Rendering uses the texts that were started with.
beforeAll(() =>
  startI18n("en", async (...names) => pseudoLocalize(await loadCatalogue(...names), () => true)),
);

/** The same value with its texts, those under the keys that are `wanted`, pseudo-localized. `{{placeholders}}` stay. */
function pseudoLocalize<Value extends ResourceKey | PageData>(
  value: Value,
  wanted: (key: string) => boolean,
): Value {
  const result: Value = JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    typeof part === "string" && wanted(key)
      ? part.replaceAll(/\{\{.*?\}\}|\p{L}/gu, (found) => (found.startsWith("{{") ? found : PLACEHOLDER))
      : part,
  );
  return result;
}

/** Texts that are data, whatever the language: names, numbers to call and who answers there. */
const DATA = [
  ...Object.values(PRODUCT),
  CONTACT_EMAIL,
  new URL(HELPLINE_DIRECTORY).host,
  ...helplinesFor("en", undefined).flatMap((line) => Object.values(line).map(String)),
].sort((one, other) => other.length - one.length);

/** Texts with letters of a real language, in the visible and the accessible texts of some HTML. */
function hardCoded(html: string): string[] {
  return shownTexts(html)
    .map((text) => DATA.reduce((rest, known) => rest.replaceAll(known, ""), decoded(text)))
    .map((text) => text.replaceAll(PLACEHOLDER, "").trim())
    .filter((text) => /\p{L}/u.test(text));
}

/** Texts between tags, and attributes that are read out. */
function shownTexts(html: string): string[] {
  const attributes = html.matchAll(/\s(?:aria-label|alt|placeholder|title|aria-valuetext)="([^"]*)"/g);
  return [...[...attributes].map(([, value]) => value ?? ""), ...html.split(/<[^>]*>/)];
}

function decoded(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
}

describe("no page shows a text that is not in the catalogues or the content", () => {
  test.each(PRERENDERED)("$path", async ({ path }) => {
    const { html } = await render(
      path,
      "en",
      pseudoLocalize(pageDataOf(authored, contentOf(path)), (key) => key === "ko" || key === "en"),
    );
    expect(html).toContain(PLACEHOLDER);
    expect(hardCoded(html)).toEqual([]);
  });

  test.each(PLACEHOLDERS)("the placeholder of $path", async (placeholder) => {
    const { html } = await renderPlaceholder(placeholder, "en");
    expect(html).toContain(PLACEHOLDER);
    expect(hardCoded(html)).toEqual([]);
  });
});

test("a hard-coded text is found, wherever it stands", () => {
  expect(hardCoded('<p title="Tip">жж 30% · Mindle</p><img alt="ж"><b>Wait</b>')).toEqual(["Tip", "Wait"]);
});
