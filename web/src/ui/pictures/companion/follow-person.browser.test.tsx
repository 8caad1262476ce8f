import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Companion } from "./companion.tsx";
import { ASKED_AGAIN, followPerson, HIGH_IS_HARD, tellSlid } from "./follow-person.ts";
import type { Mood } from "./moods.ts";

let end = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

function Page({ mood = "greet" }: { readonly mood?: Mood }) {
  return (
    <div>
      <div data-bind="words">
        <textarea aria-label="Words" />
      </div>
      <div data-bind="how-much">
        <input type="range" aria-label="How hard" min="0" max="10" defaultValue="0" {...HIGH_IS_HARD} />
        <input type="range" aria-label="How sure" min="0" max="10" defaultValue="0" />
      </div>
      <div data-bind="which">
        <label>
          <input type="radio" /> This
        </label>
      </div>
      <div style={{ inlineSize: 96 }}>
        <Companion figure="Riggy" mood={mood} />
      </div>
    </div>
  );
}

async function begin(mood?: Mood) {
  const { container, rerender } = await render(<Page {...(mood && { mood })} />);
  const root = container.firstElementChild;
  const companion = container.querySelector<HTMLElement>("[data-companion]");
  if (!(root instanceof HTMLElement) || companion === null) throw new Error("nothing is rendered");
  end = followPerson(root);
  return { root, companion, rerender };
}

const variable = (element: HTMLElement, name: string) =>
  Number.parseFloat(element.style.getPropertyValue(name));

test("it listens while a field has the focus, leaning to it and looking at it", async () => {
  const { companion } = await begin();
  expect(companion).toHaveAttribute("data-mood", "greet");
  await userEvent.click(page.getByLabelText("Words"));
  expect(companion).toHaveAttribute("data-mood", "listen");
  await expect.poll(() => variable(companion, "--py")).toBeLessThan(0);
  expect(Math.abs(variable(companion, "--lean"))).toBe(1);
  await userEvent.tab();
  expect(companion).toHaveAttribute("data-mood", "greet");
  expect(companion.style.getPropertyValue("--lean")).toBe("");
});

test("the higher a slider of what is hard, the smaller it is, at once", async () => {
  const { companion } = await begin();
  const slider = page.getByLabelText("How hard");
  await slider.fill("5");
  expect(companion).toHaveAttribute("data-mood", "small");
  expect(variable(companion, "--slide")).toBe(0.5);
  const half = companion.querySelector("svg")?.getBoundingClientRect().width ?? 0;
  await slider.fill("10");
  expect(companion.querySelector("svg")?.getBoundingClientRect().width).toBeLessThan(half);
});

test.each(["a key", "a finger"])(
  "it looks at a slider of anything else that %s moves, as large as before",
  async (by) => {
    const { companion } = await begin();
    const slider = page.getByLabelText("How sure");
    const before = companion.querySelector("svg")?.getBoundingClientRect().width;
    if (by === "a key") await slider.fill("10");
    else tellSlid(slider.element(), 1);
    expect(companion).toHaveAttribute("data-mood", "listen");
    await expect.poll(() => variable(companion, "--py")).toBeLessThan(0);
    expect(companion.querySelector("svg")?.getBoundingClientRect().width).toBe(before);
  },
);

test("it looks at what is chosen, then goes on as the page has it", async () => {
  const { companion, rerender } = await begin();
  await userEvent.click(page.getByLabelText("This"));
  expect(companion).toHaveAttribute("data-mood", "listen");
  await expect.poll(() => variable(companion, "--py")).toBeLessThan(0);
  vi.advanceTimersByTime(3000);
  expect(companion).toHaveAttribute("data-mood", "greet");
  expect(companion.style.getPropertyValue("--py")).toBe("");
  // A reply comes with the mood of its author.
  await userEvent.click(page.getByLabelText("This"));
  await rerender(<Page mood="warm" />);
  expect(companion).toHaveAttribute("data-mood", "warm");
});

test("it tilts its head where the page asks again", async () => {
  const { companion } = await begin();
  page
    .getByLabelText("This")
    .element()
    .dispatchEvent(new CustomEvent(ASKED_AGAIN, { bubbles: true }));
  expect(companion).toHaveAttribute("data-mood", "listen");
  expect(companion.style.getPropertyValue("--tilt")).toBe("8deg");
});

test("it thinks along after six seconds in which nothing happened, until something does", async () => {
  const { root, companion } = await begin();
  vi.advanceTimersByTime(5900);
  expect(companion).toHaveAttribute("data-mood", "greet");
  vi.advanceTimersByTime(200);
  expect(companion).toHaveAttribute("data-mood", "think");
  root.dispatchEvent(new PointerEvent("pointerdown"));
  expect(companion).toHaveAttribute("data-mood", "greet");
});
