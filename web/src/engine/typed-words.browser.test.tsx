import { WIDGETS } from "@mindle/domain/widgets/registry";
import { afterAll, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { loadWidgets, WIDGET_TYPES } from "./registry.ts";
import { ExamplePage, statesOf, wordFieldsIn } from "./testing/example-page.tsx";
import { WIDGETS_WITH_WORDS } from "./testing/widgets-with-words.ts";

// What a page looks at for crisis words is what its widgets say is free text (`freeText`).

const widgets = await loadWidgets(WIDGET_TYPES);
const WORDS = "이파리";
const typedInto = new Set<string>();

describe.each([...widgets])("%s", (type, widget) => {
  const examples = WIDGETS[type]?.examples;

  test("what is typed into any of its fields is free text of its answer", async () => {
    if (examples === undefined) return;
    for (const state of statesOf(examples)) {
      let value: unknown = state.value;
      const view = await render(
        <ExamplePage
          {...state}
          widget={widget}
          examples={examples}
          language="ko"
          onValue={(next) => {
            value = next;
          }}
        />,
      );
      for (const at of wordFieldsIn(view.container).keys()) {
        const field = wordFieldsIn(view.container)[at];
        // A row that was filled may have taken the place of another.
        if (field === undefined) continue;
        typedInto.add(type);
        // Safari on iPhones zooms the page into a field whose letters are smaller, and stays there.
        expect(Number.parseFloat(getComputedStyle(field).fontSize), field.outerHTML).toBeGreaterThanOrEqual(
          16,
        );
        await userEvent.fill(field, WORDS);
        const free = widget.definition?.freeText(value).join("\n");
        expect(free, `${JSON.stringify(state)} ${field.outerHTML}`).toContain(WORDS);
      }
      await view.unmount();
    }
  });
});

afterAll(() => {
  // A widget whose fields were not found would pass the tests above.
  expect([...typedInto].toSorted()).toEqual([...WIDGETS_WITH_WORDS].toSorted());
});
