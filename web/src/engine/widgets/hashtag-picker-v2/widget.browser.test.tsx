import type { Language } from "@mindle/domain/catalogue/language";
import { hashtagPickerV2Widget } from "@mindle/domain/widgets/hashtag-picker-v2/widget";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showWidget } from "../../testing/show-widget.tsx";
import widget from "./widget.tsx";

async function show(language: Language) {
  const value = ["tired", "ignored", "waiting"];
  const state = { props: "usual", value, widget, examples: hashtagPickerV2Widget.examples };
  return (await showWidget({ ...state, language })).onValue;
}

test("tags hang in their groups and share what fits", async () => {
  const onValue = await show("en");
  const people = page.getByRole("group", { name: "People" });
  await expect.element(people.getByRole("checkbox", { name: "Being ignored" })).toBeChecked();
  await userEvent.click(people.getByRole("checkbox", { name: "Being lied to" }));
  expect(onValue).toHaveBeenLastCalledWith(["ignored", "waiting", "lied"]);
  await userEvent.click(page.getByRole("button", { name: "‘Being tired’ came down. Undo" }));
  expect(onValue).toHaveBeenLastCalledWith(["tired", "ignored", "waiting"]);
  const inside = page.getByRole("group", { name: "Inside" });
  await expect.element(inside.getByRole("checkbox", { name: "Being tired" })).toHaveFocus();
});

test("says in Korean which one comes down", async () => {
  await show("ko");
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("세 개를 다 걸었어요. 하나 더 걸면 처음 건 ‘지쳤을 때’ 태그가 내려와요.");
});
