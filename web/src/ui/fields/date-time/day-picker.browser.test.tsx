import type { Weekdays } from "@mindle/domain/reminders/config";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WithState } from "../../testing/with-state.tsx";
import { DayPicker } from "./day-picker.tsx";

const NAMES = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

test("each day is a toggle with its name", async () => {
  await render(
    <WithState<Weekdays> initial={[true, true, true, true, true, true, false]}>
      {(value, onChange) => (
        <DayPicker
          label="Days"
          days={NAMES.map((name) => ({ name, short: name.slice(0, 1) }))}
          value={value}
          onChange={onChange}
        />
      )}
    </WithState>,
  );
  await expect.element(page.getByRole("group", { name: "Days" })).toBeVisible();
  for (const [weekday, name] of NAMES.entries()) {
    const day = page.getByRole("button", { name, exact: true });
    const before = weekday !== 6;
    await expect.element(day).toHaveAttribute("aria-pressed", String(before));
    day.element().focus();
    await userEvent.keyboard(weekday % 2 === 0 ? " " : "{Enter}");
    await expect.element(day).toHaveAttribute("aria-pressed", String(!before));
  }
});
