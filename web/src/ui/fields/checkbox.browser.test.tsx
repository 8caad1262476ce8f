import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WithState } from "../testing/with-state.tsx";
import { Checkbox } from "./checkbox.tsx";

const checkbox = page.getByRole("checkbox", { name: "I agree" });

test("Space and a press on its text toggle it", async () => {
  await render(
    <WithState initial={false}>
      {(checked, onChange) => <Checkbox label="I agree" checked={checked} onChange={onChange} />}
    </WithState>,
  );
  await userEvent.tab();
  await expect.element(checkbox).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(checkbox).toBeChecked();
  await userEvent.click(page.getByText("I agree"));
  await expect.element(checkbox).not.toBeChecked();
});

test("what is wrong describes it", async () => {
  await render(
    <>
      <Checkbox label="I agree" checked={false} onChange={() => undefined} invalid describedBy="problem" />
      <p id="problem">Please agree first.</p>
    </>,
  );
  await expect.element(checkbox).toBeInvalid();
  await expect.element(checkbox).toHaveAccessibleDescription("Please agree first.");
});

test("a label without spaces breaks within its place", async () => {
  const { container } = await render(
    <div style={{ inlineSize: "12rem" }}>
      <Checkbox label={"하늘".repeat(30)} checked={false} onChange={() => undefined} />
    </div>,
  );
  const place = container.firstElementChild;
  expect(place?.scrollWidth).toBe(place?.clientWidth);
});
