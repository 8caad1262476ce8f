import { expect, test } from "vitest";
import { refusals } from "../../testing/widgets.ts";
import { externalLinkProps } from "./widget.ts";

const label = { ko: "가", en: "a" };

test.each([
  "http://findahelpline.com",
  "https://findahelpline.com.example.com",
  "https://example.com/https://findahelpline.com",
  "javascript:alert(1)",
  "//findahelpline.com",
])("refuses %s", (url) => {
  const message = expect.stringContaining("expected an https link to one of 988lifeline.org");
  expect(refusals(externalLinkProps, { label, url: { ko: url, en: url } })).toContainEqual(message);
});
