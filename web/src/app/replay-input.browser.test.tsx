import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { watchInput } from "./replay-input.ts";

function Form({ onHydrated }: { readonly onHydrated?: () => void }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  const [text, setText] = useState("");
  return (
    <>
      <input aria-label="Nickname" value={text} onChange={({ target }) => setText(target.value)} />
      <p>Hello {text}</p>
    </>
  );
}

let root: HTMLElement;
let unmount = () => {};

afterEach(() => {
  unmount();
  root.remove();
});

/** The form as HTML, before React takes it over. */
function openHtml() {
  root = document.createElement("div");
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  return watchInput(root);
}

function hydrate(): Promise<void> {
  return new Promise((resolve) => {
    const hydrated = hydrateRoot(root, <Form onHydrated={resolve} />);
    unmount = () => hydrated.unmount();
  });
}

const nickname = page.getByRole("textbox", { name: "Nickname" });

test("what was typed before hydration reaches the app", async () => {
  const input = openHtml();
  await userEvent.type(nickname, "Robin");
  const recorded = input.snapshot();
  await hydrate();
  recorded.replay();
  await expect.element(page.getByText("Hello Robin")).toBeVisible();
});

test("what is entered during hydration is not replaced by what was there before", async () => {
  const input = openHtml();
  await userEvent.type(nickname, "Rob");
  const recorded = input.snapshot();
  const field = nickname.element();
  if (!(field instanceof HTMLInputElement)) throw new Error("the nickname is no input");
  field.value = "Robin";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await hydrate();
  recorded.replay();
  await expect.element(page.getByText("Hello Robin")).toBeVisible();
});

test("what is entered in a part that still waits for its code is not lost", async () => {
  const inPart = (Part: ComponentType<{ readonly onHydrated?: () => void }>, onHydrated?: () => void) => (
    <Suspense>
      <Part {...(onHydrated !== undefined && { onHydrated })} />
    </Suspense>
  );
  root = document.createElement("div");
  root.innerHTML = renderToString(inPart(Form));
  document.body.append(root);
  const recorded = watchInput(root).snapshot();
  const code = Promise.withResolvers<{ default: typeof Form }>();
  const hydrating = new Promise<void>((resolve) => {
    const hydrated = hydrateRoot(
      root,
      inPart(
        lazy(() => code.promise),
        resolve,
      ),
    );
    unmount = () => hydrated.unmount();
  });
  // React has begun, and stops events of a part that it cannot hydrate yet.
  await new Promise((rendered) => setTimeout(rendered, 50));
  await userEvent.type(nickname, "Robin");
  code.resolve({ default: Form });
  await hydrating;
  recorded.replay();
  await expect.element(page.getByText("Hello Robin")).toBeVisible();
});

test("a choice that makes React hydrate at once is not lost", async () => {
  function Choice({ onHydrated }: { readonly onHydrated?: () => void }) {
    useEffect(() => onHydrated?.(), [onHydrated]);
    const [chosen, setChosen] = useState("nothing");
    return (
      <>
        <input type="radio" aria-label="Tea" defaultChecked={false} onChange={() => setChosen("tea")} />
        <p>Chosen: {chosen}</p>
      </>
    );
  }
  root = document.createElement("div");
  root.innerHTML = renderToString(<Choice />);
  document.body.append(root);
  const recorded = watchInput(root).snapshot();
  const hydrated = hydrateRoot(root, <Choice onHydrated={() => recorded.replay()} />);
  unmount = () => hydrated.unmount();
  // Nothing is hydrated yet, and the radio button is checked before its events come.
  root.querySelector("input")?.click();
  await expect.element(page.getByText("Chosen: tea")).toBeVisible();
});
