import { expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WithState } from "../testing/with-state.tsx";
import { TextField } from "./text-field.tsx";

const field = page.getByRole("textbox", { name: "Nickname" });

function Example({ error, hint }: { readonly error?: string; readonly hint?: string }) {
  return (
    <WithState initial="">
      {(value, onChange) => (
        <TextField
          label="Nickname"
          name="nickname"
          value={value}
          onChange={onChange}
          error={error}
          hint={hint}
        />
      )}
    </WithState>
  );
}

test("a press on its label leads into it", async () => {
  await render(<Example />);
  await userEvent.click(page.getByText("Nickname"));
  await userEvent.keyboard("Dandelion");
  await expect.element(field).toHaveValue("Dandelion");
});

test("an error marks it, is announced and follows the hint", async () => {
  const { rerender } = await render(<Example hint="You can change it later." />);
  await expect.element(field).not.toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription("You can change it later.");
  await rerender(<Example hint="You can change it later." error="Please write a name." />);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Please write a name.");
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription("You can change it later. Please write a name.");
});

test("Hangul stays whole while it is composed", async () => {
  await render(<Example />);
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  for (const text of ["ㅁ", "미", "민"]) {
    await cdp().send("Input.imeSetComposition", { text, selectionStart: 1, selectionEnd: 1 });
    await expect.element(field).toHaveValue(text);
  }
  await cdp().send("Input.insertText", { text: "민" });
  await cdp().send("Input.insertText", { text: "들레" });
  await expect.element(field).toHaveValue("민들레");
});

test("a password is hidden until its button shows it, keeps its text and is sent by Enter", async () => {
  const sent: string[] = [];
  await render(
    <WithState initial="">
      {(value, onChange) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            sent.push(value);
          }}
        >
          <TextField
            label="Password"
            name="password"
            value={value}
            onChange={onChange}
            reveal={{ show: "Show", hide: "Hide" }}
          />
        </form>
      )}
    </WithState>,
  );
  const password = page.getByLabelText("Password", { exact: true });
  await userEvent.fill(password, "dandelion-9");
  await expect.element(password).toHaveAttribute("type", "password");
  await userEvent.click(page.getByRole("button", { name: "Password Show" }));
  await expect.element(password).toHaveAttribute("type", "text");
  await expect.element(password).toHaveAttribute("spellcheck", "false");
  await expect.element(password).toHaveValue("dandelion-9");
  expect(sent).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Password Hide" }));
  await expect.element(password).toHaveAttribute("type", "password");
  await userEvent.type(password, "{Enter}");
  expect(sent).toEqual(["dandelion-9"]);
});
