import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WithState } from "../testing/with-state.tsx";
import { Tabs } from "./tabs.tsx";

type View = "today" | "week" | "all";

const tab = (name: string) => page.getByRole("tab", { name });
const panel = (name: string) => page.getByRole("tabpanel", { name });

function Example() {
  return (
    <WithState<View> initial="today">
      {(value, onChange) => (
        <Tabs
          label="Journal"
          tabs={[
            { value: "today", label: "Today", content: "One line from today." },
            { value: "week", label: "This week", content: "Three lines so far." },
            { value: "all", label: "All", content: "Twenty-four lines." },
          ]}
          value={value}
          onChange={onChange}
        />
      )}
    </WithState>
  );
}

test("arrow keys, Home and End change the tab, Tab goes on to its panel", async () => {
  await render(<Example />);
  await userEvent.tab();
  await expect.element(tab("Today")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("This week")).toHaveFocus();
  await expect.element(panel("This week")).toHaveTextContent("Three lines so far.");
  await userEvent.keyboard("{End}");
  await expect.element(tab("All")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("Today")).toHaveAttribute("aria-selected", "true");
  await userEvent.tab();
  await expect.element(panel("Today")).toHaveFocus();
});
