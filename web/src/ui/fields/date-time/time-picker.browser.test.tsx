import type { TimeOfDay } from "@mindle/domain/reminders/time-of-day";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WithState } from "../../testing/with-state.tsx";
import { TimePicker } from "./time-picker.tsx";

const slider = page.getByRole("slider", { name: "When" });
const field = page.getByRole("textbox", { name: "When", includeHidden: true });
const unfold = () => userEvent.click(page.getByText("Type a time"));

function format({ hour, minute }: TimeOfDay): string {
  return `${hour} hours ${minute}`;
}

function Example({ onSubmit }: { readonly onSubmit?: (valid: boolean) => void }) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isValid = event.currentTarget.checkValidity();
        onSubmit?.(isValid);
      }}
    >
      <WithState<TimeOfDay> initial={{ hour: 21, minute: 30 }}>
        {(value, onChange) => (
          <TimePicker
            label="When"
            name="time"
            value={value}
            onChange={onChange}
            format={format}
            earlierLabel="Earlier"
            laterLabel="Later"
            typedLabel="Type a time"
            typedHint="Such as 21:30"
            malformedError="HH:MM please"
            betweenError={(before, after) => `${before} or ${after}`}
          >
            {format(value)}
          </TimePicker>
        )}
      </WithState>
      <button type="submit">Save</button>
    </form>
  );
}

async function isAt(text: string, typed: string) {
  await expect.element(slider).toHaveAttribute("aria-valuetext", text);
  await expect.element(field).toHaveValue(typed);
}

test("arrow keys move it by five minutes, Page Up and Page Down by an hour", async () => {
  await render(<Example />);
  await isAt("21 hours 30", "21:30");
  slider.element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await isAt("21 hours 35", "21:35");
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await isAt("21 hours 25", "21:25");
  await userEvent.keyboard("{PageUp}");
  await isAt("22 hours 25", "22:25");
  await userEvent.keyboard("{PageDown}{PageDown}");
  await isAt("20 hours 25", "20:25");
  await userEvent.keyboard("{Home}");
  await isAt("0 hours 0", "00:00");
  await userEvent.keyboard("{End}");
  await isAt("23 hours 55", "23:55");
});

test("its buttons move it by five minutes, also over midnight", async () => {
  await render(<Example />);
  await userEvent.click(page.getByRole("button", { name: "Later" }));
  await isAt("21 hours 35", "21:35");
  slider.element().focus();
  await userEvent.keyboard("{Home}");
  await userEvent.click(page.getByRole("button", { name: "Earlier" }));
  await isAt("23 hours 55", "23:55");
});

test("a typed HH:MM is taken", async () => {
  await render(<Example />);
  await unfold();
  await userEvent.fill(field, "07:05");
  await isAt("7 hours 5", "07:05");
});

test.each([
  ["21:07", "21:05 or 21:10"],
  ["9:30", "HH:MM please"],
  ["noon", "HH:MM please"],
  ["", "HH:MM please"],
])("typed %j says what is possible and keeps the time", async (text, message) => {
  const onSubmit = vi.fn();
  await render(<Example onSubmit={onSubmit} />);
  await unfold();
  await userEvent.fill(field, text);
  await userEvent.tab();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "21 hours 30");
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  expect(onSubmit).toHaveBeenLastCalledWith(false);

  await userEvent.click(page.getByRole("button", { name: "Later" }));
  await isAt("21 hours 35", "21:35");
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  expect(onSubmit).toHaveBeenLastCalledWith(true);
});

test("Enter in the field shows what is wrong with it", async () => {
  await render(<Example />);
  await unfold();
  await userEvent.fill(field, "9:30");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("HH:MM please")).toBeVisible();
});
