import { singleSelectWidget } from "@mindle/domain/widgets/single-select/widget";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const example = { widget, examples: singleSelectWidget.examples, language: "en", props: "usual" } as const;
const done = page.getByRole("radio", { name: "I did it" });
const part = page.getByRole("radio", { name: "I did some of it" });

test("one option is chosen, by a press or with arrow keys", async () => {
  const onValue = vi.fn<(value: unknown) => void>();
  await render(<ExamplePage {...example} onValue={onValue} />);
  await done.click();
  expect(onValue).toHaveBeenLastCalledWith("done");
  await userEvent.keyboard("{ArrowDown}");
  expect(onValue).toHaveBeenLastCalledWith("part");
  await expect.element(part).toBeChecked();
  await expect.element(done).not.toBeChecked();
});

test("an option that is gone is not shown as chosen, and the question asks again", async () => {
  await render(<ExamplePage {...example} value="gone" isRefused />);
  expect(page.getByRole("radio", { checked: true }).elements()).toEqual([]);
  await expect.element(page.getByRole("alert")).toHaveTextContent("This answer is gone. Please choose again");
});

test("read-only, the choice can be read and not changed", async () => {
  await render(<ExamplePage {...example} value="part" isDisabled />);
  await expect.element(part).toBeChecked();
  await expect.element(part).toBeDisabled();
});

test("days are named in full and shown in short, seven in a line at 360 pixels", async () => {
  await page.viewport(360, 740);
  const onValue = vi.fn();
  const view = await render(
    <div style={{ inlineSize: "320px" }}>
      <ExamplePage {...example} props="days" onValue={onValue} language="ko" />
    </div>,
  );
  await page.getByRole("radio", { name: "목요일" }).click({ force: true });
  expect(onValue).toHaveBeenLastCalledWith("thu");
  await expect.element(page.getByText("목", { exact: true })).toBeVisible();
  const boxes = [...view.container.querySelectorAll("label")].map((label) => label.getBoundingClientRect());
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test.each(["bubbles", "cards", "strip"])("%s are chosen and say which one is", async (look) => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} props={look} onValue={onValue} />);
  const second = page.getByRole("radio").nth(1);
  await second.click({ force: true });
  await expect.element(second).toBeChecked();
  expect(onValue).toHaveBeenCalledOnce();
  expect(second.element().parentElement?.querySelector("svg")).toBeVisible();
});

test("cards have the drawings that they are given, which say nothing themselves", async () => {
  const view = await render(
    <ExamplePage {...example} props="three" page={{ assetUrl: (key) => `/${key}.svg` }} />,
  );
  const drawn = [...view.container.querySelectorAll("label")].map((card) =>
    card.querySelector("img")?.getAttribute("src"),
  );
  expect(drawn).toEqual(["/card.svg", "/shoes.svg", undefined]);
  await expect.element(page.getByRole("radio", { name: "The evening I missed", exact: true })).toBeVisible();
  expect(view.container.querySelector("img:not([alt=''])")).toBeNull();
});
