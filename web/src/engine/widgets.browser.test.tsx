import { LANGUAGES } from "@mindle/domain/catalogue/language";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import { describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { problemText } from "./problem-text.ts";
import { loadWidgets, WIDGET_TYPES } from "./registry.ts";
import { ExamplePage, statesOf } from "./testing/example-page.tsx";

const widgets = await loadWidgets(WIDGET_TYPES);

test("the client shows every widget that authors may use, and no others", () => {
  expect(WIDGET_TYPES.toSorted()).toEqual(Object.keys(WIDGETS).toSorted());
  expect([...widgets.keys()].toSorted()).toEqual(WIDGET_TYPES.toSorted());
});

describe.each([...widgets])("%s", (type, widget) => {
  const registered = WIDGETS[type];

  test("is the widget that the domain defines", () => {
    expect(widget.definition).toBe(registered?.definition);
  });

  test.each(LANGUAGES)(
    "shows every example in %s, and the message of every refused one",
    async (language) => {
      if (registered === undefined) return;
      for (const state of statesOf(registered.examples)) {
        const view = await render(
          <ExamplePage {...state} widget={widget} examples={registered.examples} language={language} />,
        );
        const shown = view.container.textContent ?? "";
        expect(view.container.childElementCount, JSON.stringify(state)).toBeGreaterThan(0);
        expect(shown, JSON.stringify(state)).not.toMatch(/undefined|\[object|NaN/);
        expect(view.container.scrollWidth, JSON.stringify(state)).toBeLessThanOrEqual(
          view.container.clientWidth,
        );
        const problems =
          state.isRefused === true
            ? (widget.definition?.check(state.value, registered.examples.props[state.props]) ?? [])
            : [];
        for (const problem of problems) expect(shown).toContain(problemText(problem, language));
        await view.unmount();
      }
    },
  );
});
