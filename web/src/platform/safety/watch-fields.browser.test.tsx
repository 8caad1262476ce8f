import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { noteEarlyFields } from "./early-fields.ts";
import { activeFlag, clearFlag } from "./flag.ts";
import { helpCard } from "./help-card.ts";
import { wordsMissed } from "./look-at-words.ts";
import { type FieldWatch, isWatched, OWN_WATCH, watchFields } from "./watch-fields.ts";

let watch: FieldWatch;
const prepare = vi.fn();

beforeEach(() => {
  prepare.mockClear();
  watch = watchFields(prepare);
});

afterEach(() => {
  watch.stop();
  helpCard.close();
  clearFlag();
});

/** Each test has words of its own: the same ones bring the card once. */
function Page({ own = false, saved = "" }: { readonly own?: boolean; readonly saved?: string }) {
  const [text, setText] = useState(saved);
  return (
    <div {...(own ? { [OWN_WATCH]: "" } : {})}>
      <input aria-label="글" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <textarea aria-label="긴 글" />
      <input aria-label="이메일" type="email" />
      <button type="button">다음</button>
    </div>
  );
}

const field = page.getByRole("textbox", { name: "글", exact: true });
const kind = () => helpCard.asked()?.kind;

test("crisis words bring the card once typing stops, and the text stays", async () => {
  await render(<Page />);
  await userEvent.type(field, "자해를 했어");
  await expect.poll(kind).toBe("danger");
  await expect.element(field).toHaveValue("자해를 했어");
});

test("crisis words that were taken back while typing bring nothing", async () => {
  await render(<Page />);
  // In one task: on a busy machine more than a second may lie between two actions.
  const input = field.element();
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement))
    throw new Error("no field");
  for (const text of ["I want to die", "I want to diet"]) {
    input.value = text;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(kind()).toBeUndefined();
});

test("leaving the field looks at once", async () => {
  await render(<Page />);
  await userEvent.fill(page.getByRole("textbox", { name: "긴 글" }), "남편이 나를 때려요");
  await userEvent.click(page.getByRole("button"));
  await expect.poll(kind, { timeout: 500 }).toBe("violence");
});

test("leaving the page looks at once, also where the field is gone", async () => {
  const { unmount } = await render(<Page />);
  await userEvent.fill(field, "사라지고 싶은 밤");
  await unmount();
  watch.leave();
  await expect.poll(kind, { timeout: 500 }).toBe("danger");
});

test("a step's page is interrupted only once it is left", async () => {
  const { unmount } = await render(<Page own />);
  await userEvent.fill(field, "목숨을 끊고 싶다");
  await userEvent.click(page.getByRole("button"));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(kind()).toBeUndefined();
  await unmount();
  watch.leave();
  await expect.poll(kind).toBe("danger");
});

test("what the card needs is loaded with the first field, once", async () => {
  await render(<Page />);
  await userEvent.click(page.getByRole("textbox", { name: "이메일" }));
  expect(prepare).not.toHaveBeenCalled();
  await userEvent.click(field);
  await userEvent.click(page.getByRole("textbox", { name: "긴 글" }));
  expect(prepare).toHaveBeenCalledOnce();
});

describe("before the watch began", () => {
  beforeEach(() => {
    watch.stop();
    noteEarlyFields();
  });

  test.each([
    [field, "이제 살고 싶지 않다"],
    [page.getByRole("textbox", { name: "긴 글" }), "나를 죽여 버리고 싶다"],
  ])("what was typed is looked at: %s", async (typed, words) => {
    await render(<Page />);
    await userEvent.fill(typed, words);
    watch = watchFields(prepare);
    await expect.poll(kind).toBe("danger");
  });

  test("what was typed on a page that is gone is looked at", async () => {
    const { unmount } = await render(<Page />);
    await userEvent.fill(field, "오늘 밤에 뛰어내릴 거야");
    await unmount();
    watch = watchFields(prepare);
    await expect.poll(kind).toBe("danger");
  });

  test("what could not be looked at before the page was loaded again is looked at, and again until its card is closed", async () => {
    wordsMissed.write(true);
    await render(<Page saved="그만 살고 싶다는 생각뿐" />);
    watch = watchFields(prepare);
    await expect.poll(kind).toBe("danger");
    expect(wordsMissed.read()).toBe(true);
    helpCard.close();
    expect(wordsMissed.read()).toBe(false);
  });

  test.each([true, false])("what fields show was not typed, a step's own or not: %s", async (own) => {
    await render(<Page own={own} saved="죽고 싶어서 잠이 안 와" />);
    await userEvent.click(field);
    watch = watchFields(prepare);
    expect(prepare).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole("button"));
    watch.leave();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(kind()).toBeUndefined();
    expect(activeFlag()).toBeNull();
  });
});

test.each([
  ["<input>", true],
  ['<input type="text">', true],
  ['<input type="search">', true],
  ['<input type="unknown">', true],
  ["<textarea></textarea>", true],
  ['<input autocomplete="nickname">', true],
  ['<input autocomplete="off">', true],
  ['<input type="password">', false],
  // A password that is shown.
  ['<input type="text" autocomplete="current-password">', false],
  ['<input type="email">', false],
  ['<input autocomplete="email">', false],
  ['<input autocomplete="one-time-code">', false],
  ['<input inputmode="numeric">', true],
  ['<input inputmode="decimal">', true],
  ['<input inputmode="email">', false],
  ['<input type="number">', false],
  ['<input type="tel">', false],
  ['<input type="checkbox">', false],
  ['<input type="range">', false],
  ["<input readonly>", false],
  ["<select></select>", false],
])("%s is looked at: %s", (html, expected) => {
  const element = document.createElement("div");
  element.innerHTML = html;
  expect(isWatched(element.firstElementChild)).toBe(expected);
});
