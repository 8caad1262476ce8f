import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./button.tsx";

const button = page.getByRole("button", { name: "Send" });

test("Enter and Space press it", async () => {
  const onClick = vi.fn();
  await render(<Button onClick={onClick}>Send</Button>);
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(onClick).toHaveBeenCalledTimes(2);
});

test("while loading it is busy, ignores presses and keeps the focus", async () => {
  const onClick = vi.fn();
  const { rerender } = await render(<Button onClick={onClick}>Send</Button>);
  await userEvent.tab();
  const { width } = button.element().getBoundingClientRect();
  await rerender(
    <Button loading onClick={onClick}>
      Send
    </Button>,
  );
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await userEvent.keyboard("{Enter}");
  await userEvent.click(button, { force: true });
  expect(onClick).not.toHaveBeenCalled();
  await expect.element(button).toHaveFocus();
  expect(button.element().getBoundingClientRect().width).toBe(width);
});

test("while loading it submits no form", async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" loading={loading}>
        Send
      </Button>
    </form>
  );
  const { rerender } = await render(form(true));
  await userEvent.click(button, { force: true });
  expect(onSubmit).not.toHaveBeenCalled();
  await rerender(form(false));
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("it does not submit a form by default", async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  await render(
    <form onSubmit={onSubmit}>
      <Button>Send</Button>
    </form>,
  );
  await userEvent.click(button);
  expect(onSubmit).not.toHaveBeenCalled();
});
