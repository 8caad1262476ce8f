import { externalLinkWidget } from "@mindle/domain/widgets/external-link/widget";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

test("opens the address of the language outside, and says so and where", async () => {
  const shown = { props: "usual", widget, examples: externalLinkWidget.examples };
  const { rerender } = await render(<ExamplePage {...shown} language="en" />);
  const english = page.getByRole("link", {
    name: "Find support near you A free directory of people who listen. Opens in a new window (findahelpline.com)",
  });
  await expect.element(english).toHaveAttribute("href", "https://findahelpline.com");
  await expect.element(english).toHaveAttribute("target", "_blank");
  await expect.element(english).toHaveAttribute("rel", "noreferrer");
  await rerender(<ExamplePage {...shown} language="ko" />);
  const korean = page.getByRole("link", { name: /새 창에서 열려요 \(www\.mentalhealth\.go\.kr\)$/ });
  await expect.element(korean).toHaveAttribute("href", "https://www.mentalhealth.go.kr");
});

test("where it must not be followed, it can be read", async () => {
  await render(
    <ExamplePage
      props="plain"
      isDisabled
      widget={widget}
      examples={externalLinkWidget.examples}
      language="en"
    />,
  );
  await expect.element(page.getByText("988 Lifeline", { exact: true })).toBeInTheDocument();
  await expect.element(page.getByRole("link")).not.toBeInTheDocument();
});
