import { WIDGETS } from "@mindle/domain/widgets/registry";
import { StrictMode } from "react";
import { describe, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { render } from "vitest-browser-react";
import { loadWidgets } from "./registry.ts";
import { ExamplePage, statesOf, wordFieldsIn } from "./testing/example-page.tsx";
import { WIDGETS_WITH_WORDS } from "./testing/widgets-with-words.ts";

// Hangul is put together in the field. Whatever draws the page anew meanwhile, no letter is doubled, dropped or taken apart.

/** What the input method shows while two syllables are typed; each array ends with what it commits. */
const SYLLABLES = [
  ["ㅎ", "하", "한"],
  ["ㄱ", "그", "글"],
] as const;

const widgets = await loadWidgets(WIDGETS_WITH_WORDS);

describe.each([...widgets])("%s", (type, widget) => {
  const examples = WIDGETS[type]?.examples;
  if (examples === undefined) throw new Error(`${type} has no examples`);

  test("Hangul is put together in each of its fields while the page is drawn anew", async () => {
    const kinds = new Set<string>();
    for (const state of statesOf(examples)) {
      const shown = (
        <StrictMode>
          <ExamplePage {...state} widget={widget} examples={examples} language="ko" />
        </StrictMode>
      );
      const view = await render(shown);
      const field = wordFieldsIn(view.container)[0];
      // One field of each kind is enough.
      const kind = field === undefined ? undefined : `${state.props} ${field.value === ""}`;
      if (field !== undefined && kind !== undefined && !kinds.has(kind)) {
        kinds.add(kind);
        field.focus();
        field.setSelectionRange(field.value.length, field.value.length);
        const before = field.value;
        for (const [at, shapes] of SYLLABLES.entries()) {
          for (const text of shapes) {
            await cdp().send("Input.imeSetComposition", {
              text,
              selectionStart: text.length,
              selectionEnd: text.length,
            });
            await view.rerender(shown);
            const written =
              before +
              SYLLABLES.slice(0, at)
                .map((each) => each[2])
                .join("") +
              text;
            expect(field.isConnected && field.value, `${type} ${JSON.stringify(state)}`).toBe(written);
          }
          await cdp().send("Input.insertText", { text: shapes[2] });
          await view.rerender(shown);
        }
        expect(document.activeElement, `${type} ${JSON.stringify(state)}`).toBe(field);
        expect(field.value).toBe(`${before}한글`);
      }
      await view.unmount();
    }
    expect(kinds.size).toBeGreaterThan(0);
  });
});
