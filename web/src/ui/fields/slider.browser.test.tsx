import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WithState } from "../testing/with-state.tsx";
import { Slider } from "./slider.tsx";

const slider = page.getByRole("slider", { name: "How heavy is today?" });

function Example({ initial }: { readonly initial: number }) {
  return (
    <WithState initial={initial}>
      {(value, onChange) => (
        <Slider
          label="How heavy is today?"
          min={0}
          max={10}
          value={value}
          onChange={onChange}
          lowLabel="Light"
          highLabel="Heavy"
          unsetLabel="Not chosen yet"
        />
      )}
    </WithState>
  );
}

test("arrow keys, Home and End move it", async () => {
  await render(<Example initial={7} />);
  await userEvent.tab();
  await expect.element(slider).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(slider).toHaveValue("8");
  await userEvent.keyboard("{Home}");
  await expect.element(slider).toHaveValue("0");
  await userEvent.keyboard("{End}{ArrowRight}");
  await expect.element(slider).toHaveValue("10");
});

test("before a choice it says so; the lowest value can be chosen", async () => {
  await render(<Example initial={-1} />);
  await expect.element(slider).toHaveAttribute("aria-valuetext", "Not chosen yet");
  const number = page.getByText("?", { exact: true });
  await expect.element(number).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard("{Home}");
  await expect.element(number).not.toBeInTheDocument();
  await expect.element(slider).toHaveAttribute("aria-valuetext", "0");
});
