import { multiQuestionWidget } from "@mindle/domain/widgets/multi-question/widget";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const example = { widget, examples: multiQuestionWidget.examples, language: "en", props: "usual" } as const;
const opening = page.getByRole("radiogroup", { name: "When I open the mail" });
const late = page.getByRole("radiogroup", { name: "When I put it off" });

test("each question has an answer of its own", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  await expect.element(page.getByText("0 of 3 answered")).toBeVisible();
  await opening.getByRole("radio", { name: "Hard" }).click();
  await late.getByRole("radio", { name: "Easy" }).click();
  await opening.getByRole("radio", { name: "No use" }).click();
  expect(onValue).toHaveBeenLastCalledWith({ trigger: "useless", late: "easy" });
  await expect.element(page.getByText("2 of 3 answered")).toBeVisible();
});

test("works by keyboard: Tab goes from question to question, arrows choose", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  await userEvent.tab();
  await userEvent.keyboard(" {ArrowRight}");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(onValue).toHaveBeenLastCalledWith({ trigger: "hard", check: "easy" });
});

test("the next question comes into view once one is answered", async () => {
  await render(
    <div style={{ paddingBlockStart: "70vh", paddingBlockEnd: "100vh" }}>
      <ExamplePage {...example} />
    </div>,
  );
  expect(opening.element().getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 100);
  const next = page.getByRole("radiogroup", { name: "When I read it a third time" });
  await opening.getByRole("radio", { name: "Easy" }).click();
  await expect.poll(() => next.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
});

test("says at a question that its answer is missing", async () => {
  await render(
    <ExamplePage {...example} value={{ trigger: "hard", late: "easy" }} isRefused language="ko" />,
  );
  const missing = page.getByRole("radiogroup", { name: "세 번째로 다시 읽을 때" });
  await expect.element(missing).toHaveAccessibleDescription("답을 골라 주세요");
  await expect.element(missing).toHaveAttribute("data-part", "check");
  const answered = page.getByRole("radiogroup", { name: "메일을 열 때" });
  await expect.element(answered).toHaveAccessibleDescription("");
});

test("read-only, answers can be read and not changed", async () => {
  await render(<ExamplePage {...example} value={{ trigger: "hard" }} isDisabled />);
  await expect.element(opening.getByRole("radio", { name: "Hard" })).toBeChecked();
  await expect.element(opening.getByRole("radio", { name: "Easy" })).toBeDisabled();
});

const long = { ...example, props: "long" } as const;
const own = page.getByRole("radiogroup", { name: "Noticing when Riggy speaks" });
const less = page.getByRole("radiogroup", { name: "Doing it once less" });
const answers = page.getByRole("list", { name: "How would each be for you?" });

test("long answers are asked for one question at a time, then shown together to be changed", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...long} onValue={onValue} />);
  await expect.element(page.getByText("1 of 3")).toBeVisible();
  await expect.element(less).not.toBeInTheDocument();
  await own.getByRole("radio", { name: "Hard, but it would help" }).click();
  await expect.element(less).toBeVisible();
  await expect.element(own).not.toBeInTheDocument();
  await less.getByRole("radio", { name: "I could do it" }).click();
  const after = page.getByRole("radiogroup", { name: "Asking afterwards" });
  await after.getByRole("radio", { name: "It would not help" }).click();
  await expect
    .element(answers.getByRole("listitem").first())
    .toHaveTextContent("Noticing when Riggy speaks Hard, but it would help");
  await answers.getByRole("button").nth(1).click();
  await less.getByRole("radio", { name: "It would not help" }).click();
  await expect.element(answers).toBeVisible();
  expect(onValue).toHaveBeenLastCalledWith({ notice: "hard", less: "no", ask: "no" });
});

test("one at a time by keyboard: arrows choose, Enter goes on", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...long} onValue={onValue} />);
  await userEvent.tab();
  await userEvent.keyboard(" {ArrowDown}");
  await expect.element(own.getByRole("radio", { name: "Hard, but it would help" })).toBeChecked();
  await userEvent.keyboard("{Enter}");
  await expect.element(less.getByRole("radio").first()).toHaveFocus();
  expect(onValue).toHaveBeenLastCalledWith({ notice: "hard" });
});

test("one at a time, the question without an answer is shown and says so", async () => {
  const value = { notice: "easy", less: "no" };
  await render(<ExamplePage {...long} value={value} isRefused language="ko" />);
  const missing = page.getByRole("radiogroup", { name: "끝나고 물어보기" });
  await expect.element(missing).toHaveAccessibleDescription("답을 골라 주세요");
});
