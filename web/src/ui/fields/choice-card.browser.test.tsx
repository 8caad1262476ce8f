import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WithState } from "../testing/with-state.tsx";
import { ChoiceCard } from "./choice-card.tsx";

test("Space and a press anywhere on the card toggle it", async () => {
  await render(
    <WithState initial={false}>
      {(checked, onChange) => (
        <ChoiceCard
          label="Anxiety"
          description="Always worried"
          picture={<span aria-hidden="true">picture</span>}
          tone="jumpy"
          checked={checked}
          onChange={onChange}
        />
      )}
    </WithState>,
  );
  const card = page.getByRole("checkbox", { name: "Anxiety Always worried" });
  await userEvent.tab();
  await expect.element(card).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(card).toBeChecked();
  await userEvent.click(page.getByText("picture"), { force: true });
  await expect.element(card).not.toBeChecked();
});
