import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GROWTH_FORMS, Growth } from "./growth.tsx";

test.each(GROWTH_FORMS)("%s is a small drawing", (form) => {
  const markup = renderToStaticMarkup(<Growth form={form} size={64} />);
  expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(4096);
  expect(markup).not.toMatch(/NaN|undefined|filter|currentColor|\bid=/);
  expect(markup).toContain('aria-hidden="true"');
});

test("every form differs", () => {
  const drawn = GROWTH_FORMS.map((form) => renderToStaticMarkup(<Growth form={form} size={64} />));
  expect(new Set(drawn).size).toBe(GROWTH_FORMS.length);
});
