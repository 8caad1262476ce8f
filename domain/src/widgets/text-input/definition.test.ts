import { test } from "vitest";
import { checkWidget } from "../../testing/widgets.ts";
import { graphemes } from "../../text/graphemes.ts";
import { textInputWidget } from "./widget.ts";

test("accepts words that are not longer than its limit", () => {
  checkWidget(textInputWidget, (text, { max }) => text.trim() !== "" && graphemes(text) <= max);
});
