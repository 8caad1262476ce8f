import { contentHeadWidget } from "@mindle/domain/widgets/content-head/widget";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const example = { widget, examples: contentHeadWidget.examples, props: "usual", language: "en" } as const;

test("says which step it is and how far one is", async () => {
  await render(<ExamplePage {...example} />);
  await expect.element(page.getByRole("heading", { level: 1, name: "Two voices" })).toBeVisible();
  await expect.element(page.getByRole("img", { name: "Page 2 of 5" })).toBeVisible();
});

test("its seeds are a button where the pages so far can be seen", async () => {
  const openWay = vi.fn<() => void>();
  await render(<ExamplePage {...example} page={{ openWay }} />);
  const seeds = page.getByRole("button", { name: "Page 2 of 5, See the pages so far" });
  await userEvent.tab();
  await expect.element(seeds).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(openWay).toHaveBeenCalledOnce();
});

test("the seeds of many pages stay within a small phone", async () => {
  const { container } = await render(
    <div style={{ inlineSize: "280px" }}>
      <ExamplePage {...example} page={{ lastViewNo: 41 }} />
    </div>,
  );
  const end = container.getBoundingClientRect().left + 280;
  const seeds = [...page.getByRole("img", { name: "Page 2 of 41" }).element().children];
  expect(seeds).toHaveLength(41);
  expect(Math.max(...seeds.map((seed) => seed.getBoundingClientRect().right))).toBeLessThanOrEqual(end + 1);
});
