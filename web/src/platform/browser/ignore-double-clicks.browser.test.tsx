import { useState } from "react";
import { BrowserRouter, useLocation, useNavigate } from "react-router-dom";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ignoreDoubleClicks } from "./ignore-double-clicks.ts";

beforeAll(ignoreDoubleClicks);
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
