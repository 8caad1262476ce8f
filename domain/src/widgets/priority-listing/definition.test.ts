import { expect, test } from "vitest";
import { areWritten, checkWidget, exampleProps } from "../../testing/widgets.ts";
import { priorityListing } from "./definition.ts";
import { priorityListingWidget } from "./widget.ts";

test("accepts only rows with both grades chosen", () => {
  checkWidget(priorityListingWidget, (value, { rows = {}, typed, levels }) => {
    const ids = typed === undefined ? Object.keys(rows) : value.rows.map(({ id }) => id);
    const isGrade = (grade = 0) => grade >= 1 && grade <= levels;
    return (
      ids.every(
        (id) => isGrade(value.priorities[id]?.urgency) && isGrade(value.priorities[id]?.importance),
      ) &&
      (typed === undefined || areWritten(value.rows, typed))
    );
  });
});

test("is summed up and given on with what is urgent and important first", () => {
  const worries = exampleProps(priorityListingWidget, "worries");
  const value = {
    rows: [],
    priorities: { rent: { urgency: 2, importance: 1 }, talk: { urgency: 1, importance: 2 } },
  };
  expect(priorityListing.read.of(value, worries)).toEqual({ talk: 3, rent: 3 });
  expect(Object.keys(priorityListing.parts?.(value, worries) ?? {})).toEqual(["talk", "rent"]);
  expect(priorityListing.summary(value, worries, "ko")).toBe(
    "금요일 발표: 급한 정도 1, 중요한 정도 2\n다음 달 월세: 급한 정도 2, 중요한 정도 1",
  );
  expect(priorityListing.summary(value, worries, "en")).toBe(
    "Friday’s talk: urgency 1, importance 2\nNext month’s rent: urgency 2, importance 1",
  );
});

test("is answered as soon as there are words or a grade", () => {
  const usual = exampleProps(priorityListingWidget, "usual");
  const worries = exampleProps(priorityListingWidget, "worries");
  const written = [{ id: "row-1", text: "쉬기" }];
  expect(priorityListing.isAnswered({ rows: written, priorities: {} }, usual)).toBe(true);
  expect(priorityListing.isAnswered({ rows: [], priorities: { talk: { urgency: 1 } } }, worries)).toBe(true);
  expect(priorityListing.isAnswered({ rows: written, priorities: { gone: { urgency: 1 } } }, worries)).toBe(
    false,
  );
});

test("asks nothing where an earlier answer had no rows", () => {
  const label = { ko: "할 일", en: "Tasks" };
  expect(priorityListing.check({ rows: [], priorities: {} }, { label, rows: {}, levels: 3 })).toEqual([]);
});
