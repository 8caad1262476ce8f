import { afterEach, expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useShake } from "./shake.ts";

function Example() {
  const { ref, shake } = useShake<HTMLDivElement>();
  return (
    <div ref={ref}>
      <button type="button" onClick={shake}>
        Continue
      </button>
    </div>
  );
}

function setReducedMotion(value: "reduce" | "no-preference"): Promise<unknown> {
  return cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value }],
  });
}

afterEach(async () => {
  await setReducedMotion("reduce");
});

test.for([
  ["no-preference", 1],
  ["reduce", 0],
] as const)("with prefers-reduced-motion: %s there are %d animations", async ([motion, animations]) => {
  await setReducedMotion(motion);
  const { container } = await render(<Example />);
  await userEvent.click(page.getByRole("button"));
  expect(container.querySelector("div")?.getAnimations()).toHaveLength(animations);
});
