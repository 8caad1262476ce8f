import { WIDGETS } from "@mindle/domain/widgets/registry";
import { afterAll, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { isWatched } from "../platform/safety/watch-fields.ts";
import { loadWidgets, WIDGET_TYPES } from "./registry.ts";
import { ExamplePage, statesOf, wordFieldsIn } from "./testing/example-page.tsx";
import { WIDGETS_WITH_WORDS } from "./testing/widgets-with-words.ts";

// What a page looks at for crisis words is what its widgets say is free text (`freeText`).

// With the test, which may take longer than a page waits.
import.meta.glob("./widgets/*/widget.tsx", { eager: true });
const widgets = await loadWidgets(WIDGET_TYPES);
const WORDS = "이파리";
/** Widgets whose answers never hold the words of their fields: what looks at all fields has looked at them. */
const REFUSING: ReadonlySet<string> = new Set(["share-line", "time-allocation"]);
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
      const fillAll = async () => {
        for (const at of wordFieldsIn(view.container).keys()) {
          const field = wordFieldsIn(view.container)[at];
          // A row that was filled may have taken the place of another.
          if (field === undefined) continue;
          typedInto.add(type);
          const where = `${JSON.stringify(state)} ${field.outerHTML}`;
          expect(isWatched(field), where).toBe(true);
          // Safari on iPhones zooms the page into a field whose letters are smaller, and stays there.
          expect(Number.parseFloat(getComputedStyle(field).fontSize), where).toBeGreaterThanOrEqual(16);
          await userEvent.fill(field, WORDS);
          const free = widget.definition?.freeText(value).join("\n");
          if (REFUSING.has(type)) expect(JSON.stringify([value]), where).not.toContain(WORDS);
          else expect(free, where).toContain(WORDS);
        }
      };
      await fillAll();
      const plain = page.getByRole("button", { name: "글자로 보기" });
      if (plain.elements().length > 0) {
        await plain.click();
        await fillAll();
      }
      await view.unmount();
    }
  });
});

afterAll(() => {
  // A widget whose fields were not found would pass the tests above.
  expect([...typedInto].toSorted()).toEqual([...WIDGETS_WITH_WORDS, ...REFUSING].toSorted());
});
