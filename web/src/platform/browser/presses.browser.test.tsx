import { useState } from "react";
import { BrowserRouter, useLocation, useNavigate } from "react-router-dom";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ignoreDoubleClicks, keepPresses } from "./presses.ts";

beforeAll(() => {
  keepPresses();
  ignoreDoubleClicks();
});

let replacePage: (label: string) => void;

/** A page whose header has one button, and which the next one replaces. */
function ReplacedPages({ type }: { readonly type: "button" | "submit" }) {
  const [label, setLabel] = useState("Sign out");
  const [shown, setShown] = useState(0);
  const [presses, setPresses] = useState(0);
  replacePage = (next) => {
    setLabel(next);
    setShown(shown + 1);
  };
  return (
    <>
      <button key={shown} type={type} onClick={() => setPresses(presses + 1)}>
        {label}
      </button>
      <p>{`${presses} presses on page ${shown}`}</p>
    </>
  );
}

/** Presses the button, and lifts the finger once the page was replaced by one with this button. */
async function pressWhileReplaced(label: string, type: "button" | "submit" = "button"): Promise<void> {
  await render(<ReplacedPages type={type} />);
  const button = page.getByRole("button").element();
  const { x, y, width, height } = button.getBoundingClientRect();
  const at = { bubbles: true, clientX: x + width / 2, clientY: y + height / 2 };
  button.dispatchEvent(new PointerEvent("pointerdown", at));
  replacePage(label);
  await expect.element(page.getByText(/on page 1/)).toBeInTheDocument();
  dispatchEvent(new PointerEvent("pointerup", at));
}

test("a press counts for the same button of the page that replaces it meanwhile", async () => {
  await pressWhileReplaced("Sign out");
  await expect.element(page.getByText("1 presses on page 1")).toBeInTheDocument();
});

test("a press counts once where the browser reports a click by itself", async () => {
  await pressWhileReplaced("Sign out");
  page
    .getByRole("button")
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(page.getByText("1 presses on page 1")).toBeInTheDocument();
});

test("a press does not count for another button in the same place", async () => {
  await pressWhileReplaced("Sign in");
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(page.getByText("0 presses on page 1")).toBeInTheDocument();
});

test("a press on Continue sends no form of the next page", async () => {
  await pressWhileReplaced("Continue", "submit");
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(page.getByText("0 presses on page 1")).toBeInTheDocument();
});

beforeEach(() => history.replaceState(null, "", "/first"));

/** Two pages with a button in the same place. */
function Pages() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [answers, setAnswers] = useState(0);
  const press = pathname === "/first" ? () => void navigate("/second") : () => setAnswers(answers + 1);
  return (
    <>
      <button type="button" onClick={press}>
        {pathname === "/first" ? "Next" : "Answer"}
      </button>
      <p>{`${answers} answers`}</p>
    </>
  );
}

const renderPages = () =>
  render(
    <BrowserRouter useTransitions={false}>
      <Pages />
    </BrowserRouter>,
  );

test("a double press turns to the next page, and answers nothing there", async () => {
  await renderPages();
  await userEvent.click(page.getByRole("button", { name: "Next" }));
  const answer = page.getByRole("button", { name: "Answer" });
  await expect.element(answer).toBeVisible();
  // As a browser reports the second press, wherever it lands.
  answer.element().dispatchEvent(new MouseEvent("click", { detail: 2, bubbles: true, cancelable: true }));
  await expect.element(page.getByText("0 answers")).toBeVisible();
});

test("presses on the same page all count", async () => {
  await renderPages();
  await userEvent.click(page.getByRole("button", { name: "Next" }));
  await userEvent.click(page.getByRole("button", { name: "Answer" }));
  await userEvent.dblClick(page.getByRole("button", { name: "Answer" }));
  await expect.element(page.getByText("3 answers")).toBeVisible();
});

test("a press that leads on in the same place counts, however quick", async () => {
  await renderPages();
  await userEvent.click(page.getByRole("button", { name: "Next" }));
  const answer = page.getByRole("button", { name: "Answer" }).element();
  answer.setAttribute("data-allow-double-click", "");
  answer.dispatchEvent(new MouseEvent("click", { detail: 2, bubbles: true, cancelable: true }));
  await expect.element(page.getByText("1 answers")).toBeVisible();
});
