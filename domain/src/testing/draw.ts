import fc from "fast-check";
import type { Draw } from "../widgets/shared/draw.ts";
import type { TypedRow } from "../widgets/shared/typed-text.ts";

/** Anything that a schema allows: also what is empty, incomplete, gone, or could be taken for markup or blanks. */
export const ANYTHING: Draw = (() => {
  const text = fc.oneof(
    fc.constantFrom(
      "",
      " ",
      "\n",
      "가",
      " 산책 ",
      "👩‍👩‍👧‍👦",
      "{row}",
      "**굵게**",
      "$&",
      "열 글자가 넘는 이야기예요",
    ),
    fc.string({ unit: "grapheme", maxLength: 15 }),
  );
  return {
    text,
    rows: rowsOf(text, 6),
    id: (parts) => fc.constantFrom(...Object.keys(parts), "gone", "constructor"),
    ids(parts) {
      const known = fc.shuffledSubarray(Object.keys(parts));
      return fc.oneof(
        { weight: 4, arbitrary: known },
        known.map((ids) => [...ids, "gone"]),
      );
    },
    some<Item>(ids: readonly string[], item: fc.Arbitrary<Item>) {
      const entry = (id: string) => fc.option(item, { freq: 4 }).map((value) => [id, value] as const);
      return fc
        .tuple(...[...ids, "gone"].map(entry))
        .map((entries) =>
          Object.fromEntries(
            entries.flatMap(([id, value]) => (value === null ? [] : [[id, value] as const])),
          ),
        );
    },
    either: <Right, Wrong>(right: fc.Arbitrary<Right>, wrong: fc.Arbitrary<Wrong>) =>
      fc.oneof<fc.MaybeWeightedArbitrary<Right | Wrong>[]>({ weight: 4, arbitrary: right }, wrong),
  };
})();

/** What people enter: all that is asked for, in words of everyday. */
export const PLAUSIBLE: Draw = (() => {
  const text = fc.constantFrom(
    "산책",
    "늦은 밤 메일",
    "발표 자료를 다시 고치기",
    "엄마와 통화하기",
    "괜찮다고 말했지만 속상했어요",
    "답장이 늦을까 봐 하루 종일 휴대폰만 봤어요",
  );
  return {
    text,
    rows: rowsOf(text, 10),
    // Without parts there is nothing to choose; what is drawn then is refused.
    id: (parts) => fc.constantFrom(...(Object.keys(parts).length === 0 ? ["none"] : Object.keys(parts))),
    ids: (parts) => fc.shuffledSubarray(Object.keys(parts)),
    some: (ids, item) =>
      fc.tuple(...ids.map((id) => item.map((value) => [id, value] as const))).map(Object.fromEntries),
    either: (right) => right,
  };
})();

function rowsOf(text: fc.Arbitrary<string>, maxLength: number): fc.Arbitrary<TypedRow[]> {
  return fc
    .array(text, { maxLength })
    .map((texts) => texts.map((words, at) => ({ id: `row-${at + 1}`, text: words })));
}
