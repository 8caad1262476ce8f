import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WithState } from "../testing/with-state.tsx";
import { Switch } from "./switch.tsx";

const control = page.getByRole("switch", { name: "Quiet nights" });

function Example({ disabled = false }: { readonly disabled?: boolean }) {
  return (
    <WithState initial={false}>
      {(checked, onChange) => (
        <Switch
          label="Quiet nights"
          description="No reminders from 10 pm to 7 am."
          checked={checked}
          onChange={onChange}
          disabled={disabled}
        />
      )}
    </WithState>
  );
}

test("Space and a press on its text turn it on and off", async () => {
  await render(<Example />);
  await expect.element(control).toHaveAccessibleDescription("No reminders from 10 pm to 7 am.");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(control).toBeChecked();
  await userEvent.click(page.getByText("Quiet nights"), { force: true });
  await expect.element(control).not.toBeChecked();
});

test("disabled, it does not change", async () => {
  await render(<Example disabled />);
  await userEvent.click(page.getByText("Quiet nights"), { force: true });
  await expect.element(control).toBeDisabled();
  await expect.element(control).not.toBeChecked();
});
