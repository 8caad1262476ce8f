import { Component, type ReactNode, Suspense, startTransition, useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type LazyComponent, lazyComponent, useLazyComponent } from "./lazy-component.ts";

interface FieldProps {
  readonly label: string;
}

function Field({ label }: FieldProps) {
  return <input aria-label={label} />;
}

function Shown({ source, label }: FieldProps & { readonly source: LazyComponent<FieldProps> }) {
  const Component = useLazyComponent(source);
  return <Component label={label} />;
}

/** Navigates as the router does, in a transition. */
function Example({ source }: { readonly source: LazyComponent<FieldProps> }) {
  const [label, setLabel] = useState<string>();
  return (
    <Suspense fallback="Loading">
      <button type="button" onClick={() => startTransition(() => setLabel("Name"))}>
        Go
      </button>
      <button type="button" onClick={() => setLabel("Nickname")}>
        Rename
      </button>
      {label !== undefined && <Shown source={source} label={label} />}
    </Suspense>
  );
}

test("one that cannot be loaded is an error where it is rendered, until it is loaded again", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  let isThere = false;
  const attempts = vi.fn(async () => {
    // A moment, so that it is awaited.
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (!isThere) throw new Error("gone");
    return { default: Field };
  });
  const source = lazyComponent(attempts);
  const { rerender } = await render(
    <Boundary key="first">
      <Example source={source} />
    </Boundary>,
  );
  await page.getByRole("button", { name: "Go" }).click();
  await expect.element(page.getByText("Not loaded")).toBeVisible();
  expect(attempts).toHaveBeenCalledTimes(1);
  isThere = true;
  await source.load();
  await rerender(
    <Boundary key="second">
      <Example source={source} />
    </Boundary>,
  );
  await page.getByRole("button", { name: "Go" }).click();
  await expect.element(page.getByRole("textbox", { name: "Name" })).toBeVisible();
});

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <p>Not loaded</p> : this.props.children;
  }
}

test("what was typed stays when a component that was loaded while it was rendered is rendered again", async () => {
  // React goes on with a render whose component comes in the same moment: the lazy one is then mounted.
  const source = lazyComponent(() => Promise.resolve({ default: Field }));
  await render(<Example source={source} />);
  await page.getByRole("button", { name: "Go" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Robin");
  await page.getByRole("button", { name: "Rename" }).click();
  await expect.element(page.getByRole("textbox", { name: "Nickname" })).toHaveValue("Robin");
});
