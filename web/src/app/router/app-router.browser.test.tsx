import { Suspense } from "react";
import { Link, Route, Routes } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { startI18n } from "../../platform/i18n/i18n.ts";
import { lazyComponent, useLazyComponent } from "../lazy-component.ts";
import { AppRouter } from "./app-router.tsx";

let before: string;

beforeAll(() => startI18n("en"));

beforeEach(() => {
  before = location.href;
  history.replaceState(null, "", "/first");
});

afterEach(() => history.replaceState(null, "", before));

function First() {
  return (
    <>
      <Link to="/second">Go</Link>
      <Link to="/third">Elsewhere</Link>
    </>
  );
}

/** Three pages, the second of which is loaded when `arrive` is called. */
function threePages() {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  const second = lazyComponent<object>(async () => {
    await arrival;
    return { default: () => <h1>Second</h1> };
  });
  const Second = () => {
    const Component = useLazyComponent(second);
    return <Component />;
  };
  const app = (
    <AppRouter isLoaded={(path) => path !== "/second" || second.isLoaded}>
      <Suspense fallback="Nothing">
        <Routes>
          <Route path="/first" element={<First />} />
          <Route path="/second" element={<Second />} />
          <Route path="/third" element={<h1>Third</h1>} />
        </Routes>
      </Suspense>
    </AppRouter>
  );
  return { app, arrive, load: second.load };
}

test("a page that is loaded is there as soon as the press is over", async () => {
  const { app, arrive, load } = threePages();
  arrive();
  await load();
  await render(app);
  const link = page.getByRole("link", { name: "Go" });
  await expect.element(link).toBeVisible();
  const shown = new Promise<string | null>((resolve) => {
    addEventListener(
      "click",
      () => queueMicrotask(() => resolve(document.querySelector("h1")?.textContent ?? null)),
      { once: true },
    );
  });
  await link.click();
  expect(await shown).toBe("Second");
});

test("the present page stays until the next one is loaded", async () => {
  const { app, arrive } = threePages();
  await render(app);
  await page.getByRole("link", { name: "Go" }).click();
  await expect.poll(() => location.pathname).toBe("/second");
  await expect.element(page.getByRole("link", { name: "Go" })).toBeVisible();
  await expect.element(page.getByRole("status")).toHaveTextContent("Loading...");
  expect(document.body.textContent).not.toContain("Nothing");
  arrive();
  await expect.element(page.getByRole("heading", { name: "Second" })).toBeVisible();
});

test("a user who goes elsewhere before a page has arrived stays there", async () => {
  const { app, arrive, load } = threePages();
  await render(app);
  await page.getByRole("link", { name: "Go" }).click();
  await expect.poll(() => location.pathname).toBe("/second");
  await page.getByRole("link", { name: "Elsewhere" }).click();
  const third = page.getByRole("heading", { name: "Third" });
  await expect.element(third).toBeVisible();
  arrive();
  await load();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect.element(third).toBeVisible();
  expect(location.pathname).toBe("/third");
});

test("back leads to the page before", async () => {
  const { app, arrive } = threePages();
  arrive();
  await render(app);
  await page.getByRole("link", { name: "Go" }).click();
  await expect.element(page.getByRole("heading", { name: "Second" })).toBeVisible();
  history.back();
  await expect.element(page.getByRole("link", { name: "Go" })).toBeVisible();
});
