import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WithState } from "../testing/with-state.tsx";
import { RadioGroup } from "./radio-group.tsx";

type Time = "morning" | "night";

const group = page.getByRole("group", { name: "When shall we remind you?" });
const morning = group.getByRole("radio", { name: "In the morning" });
const night = group.getByRole("radio", { name: "At night Before you go to sleep" });

function Example({ error }: { readonly error?: string }) {
  return (
    <WithState<Time | undefined> initial={undefined}>
      {(value, onChange) => (
        <RadioGroup
          name="when"
          legend="When shall we remind you?"
          options={[
            { value: "morning", label: "In the morning" },
            { value: "night", label: "At night", description: "Before you go to sleep" },
          ]}
          value={value}
          onChange={onChange}
          error={error}
        />
      )}
    </WithState>
  );
}

test("it is one Tab stop; arrow keys choose", async () => {
  await render(
    <>
      <Example />
      <input aria-label="next" />
    </>,
  );
  await userEvent.tab();
  await expect.element(morning).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(morning).toBeChecked();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(night).toBeChecked();
  await expect.element(night).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(morning).toBeChecked();
  await userEvent.tab();
  await expect.element(page.getByRole("textbox")).toHaveFocus();
});

test("an error describes the group and is announced until it is gone", async () => {
  const { rerender } = await render(<Example error="Please choose one." />);
  await expect.element(group).toHaveAccessibleDescription("Please choose one.");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Please choose one.");
  await rerender(<Example />);
  await expect.element(group).toHaveAccessibleDescription("");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

type Agreement = "no" | "somewhat" | "yes";

function Scale(props: {
  readonly value: Agreement | undefined;
  readonly onChange: (value: Agreement) => void;
}) {
  return (
    <RadioGroup
      {...props}
      variant="scale"
      name="ease"
      legend="I am at ease alone"
      options={[
        { value: "no", label: "Not at all" },
        { value: "somewhat", label: "Somewhat" },
        { value: "yes", label: "Very much" },
      ]}
    />
  );
}

test("a scale is named by its labels and moves with the arrow keys", async () => {
  await render(
    <WithState<Agreement | undefined> initial={undefined}>
      {(value, onChange) => <Scale value={value} onChange={onChange} />}
    </WithState>,
  );
  const scale = page.getByRole("group", { name: "I am at ease alone" });
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(scale.getByRole("radio", { name: "Somewhat" })).toBeChecked();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(scale.getByRole("radio", { name: "Very much" })).toBeChecked();
});

test("a choice shows without waiting for the value, and follows a value from outside", async () => {
  const ignore = () => undefined;
  const { rerender } = await render(<Scale value="no" onChange={ignore} />);
  const yes = page.getByRole("radio", { name: "Very much" });
  await userEvent.click(yes, { force: true });
  await expect.element(yes).toBeChecked();
  await rerender(<Scale value="somewhat" onChange={ignore} />);
  await expect.element(page.getByRole("radio", { name: "Somewhat" })).toBeChecked();
  await expect.element(yes).not.toBeChecked();
});
