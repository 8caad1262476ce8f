import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PageFoot } from "./page-foot.tsx";

const CHOICES = ["None", "Few", "Some", "Many", "All"];

/** A page whose choices reach below the button. As in Safari, a press on one does not focus it. */
function Page() {
  const [chosen, setChosen] = useState<string>();
  return (
    <div style={{ display: "flex", flexDirection: "column", inlineSize: 320 }}>
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

function edgesOf(choice: string) {
  const option = page.getByText(choice, { exact: true }).element().getBoundingClientRect();
  const foot = page.getByRole("status").element().parentElement?.getBoundingClientRect();
  return { lowerEdge: option.bottom, footFrom: foot?.top ?? 0 };
}

test.each([
  ["a press", (choice: string) => userEvent.click(page.getByText(choice, { exact: true }))],
  ["a key", (choice: string) => userEvent.type(page.getByLabelText(choice), " ")],
])("the reply to %s does not cover what was chosen, and neither does the next one", async (_, choose) => {
  await page.viewport(360, 640);
  await render(<Page />);
  for (const choice of ["None", "Some", "Few", "All"]) {
    await choose(choice);
    await expect.element(page.getByText(`${choice}, then.`)).toBeVisible();
    const { lowerEdge, footFrom } = edgesOf(choice);
    expect(lowerEdge).toBeLessThanOrEqual(footFrom + 0.5);
  }
});
