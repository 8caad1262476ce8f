import { expect, test } from "vitest";
import { checkWidget, exampleProps, refusals } from "../../testing/widgets.ts";
import { seesaw } from "./definition.ts";
import { seesawProps, seesawWidget } from "./widget.ts";

test("accepts weights from 1 to 5 with something on both sides", () => {
  checkWidget(seesawWidget, (value, props) =>
    (["gives", "takes"] as const).every((side) => {
      const ids = Object.keys(props[side].rows);
      const given = ids.flatMap((id) => value[side][id] ?? []);
      return given.length > 0 && given.every((weight) => [1, 2, 3, 4, 5].includes(weight));
    }),
  );
});

test("shows expressions the weight of each side, and none of an empty one", () => {
  const usual = exampleProps(seesawWidget, "usual");
  expect(seesaw.read.of({ gives: { calm: 4, praise: 2, gone: 5 }, takes: { sleep: 5 } }, usual)).toEqual({
    gives: 6,
    takes: 5,
  });
  expect(seesaw.read.of({ gives: {}, takes: { sleep: 5 } }, usual)).toEqual({ takes: 5 });
});

test("is summed up and given on with the heaviest first", () => {
  const usual = exampleProps(seesawWidget, "usual");
  const value = { gives: { praise: 2, calm: 4 }, takes: { sleep: 3, joy: 5, evenings: 3 } };
  expect(seesaw.summary(value, usual, "ko")).toBe(
    "주는 것: 잠깐의 안심 4, 칭찬 2\n가져가는 것: 해낸 기쁨 5, 잠 3, 저녁 시간 3",
  );
  expect(Object.keys(seesaw.parts?.(value, usual) ?? {})).toEqual(["joy", "sleep", "evenings"]);
});

test("names the side that is bare, and rows with their side", () => {
  const usual = exampleProps(seesawWidget, "usual");
  const people = exampleProps(seesawWidget, "people");
  expect(seesaw.check({ gives: { calm: 4 }, takes: {} }, usual)).toEqual([
    { code: "no-answer", part: "takes" },
  ]);
  expect(
    seesaw.check(
      { gives: { sister: 1, colleague: 6, friend: 2 }, takes: { sister: 1, colleague: 2 } },
      people,
    ),
  ).toEqual([{ code: "unknown-choice", part: "gives.colleague" }]);
});

test("weighs the same rows of an earlier answer on both sides", () => {
  const label = { ko: "주고받는 마음", en: "Give and take" };
  const side = { label, rows: { from: "people" } };
  expect(refusals(seesawProps, { label, gives: side, takes: side })).toEqual([]);
  const bare = { label, rows: {} };
  expect(seesaw.check({ gives: {}, takes: {} }, { label, gives: bare, takes: bare })).toEqual([]);
});
