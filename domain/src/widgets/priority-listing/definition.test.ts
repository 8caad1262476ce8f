import { expect, test } from "vitest";
import { checkWidget, exampleProps } from "../../testing/widgets.ts";
import { priorityListing } from "./definition.ts";
import { priorityListingWidget } from "./widget.ts";

test("accepts only rows with both grades chosen", () => {
  checkWidget(priorityListingWidget, ({ priorities }, { rows, levels }) => {
    const isGrade = (grade = 0) => grade >= 1 && grade <= levels;
    return Object.keys(rows).every(
      (id) => isGrade(priorities[id]?.urgency) && isGrade(priorities[id]?.importance),
    );
  });
});

test("is summed up and given on with what is urgent and important first", () => {
  const worries = exampleProps(priorityListingWidget, "worries");
  const value = {
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

test("is answered as soon as one of its rows has a grade", () => {
  const worries = exampleProps(priorityListingWidget, "worries");
  expect(priorityListing.isAnswered({ priorities: { talk: { urgency: 1 } } }, worries)).toBe(true);
  expect(priorityListing.isAnswered({ priorities: { gone: { urgency: 1 } } }, worries)).toBe(false);
});

test("asks nothing where an earlier answer had no rows", () => {
  const label = { ko: "할 일", en: "Tasks" };
  expect(priorityListing.check({ priorities: {} }, { label, rows: {}, levels: 3 })).toEqual([]);
});
