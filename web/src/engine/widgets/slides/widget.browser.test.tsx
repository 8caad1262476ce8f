import { slidesWidget } from "@mindle/domain/widgets/slides/widget";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import slides from "./widget.tsx";

const shown = { widget: slides, examples: slidesWidget.examples } as const;

/** What is within the strip's width now. */
function pageInFront(): string {
  const strip = page.getByRole("group", { name: LABEL, exact: true }).element();
  const middle = strip.getBoundingClientRect().left + strip.clientWidth / 2;
  const front = [...strip.children].find((slide) => {
    const { left, right } = slide.getBoundingClientRect();
    return left <= middle && middle <= right;
  });
  return front?.textContent ?? "";
}

const LABEL = "Twelve steps of a rising standard";
const strip = () => page.getByRole("group", { name: LABEL, exact: true });
const next = () => page.getByRole("button", { name: "Next card" });
const previous = () => page.getByRole("button", { name: "Previous card" });

test("turns by buttons, and says which of how many is in front", async () => {
  await render(<ExamplePage {...shown} props="many" language="en" />);
  await expect.element(page.getByText("1 / 12")).toBeVisible();
  await next().click();
  await next().click();
  await expect.element(page.getByText("3 / 12")).toBeVisible();
  await expect.poll(pageInFront).toMatch(/^Standard number 3/);
  await previous().click();
  await expect.poll(pageInFront).toMatch(/^Standard number 2/);
  await expect.element(page.getByText("2 of 12").last()).toBeInTheDocument();
});

test("at the ends its buttons keep the focus and do nothing", async () => {
  await render(<ExamplePage {...shown} props="many" language="en" />);
  await expect.element(previous()).toHaveAttribute("aria-disabled", "true");
  await previous().click({ force: true });
  await expect.element(page.getByText("1 / 12")).toBeVisible();
  await strip().element().focus();
  await userEvent.keyboard("{End}");
  await expect.element(page.getByText("12 / 12")).toBeVisible();
  await expect.element(next()).toHaveAttribute("aria-disabled", "true");
});

test("turns by arrow keys, Home and End", async () => {
  await render(<ExamplePage {...shown} props="many" language="en" />);
  await userEvent.tab();
  await expect.element(strip()).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
  await expect.poll(pageInFront).toMatch(/^Standard number 2/);
  await userEvent.keyboard("{End}");
  await expect.poll(pageInFront).toMatch(/^Standard number 12/);
  await userEvent.keyboard("{Home}");
  await expect.poll(pageInFront).toMatch(/^Standard number 1\D/);
});

test("follows a finger that scrolls it, and rests on a page", async () => {
  await render(<ExamplePage {...shown} props="many" language="en" />);
  const element = strip().element();
  element.scrollBy({ left: element.clientWidth * 0.8 });
  await expect.element(page.getByText("2 / 12")).toBeVisible();
  await next().click();
  await expect.poll(pageInFront).toMatch(/^Standard number 3/);
});

test("shows pictures with what they show, and one slide without controls", async () => {
  await render(<ExamplePage {...shown} props="pictureOnly" language="ko" />);
  await expect.element(page.getByRole("img", { name: "민들레 씨앗 하나가 날아가요" })).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(0);
});

test("a missing or broken picture is told in words, and the broken one is reported", async () => {
  const failed: string[] = [];
  const mediaFailed = (url: string) => void failed.push(url);
  const alt = "민들레 씨앗 하나가 날아가요";
  for (const assetUrl of [() => undefined, () => "data:image/png;base64,broken"]) {
    const view = await render(
      <ExamplePage {...shown} props="pictureOnly" language="ko" page={{ assetUrl, mediaFailed }} />,
    );
    await expect.element(page.getByText(alt)).toBeVisible();
    expect(page.getByRole("img").elements()).toHaveLength(0);
    await view.unmount();
  }
  expect(failed).toEqual(["data:image/png;base64,broken"]);
});
