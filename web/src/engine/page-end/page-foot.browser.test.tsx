import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PageFoot } from "./page-foot.tsx";

const CHOICES = ["None", "Few", "Some", "Many", "All"];

/** A page whose choices reach below the button. As in Safari, a press on one does not focus it. */
function Page({ first }: { readonly first?: string }) {
  const [chosen, setChosen] = useState(first);
  return (
    <div style={{ display: "flex", flexDirection: "column", gap: "var(--space-5)", inlineSize: 320 }}>
      <div style={{ blockSize: 300 }} />
      <div data-bind="how-many">
        {CHOICES.map((choice) => (
          <label
            key={choice}
            style={{ display: "block", blockSize: 56 }}
            onMouseDown={(event) => event.preventDefault()}
          >
            <input type="radio" name="how-many" onChange={() => setChosen(choice)} />
            {choice}
          </label>
        ))}
      </div>
      <PageFoot
        replyAt={chosen === undefined ? undefined : CHOICES.indexOf(chosen)}
        reply={chosen && <p style={{ blockSize: chosen === "None" ? 20 : 120 }}>{`${chosen}, then.`}</p>}
      >
        <button type="button" style={{ blockSize: 56 }}>
          Next
        </button>
      </PageFoot>
    </div>
  );
}

const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();

test.each([
  ["a press", (choice: string) => userEvent.click(page.getByText(choice, { exact: true }))],
  ["a key", (choice: string) => userEvent.type(page.getByLabelText(choice), " ")],
])(
  "the reply to %s covers no answer, and stands above the button, as does what was chosen",
  async (_, choose) => {
    await page.viewport(360, 640);
    await render(<Page />);
    for (const choice of ["None", "Some", "Few", "All"]) {
      await choose(choice);
      const reply = page.getByText(`${choice}, then.`);
      await expect.element(reply).toBeVisible();
      const { top, bottom } = boxOf(page.getByRole("status").element());
      for (const other of CHOICES) {
        const option = boxOf(page.getByLabelText(other).element().parentElement);
        expect(Math.min(option.bottom, bottom) - Math.max(option.top, top)).toBeLessThanOrEqual(0.5);
      }
      const foot = boxOf(page.getByRole("button", { name: "Next" }).element().parentElement).top;
      const chosen = boxOf(page.getByLabelText(choice).element().parentElement);
      expect(chosen.top).toBeGreaterThanOrEqual(0);
      expect(chosen.bottom).toBeLessThanOrEqual(foot + 0.5);
      expect(bottom).toBeLessThanOrEqual(foot + 0.5);
    }
  },
);

test("a reply that is there before anything was answered moves nothing", async () => {
  await page.viewport(360, 640);
  await render(<Page first="None" />);
  await expect.element(page.getByText("None, then.")).toBeInTheDocument();
  expect(scrollY).toBe(0);
});
