import { useEffect, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { afterPaint } from "../platform/browser/timing.ts";
import { ChoiceCard } from "../ui/fields/choice-card.tsx";
import { RadioGroup } from "../ui/fields/radio-group.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { hydrate } from "./hydrate.ts";
import { isAppThere } from "./root.ts";

const CUPS = ["tea", "milk"].map((value) => ({ value, label: value }));

interface FormProps {
  readonly onHydrated?: () => void;
  readonly onSave?: () => void;
  readonly heading?: string;
}

function Form({ onHydrated, onSave, heading = "A form" }: FormProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  const [name, setName] = useState("");
  const [cup, setCup] = useState<string>();
  const [checked, setChecked] = useState(false);
  return (
    <>
      <h1>{heading}</h1>
      <TextField label="Nickname" name="nickname" value={name} onChange={setName} />
      <RadioGroup name="cup" legend="Cup" options={CUPS} value={cup} onChange={setCup} />
      <ChoiceCard
        label="Sugar"
        description=""
        picture={null}
        checked={checked}
        onChange={setChecked}
        tone="riggy"
      />
      <button type="button" onClick={onSave}>
        Save
      </button>
      <p>
        {name}, {cup ?? "nothing"}, {checked ? "with sugar" : "plain"}
      </p>
    </>
  );
}

let root: HTMLElement;

/** The form as HTML, before the app is there. */
beforeEach(() => {
  delete document.documentElement.dataset["app"];
  window.earlyPress = undefined;
  root = document.createElement("div");
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
});

afterEach(() => {
  root.remove();
  delete document.documentElement.dataset["app"];
});

function start(props: FormProps = {}): Promise<void> {
  return new Promise((resolve) => {
    hydrate(root, (onHydrated) => (
      <Form
        {...props}
        onHydrated={() => {
          onHydrated();
          resolve();
        }}
      />
    ));
  });
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => afterPaint(resolve));
}

async function fillIn(): Promise<void> {
  await userEvent.type(page.getByRole("textbox", { name: "Nickname" }), "Robin");
  await page.getByRole("radio", { name: "milk" }).click();
  await page.getByRole("checkbox", { name: "Sugar" }).click();
}

const said = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeInTheDocument();

test("the app takes what was filled in before it was there", async () => {
  await fillIn();
  await start();
  await said("Robin, milk, with sugar");
  await expect.element(page.getByRole("textbox", { name: "Nickname" })).toHaveValue("Robin");
});

test("what is typed while it takes over is not lost", async () => {
  const starting = start();
  const field = root.querySelector("input");
  if (field === null) throw new Error("there is no field");
  field.value = "Robin";
  await starting;
  await said("Robin, nothing, plain");
});

test("it takes over a form that nobody has touched as it is", async () => {
  await start();
  await said(", nothing, plain");
});

test("what was filled in stays where React has to replace the HTML", async () => {
  const errors = vi.spyOn(console, "error").mockReturnValue();
  await fillIn();
  const field = page.getByRole("textbox", { name: "Nickname" });
  await field.click();
  const before = field.element();
  await start({ heading: "Another heading" });
  await said("Robin, milk, with sugar");
  expect(field.element()).not.toBe(before);
  await expect.element(field).toHaveFocus();
  expect(errors).toHaveBeenCalledWith("the HTML was replaced", expect.any(Error));
});

test("the button that was pressed before is pressed once, and the app takes what is pressed from then on", async () => {
  const save = vi.fn();
  window.earlyPress = root.querySelector("button") ?? undefined;
  const starting = start({ onSave: save });
  expect(isAppThere()).toBe(true);
  await starting;
  await vi.waitFor(() => expect(save).toHaveBeenCalled());
  await nextPaint();
  expect(save).toHaveBeenCalledTimes(1);
});

test("a button that is gone is not pressed", async () => {
  const save = vi.fn();
  window.earlyPress = document.createElement("button");
  await start({ onSave: save });
  await nextPaint();
  expect(save).not.toHaveBeenCalled();
});
