import { expect, test } from "vitest";
import { checkWidget } from "../../testing/widgets.ts";
import { singleSelect } from "./definition.ts";
import { singleSelectWidget } from "./widget.ts";

const props = Object.values(singleSelectWidget.examples.props)[0];
if (props === undefined) throw new Error("expected example props");

test("accepts one of its options", () => {
  checkWidget(singleSelectWidget, (id, { options }) => id !== null && Object.keys(options).includes(id));
});

test("without an option, such as from an earlier answer that has none, nothing has to be chosen", () => {
  expect(singleSelect.check(null, { ...props, options: {} })).toEqual([]);
  expect(singleSelect.check("work", { ...props, options: {} })).toEqual([{ code: "unknown-choice" }]);
});

test("its part is the chosen option", () => {
  expect(singleSelect.parts?.("part", props)).toEqual({ part: props.options["part"] });
  expect(singleSelect.parts?.(null, props)).toEqual({});
  expect(singleSelect.parts?.("gone", props)).toEqual({});
});
