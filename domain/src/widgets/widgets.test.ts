import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { LANGUAGES } from "../catalogue/language.ts";
import { WIDGETS } from "./registry.ts";

describe.each(Object.entries(WIDGETS))("%s", (type, widget) => {
  const { props: schema, examples, definition } = widget;

  test("has the type it is registered with", () => {
    expect(definition?.type ?? type).toBe(type);
  });

  test("accepts its example props as they are", () => {
    const { props } = examples;
    expect(Object.keys(props)).not.toEqual([]);
    for (const [name, example] of Object.entries(props))
      expect([name, z.parse(schema, example)]).toEqual([name, example]);
  });

  test("begins empty, without an answer and without words", () => {
    if (definition === undefined) return;
    for (const props of Object.values(examples.props)) {
      const empty = definition.empty(props);
      expect(z.parse(definition.value, empty)).toEqual(empty);
      expect(definition.isAnswered(empty, props)).toBe(false);
      expect(definition.freeText(empty).join("").trim()).toBe("");
    }
  });

  test("finds no problem in its valid values, which survive JSON and read the same", () => {
    if (definition === undefined) return;
    const { props, valid } = examples;
    expect(valid).not.toEqual([]);
    for (const { props: name, value } of valid) {
      expect(definition.check(value, props[name])).toEqual([]);
      expect(definition.isAnswered(value, props[name])).toBe(true);
      const stored = z.parse(definition.value, JSON.parse(JSON.stringify(value)));
      expect(stored).toEqual(value);
      expect(definition.read.of(stored, props[name])).toEqual(definition.read.of(value, props[name]));
      for (const language of LANGUAGES) expect(definition.summary(value, props[name], language)).not.toBe("");
    }
  });

  test("names the problems of its invalid values", () => {
    if (definition === undefined) return;
    const { props, invalid } = examples;
    expect(invalid).not.toEqual([]);
    for (const { props: name, value, codes } of invalid) {
      expect(definition.check(value, props[name]).map(({ code }) => code)).toEqual(codes);
    }
  });

  test("takes time to answer", () => {
    if (definition === undefined) return;
    for (const props of Object.values(examples.props)) {
      expect(widget.seconds?.(props, false)).toBeGreaterThanOrEqual(5);
    }
  });
});
