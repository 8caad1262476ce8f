import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import Introduction from "./introduction.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  scrollTo(0, 0);
});

function Result({ explain }: { readonly explain: () => Promise<void> }) {
  const graph = useRef<HTMLDivElement>(null);
  return (
    <div style={{ blockSize: "300vh" }}>
      <div ref={graph} style={{ blockSize: 80 }}>
        Graph
      </div>
      <Introduction graph={graph} explain={explain} />
    </div>
  );
}

/** Until every observer that there is has told of the element. */
function observed(element: Element): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    resolve();
  });
  observer.observe(element);
  return promise;
}

test("a graph that is there at once is explained when time has passed and the person scrolls, once", async () => {
  const explain = vi.fn(() => Promise.resolve());
  await render(<Result explain={explain} />);
  await observed(page.getByText("Graph").element());
  vi.advanceTimersByTime(60_000);
  expect(explain).not.toHaveBeenCalled();
  scrollTo(0, 10);
  await expect.poll(() => explain).toHaveBeenCalledOnce();
  scrollTo(0, 20);
  await observed(page.getByText("Graph").element());
  expect(explain).toHaveBeenCalledOnce();
});
