import { describe, expect, test } from "vitest";
import { WIDGETS } from "../widgets/registry.ts";
import type { ForeignKey } from "./activity.ts";
import { type Migrations, savedFor } from "./migrations.ts";
import { readRecalls } from "./recalls.ts";

const OPTIONS = { work: { ko: "일", en: "Work" }, home: { ko: "집", en: "Home" } };
const key = (options: ForeignKey["props"]): ForeignKey => ({
  instance: "a+a",
  model: "place",
  widget: "single-select",
  props: { label: { ko: "어디", en: "Where" }, options },
});
const saved = (state: string, value?: unknown) => ({ place: { state, value } });
const definitionOf = (type: string) => WIDGETS[type]?.definition;
const read = (foreignKeys: Record<string, ForeignKey>, pages: Record<string, unknown>) =>
  readRecalls(foreignKeys, pages, definitionOf);

test("an answered model is read with the widget that asked for it", () => {
  const { place } = read({ place: key(OPTIONS) }, { place: saved("answered", "home") });
  expect(place?.value).toBe("home");
  expect(place?.definition.summary(place.value, place.props, "ko")).toBe("집");
});

test.each([
  ["nothing saved", null],
  ["a page without the model", {}],
  ["a hidden answer that is kept", saved("not-shown", "home")],
  ["a skipped one", saved("skipped")],
  ["a value of another shape", saved("answered", 3)],
  ["something that is no saved page", "home"],
])("%s is missing", (_, page) => {
  expect(Object.keys(read({ place: key(OPTIONS) }, { place: page }))).toEqual(["place"]);
  expect(read({ place: key(OPTIONS) }, { place: page })).toEqual({});
});

describe("a page that replaced others", () => {
  const migrations: Migrations = {
    spotOfPlace: ({ spot, ...rest }) => ({ ...rest, ...(spot && { place: spot }) }),
  };
  const replaced = [
    { instance: "b+b", migrations: [] },
    { instance: "c+c", migrations: ["spotOfPlace"] },
  ];
  const savedIn = (pages: Record<string, unknown>) =>
    savedFor({ instance: "a+a", replaced }, (instance) => pages[instance] ?? null, migrations);
  const spot = { spot: { state: "answered", value: "home" } };

  test("is read itself where it is saved, else the newest one that is", () => {
    const [a, b] = [saved("answered", "work"), saved("skipped")];
    expect(savedIn({ "a+a": a, "b+b": b, "c+c": spot })).toEqual(a);
    expect(savedIn({ "b+b": b, "c+c": spot })).toEqual(b);
    expect(savedIn({})).toBeNull();
  });

  test("has the answers of an older one as it asks for them", () => {
    expect(savedIn({ "c+c": spot })).toEqual(saved("answered", "home"));
    const { place } = read({ place: key(OPTIONS) }, { place: savedIn({ "c+c": spot }) });
    expect(place?.value).toBe("home");
  });
});

test("an unknown widget is missing", () => {
  const unknown = { ...key(OPTIONS), widget: "of-the-future" };
  expect(read({ place: unknown }, { place: saved("answered", "home") })).toEqual({});
});

test("options that come from further answers are read through all of them", () => {
  const keys = { a: key({ from: "a.b" }), "a.b": key({ from: "a.b.c" }), "a.b.c": key(OPTIONS) };
  const page = saved("answered", "home");
  const summary = (pages: Record<string, unknown>) => {
    const { a } = read(keys, pages);
    return a?.definition.summary(a.value, a.props, "en");
  };
  expect(summary({ a: page, "a.b": page, "a.b.c": page })).toBe("Home");
  expect(summary({ a: page, "a.b": page, "a.b.c": null })).toBe("");
});
