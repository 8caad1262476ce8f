import { BrowserRouter, useLocation, useNavigate } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useOncePerEntry } from "./use-once-per-entry.ts";

beforeEach(() => history.replaceState(null, "", "/outside"));

function Pages() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isFirst = useOncePerEntry();
  return (
    <>
      <h1>{pathname}</h1>
      <button type="button" onClick={() => void navigate("/one")}>
        Enter
      </button>
      <button type="button" onClick={() => void navigate("/two")}>
        Turn
      </button>
      <button
        type="button"
        onClick={() => {
          if (isFirst()) void navigate(-1);
        }}
      >
        Back
      </button>
    </>
  );
}

const button = (name: string) => page.getByRole("button", { name });
const shows = (path: string) => expect.element(page.getByRole("heading")).toHaveTextContent(path);

async function open() {
  await render(
    <BrowserRouter useTransitions={false}>
      <Pages />
    </BrowserRouter>,
  );
  await userEvent.click(button("Enter"));
  await shows("/one");
  await userEvent.click(button("Turn"));
  await shows("/two");
}

/** Two presses before the first one has led anywhere. */
function pressTwice(name: string) {
  const element = button(name).element();
  if (!(element instanceof HTMLElement)) throw new Error("there is no such button");
  element.click();
  element.click();
}

test("two presses at once go back by one entry", async () => {
  await open();
  pressTwice("Back");
  await shows("/one");
  await new Promise((resolve) => setTimeout(resolve, 200));
  await shows("/one");
});

test("an entry that comes again can be left again", async () => {
  await open();
  pressTwice("Back");
  await shows("/one");
  history.forward();
  await shows("/two");
  await userEvent.click(button("Back"));
  await shows("/one");
  await userEvent.click(button("Back"));
  await shows("/outside");
});
