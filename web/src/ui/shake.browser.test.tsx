import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useShake } from "./shake.ts";
import { setReducedMotion } from "./testing/reduced-motion.ts";

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

test.for([
  ["no-preference", 1],
  ["reduce", 0],
] as const)("with prefers-reduced-motion: %s there are %d animations", async ([motion, animations]) => {
  await setReducedMotion(motion);
  const { container } = await render(<Example />);
  await userEvent.click(page.getByRole("button"));
  expect(container.querySelector("div")?.getAnimations()).toHaveLength(animations);
});
