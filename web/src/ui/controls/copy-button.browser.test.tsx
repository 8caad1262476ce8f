import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CopyButton } from "./copy-button.tsx";

const button = page.getByRole("button", { name: "Copy the link" });
const status = page.getByRole("status");

function Example() {
  return (
    <CopyButton
      text="https://example.com/result"
      label="Copy the link"
      copiedLabel="Copied"
      failedLabel="Press and hold the link instead"
    />
  );
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function refuseClipboard() {
  const refusal = new DOMException("", "NotAllowedError");
  return vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(refusal);
}

test.for([true, false])("copies with the clipboard’s permission: %s", async (permitted) => {
  if (!permitted) refuseClipboard();
  await render(<Example />);
  await expect.element(status).toBeEmptyDOMElement();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(status).toHaveTextContent("Copied");
  await expect.element(button).toHaveFocus();
  expect(await navigator.clipboard.readText()).toBe("https://example.com/result");
});

test("the outcome is shown for 1.6 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await render(<Example />);
  await userEvent.click(button);
  await expect.element(status).toHaveTextContent("Copied");
  vi.advanceTimersByTime(1_500);
  await expect.element(status).toHaveTextContent("Copied");
  vi.advanceTimersByTime(100);
  await expect.element(status).toBeEmptyDOMElement();
});

test("says what to do where nothing can be copied", async () => {
  refuseClipboard();
  vi.spyOn(document, "execCommand").mockReturnValue(false);
  await render(<Example />);
  await userEvent.click(button);
  await expect.element(status).toHaveTextContent("Press and hold the link instead");
});
