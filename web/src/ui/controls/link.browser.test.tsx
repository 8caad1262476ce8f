import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Link, type LinkProps } from "./link.tsx";

const link = page.getByRole("link", { name: "Help" });

function Place() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function open(props: Omit<LinkProps, "children">) {
  return render(
    <MemoryRouter>
      <Link {...props}>Help</Link>
      <Place />
    </MemoryRouter>,
  );
}

test("Enter and a click lead to the page inside the app, with its state", async () => {
  await open({ to: "/help?from=menu", state: { back: 1 } });
  await expect.element(link).toHaveAttribute("href", "/help?from=menu");
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("status")).toHaveTextContent('/help?from=menu {"back":1}');
});

test("its own handler runs first, and may keep the visitor here", async () => {
  const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
  await open({ to: "/help", onClick });
  await userEvent.click(link);
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("status")).toHaveTextContent("/ null");
});
