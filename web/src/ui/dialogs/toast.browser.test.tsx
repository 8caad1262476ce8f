import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../controls/button.tsx";
import { setReducedMotion } from "../testing/reduced-motion.ts";
import { ToastProvider, useToast } from "./toast.tsx";

const region = page.getByRole("region", { name: "Notices" });
const toast = region.getByRole("dialog", { name: "One line was deleted." });

function Opener({ onUndo }: { readonly onUndo?: () => void }) {
  const show = useToast();
  const open = () =>
    show({
      text: "One line was deleted.",
      ...(onUndo !== undefined && { action: { label: "Undo", onPress: onUndo } }),
    });
  return <Button onClick={open}>Delete</Button>;
}

function Example({ onUndo }: { readonly onUndo?: () => void }) {
  return (
    <ToastProvider regionLabel="Notices" closeLabel="Close">
      <Opener {...(onUndo !== undefined && { onUndo })} />
    </ToastProvider>
  );
}

async function show() {
  await userEvent.click(page.getByRole("button", { name: "Delete" }));
  await expect.element(toast).toBeVisible();
}

test("it is announced politely, in the upper third of the screen", async () => {
  await render(<Example />);
  await expect.element(region).toHaveAttribute("aria-live", "polite");
  await show();
  expect(toast.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight / 3);
});

test("F6 leads to it; its action closes it", async () => {
  const onUndo = vi.fn();
  await render(<Example onUndo={onUndo} />);
  await show();
  await userEvent.keyboard("{F6}");
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(toast.getByRole("button", { name: "Undo" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onUndo).toHaveBeenCalledTimes(1);
  await expect.element(toast).not.toBeInTheDocument();
});

test("its close button closes it", async () => {
  await render(<Example />);
  await show();
  await userEvent.click(toast.getByRole("button", { name: "Close" }));
  await expect.element(toast).not.toBeInTheDocument();
});

test("it fades out in 150 milliseconds", async () => {
  await setReducedMotion("no-preference");
  await render(<Example />);
  await show();
  const element = toast.element();
  await Promise.all(element.getAnimations().map(({ finished }) => finished));
  const faded = new Promise<number>((resolve) =>
    element.addEventListener("transitionend", (event) => {
      if (event instanceof TransitionEvent) resolve(event.elapsedTime);
    }),
  );
  await userEvent.click(toast.getByRole("button", { name: "Close" }));
  expect(await faded).toBe(0.15);
  await expect.element(toast).not.toBeInTheDocument();
});
