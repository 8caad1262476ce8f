import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WithState } from "../testing/with-state.tsx";
import { Switch } from "./switch.tsx";

const control = page.getByRole("switch", { name: "Quiet nights" });

test("Space and a press on its text turn it on and off", async () => {
  await render(
    <WithState initial={false}>
      {(checked, onChange) => (
        <Switch label="Quiet nights" name="quiet" checked={checked} onChange={onChange} />
      )}
    </WithState>,
  );
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(control).toBeChecked();
  await userEvent.click(page.getByText("Quiet nights"), { force: true });
  await expect.element(control).not.toBeChecked();
});
