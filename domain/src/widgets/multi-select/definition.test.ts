import { describe, expect, test } from "vitest";
import { multiSelect } from "./definition.ts";
import { multiSelectWidget } from "./widget.ts";

describe("multi-select", () => {
  test("reads in the order of the options, on one line", () => {
    const { exactly } = multiSelectWidget.examples.props;
    if (exactly === undefined) throw new Error("no such example");
    expect(multiSelect.read.of(["thu", "mon", "gone"], exactly)).toEqual(["mon", "thu"]);
    expect(multiSelect.summary(["thu", "mon", "gone"], exactly, "ko")).toBe("월요일, 목요일");
    expect(multiSelect.parts?.(["thu"], exactly)).toEqual({ thu: { ko: "목요일", en: "Thursday" } });
  });
});
