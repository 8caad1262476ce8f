import type fc from "fast-check";
import type { Labelled } from "../../content/props.ts";
import type { TypedRow } from "./typed-text.ts";

/** What generated values of widgets are made of. */
export interface Draw {
  /** Something typed. */
  readonly text: fc.Arbitrary<string>;
  /** Rows that the person typed, with ids that differ. */
  readonly rows: fc.Arbitrary<TypedRow[]>;
  /** Id of one of the parts. */
  id(parts: Labelled): fc.Arbitrary<string>;
  /** Some of the ids, each once, in any order. */
  ids(parts: Labelled): fc.Arbitrary<string[]>;
  /** An object with values by id. */
  some<Item>(ids: readonly string[], item: fc.Arbitrary<Item>): fc.Arbitrary<Record<string, Item>>;
  /** What obeys the rules, or what may break them. */
  either<Right, Wrong>(right: fc.Arbitrary<Right>, wrong: fc.Arbitrary<Wrong>): fc.Arbitrary<Right | Wrong>;
}

/** Values of a widget for its test and the author preview. They bring fast-check, which the compiler does without. */
export interface GeneratedValues<Props, Value> {
  values(props: Props, draw: Draw, fastCheck: typeof fc): fc.Arbitrary<Value>;
}
