import { test } from "vitest";
import { checkWidget } from "../../testing/widgets.ts";
import { graphemes } from "../graphemes.ts";
import { textInput } from "./definition.ts";
import { textInputExamples } from "./examples.ts";
import { textInputValues } from "./values.ts";

test("accepts words that are not longer than its limit", () => {
  checkWidget(textInput, textInputExamples, {
    values: textInputValues,
    obeys: (text, { max }) => text.trim() !== "" && graphemes(text) <= max,
  });
});
