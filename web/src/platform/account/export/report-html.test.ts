import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeHtml } from "./report-html.ts";

test("escaping can be undone and leaves no character of markup", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const escaped = escapeHtml(text);
      expect(escaped).not.toMatch(/[<>"']/);
      const undone = escaped
        .replaceAll("&#39;", "'")
        .replaceAll("&quot;", '"')
        .replaceAll("&gt;", ">")
        .replaceAll("&lt;", "<")
        .replaceAll("&amp;", "&");
      expect(undone).toBe(text);
    }),
  );
});
