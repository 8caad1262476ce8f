import { expect, test } from "vitest";
import * as z from "zod/mini";
import { refusals } from "../../testing/widgets.ts";
import { externalLinkProps } from "./widget.ts";

const label = { ko: "가", en: "a" };

test("takes one address for both languages", () => {
  const url = "https://findahelpline.com";
  expect(z.parse(externalLinkProps, { label, url })).toEqual({ label, url: { ko: url, en: url } });
});

test.each([
  "http://findahelpline.com",
  "https://findahelpline.com.example.com",
  "https://example.com/https://findahelpline.com",
  "javascript:alert(1)",
  "//findahelpline.com",
])("refuses %s", (url) => {
  const message = expect.stringContaining("expected an https link to one of 988lifeline.org");
  expect(refusals(externalLinkProps, { label, url })).toContainEqual(message);
  expect(refusals(externalLinkProps, { label, url: { ko: url, en: url } })).toContainEqual(message);
});
