import { carouselWidget } from "@mindle/domain/widgets/carousel/widget";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { setReducedMotion } from "../../../ui/testing/reduced-motion.ts";
import { ExamplePage } from "../../testing/example-page.tsx";
import carousel from "./widget.tsx";

const shown = {
  widget: carousel,
  examples: carouselWidget.examples,
  props: "usual",
  language: "en",
} as const;

const pause = () => page.getByRole("button", { name: "Pause" });
const play = () => page.getByRole("button", { name: "Play" });
const strip = () => page.getByRole("group", { name: "Too much and too late", exact: true });

/** The number of the card in front. */
function front(): string | undefined {
  return page.getByText(/^\d+ of \d+$/).element().textContent ?? undefined;
}

/** The second card is in its place further to the right than this. */
const LEFT_OF_SECOND = 200;

/** Lets time pass, and shows what that changes. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

beforeEach(async () => {
  await setReducedMotion("no-preference");
  // Away from the cards: the mouse stays where an earlier test had it.
  await cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 300, y: 830 });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** How far the strip is from its end, in pixels. */
function restOfScroll(): number {
  const { scrollWidth, clientWidth, scrollLeft } = strip().element();
  return scrollWidth - clientWidth - scrollLeft;
}

test("shows each card for 3 seconds, and begins again after the last", async () => {
  await render(<ExamplePage {...shown} />);
  await pass(2999);
  expect(front()).toBe("1 of 2");
  await pass(1);
  expect(front()).toBe("2 of 2");
  await expect.poll(restOfScroll).toBeLessThan(1);
  await pass(3000);
  await expect.poll(front).toBe("1 of 2");
});

test("does not announce what moves by itself", async () => {
  await render(<ExamplePage {...shown} />);
  const live = () => page.getByText("1 of 2").element().closest("[aria-live]")?.getAttribute("aria-live");
  expect(live()).toBe("off");
  await pause().click();
  await expect.poll(live).toBe("polite");
});

test("rests once its button is pressed, until it is pressed again", async () => {
  await render(<ExamplePage {...shown} />);
  await pause().click();
  await pass(10_000);
  expect(front()).toBe("1 of 2");
  await play().click();
  await pass(3000);
  expect(front()).toBe("2 of 2");
});

test("rests once it is touched", async () => {
  await render(<ExamplePage {...shown} />);
  strip()
    .element()
    .dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  await pass(10_000);
  expect(front()).toBe("1 of 2");
  await expect.element(play()).toBeVisible();
});

test("rests once the keyboard's focus comes in", async () => {
  await render(<ExamplePage {...shown} />);
  await userEvent.tab();
  await expect.element(strip()).toHaveFocus();
  await pass(10_000);
  expect(front()).toBe("1 of 2");
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(front).toBe("2 of 2");
});

test("rests once a card is turned by hand", async () => {
  await render(<ExamplePage {...shown} />);
  await page.getByRole("button", { name: "Next card" }).click();
  await expect.poll(front).toBe("2 of 2");
  // The time that passes is made up, the scrolling is not.
  await expect.poll(() => strip().element().scrollLeft).toBeGreaterThan(LEFT_OF_SECOND);
  await pass(10_000);
  expect(front()).toBe("2 of 2");
});

test("rests under the mouse, and goes on when it leaves", async () => {
  await render(<ExamplePage {...shown} />);
  await userEvent.hover(strip());
  await pass(10_000);
  expect(front()).toBe("1 of 2");
  await userEvent.unhover(strip());
  await pass(3000);
  expect(front()).toBe("2 of 2");
});

test("begins at rest where motion is to be reduced; it may be started", async () => {
  await setReducedMotion("reduce");
  await render(<ExamplePage {...shown} />);
  await pass(10_000);
  expect(front()).toBe("1 of 2");
  await play().click();
  await pass(3000);
  expect(front()).toBe("2 of 2");
});

test("knows which card a finger has scrolled to 50 ms after it stopped", async () => {
  await setReducedMotion("reduce");
  await render(<ExamplePage {...shown} />);
  const element = strip().element();
  const scrolled = new Promise((resolve) => element.addEventListener("scroll", resolve, { once: true }));
  element.scrollTo({ left: element.scrollWidth });
  await scrolled;
  await pass(49);
  expect(front()).toBe("1 of 2");
  await pass(1);
  expect(front()).toBe("2 of 2");
});

test("cards that wait have no pause button", async () => {
  await render(<ExamplePage {...shown} props="still" />);
  await pass(60_000);
  expect(front()).toBe("1 of 4");
  expect(pause().elements()).toHaveLength(0);
});
