import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WithState } from "../testing/with-state.tsx";
import { Select } from "./select.tsx";

type Hour = "7" | "8" | "21";

const select = page.getByRole("combobox", { name: "At what time?" });

function Example({ error, disabled = false }: { readonly error?: string; readonly disabled?: boolean }) {
  return (
    <WithState<Hour | undefined> initial={undefined}>
      {(value, onChange) => (
        <Select
          label="At what time?"
          name="hour"
          placeholder="Choose a time"
          options={[
            { value: "7", label: "7:00" },
            { value: "8", label: "8:00", disabled: true },
            { value: "21", label: "21:00" },
          ]}
          value={value}
          onChange={onChange}
          error={error}
          disabled={disabled}
        />
      )}
    </WithState>
  );
}

test("arrow keys choose and skip disabled options", async () => {
  await render(<Example />);
  await expect.element(select).toHaveDisplayValue("Choose a time");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(select).toHaveValue("7");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(select).toHaveValue("21");
});

test("typing chooses by the label", async () => {
  await render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard("21");
  await expect.element(select).toHaveValue("21");
});

test("an error marks it and is announced", async () => {
  const { rerender } = await render(<Example />);
  await expect.element(select).not.toBeInvalid();
  await rerender(<Example error="Please choose a time." />);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Please choose a time.");
  await expect.element(select).toBeInvalid();
  await expect.element(select).toHaveAccessibleDescription("Please choose a time.");
});

test("disabled, it takes no focus", async () => {
  await render(<Example disabled />);
  await userEvent.tab();
  await expect.element(select).toBeDisabled();
  await expect.element(select).not.toHaveFocus();
});
