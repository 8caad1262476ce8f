import { useState } from "react";
import { BrowserRouter, Link, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useLeaveGuard } from "./use-leave-guard.ts";

function Form() {
  const [isDirty, setDirty] = useState(false);
  const { isAsking, leave, stay } = useLeaveGuard(isDirty, "/list");
  return (
    <>
      <h1>Form</h1>
      <button type="button" onClick={() => setDirty(true)}>
        Edit
      </button>
      <button type="button" onClick={() => setDirty(false)}>
        Save
      </button>
      <Link to="/list">To the list</Link>
      {isAsking && (
        <div role="alertdialog" aria-label="Leave?">
          <button type="button" onClick={leave}>
            Leave
          </button>
          <button type="button" onClick={stay}>
            Stay
          </button>
        </div>
      )}
    </>
  );
}

function List() {
  return (
    <>
      <h1>List</h1>
      <Link to="/form">To the form</Link>
    </>
  );
}

const address = location.href;

beforeEach(async () => {
  history.replaceState(null, "", "/list");
  await render(
    <BrowserRouter useTransitions={false}>
      <Routes>
        <Route path="/list" element={<List />} />
        <Route path="/form" element={<Form />} />
      </Routes>
    </BrowserRouter>,
  );
  await page.getByRole("link", { name: "To the form" }).click();
});

afterEach(() => history.replaceState(null, "", address));

const form = page.getByRole("heading", { name: "Form" });
const list = page.getByRole("heading", { name: "List" });
const question = page.getByRole("alertdialog");
const button = (name: string) => page.getByRole("button", { name });

test("without input one leaves at once", async () => {
  history.back();
  await expect.element(list).toBeVisible();
});

test("a link asks: staying changes nothing, leaving follows it", async () => {
  await button("Edit").click();
  await page.getByRole("link", { name: "To the list" }).click();
  await button("Stay").click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(form).toBeVisible();
  await page.getByRole("link", { name: "To the list" }).click();
  await button("Leave").click();
  await expect.element(list).toBeVisible();
});

test("going back asks, as often as one stays, and then goes back", async () => {
  await button("Edit").click();
  for (let time = 0; time < 2; time += 1) {
    history.back();
    await expect.element(question).toBeVisible();
    await expect.element(form).toBeVisible();
    await expect.poll(() => location.pathname).toBe("/form");
    await button("Stay").click();
    await expect.element(question).not.toBeInTheDocument();
  }
  history.back();
  await button("Leave").click();
  await expect.element(list).toBeVisible();
  await expect.poll(() => location.pathname).toBe("/list");
});

test("once saved, one step back leads to the page before", async () => {
  await button("Edit").click();
  await button("Save").click();
  await expect.element(form).toBeVisible();
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  history.back();
  await expect.element(list).toBeVisible();
  expect(question.elements()).toEqual([]);
});

test("the browser does not ask when another tab has signed out", async () => {
  await button("Edit").click();
  await expect.poll(() => !dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
  localStorage.setItem("clearedAt", "1");
  expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
  localStorage.removeItem("clearedAt");
});

test("the browser asks before the page is closed", async () => {
  await button("Edit").click();
  await expect.poll(() => !dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
});
