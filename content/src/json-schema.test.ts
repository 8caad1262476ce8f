import { WIDGETS } from "@mindle/domain/widgets/registry";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { authorSchemas } from "./json-schema.ts";

const entry = z.object({
  properties: z.record(
    z.string(),
    z.object({ required: z.optional(z.array(z.string())), properties: z.record(z.string(), z.unknown()) }),
  ),
});
const schema = z.object({
  properties: z.record(z.string(), z.unknown()),
  $defs: z.object({
    widget: z.object({ anyOf: z.array(z.union([entry, z.object({ const: z.string() })])) }),
  }),
});

test("a step's schema knows every widget, with its own props and a bind where it has an answer", () => {
  const { properties, $defs } = schema.parse(authorSchemas().step);
  expect(Object.keys(properties)).toEqual(["step", "scene", "pages"]);
  const widgets = $defs.widget.anyOf.flatMap((found) =>
    "properties" in found ? Object.entries(found.properties) : [],
  );
  expect(widgets.map(([type]) => type)).toEqual(Object.keys(WIDGETS));
  for (const [type, { required = [], properties: props }] of widgets) {
    expect(required.includes("bind")).toBe(WIDGETS[type]?.definition !== undefined);
    expect("bind" in props).toBe(WIDGETS[type]?.definition !== undefined);
    expect("visible" in props).toBe(true);
  }
});

test("views refer to the widgets and to shared activities, in steps and in shared activities", () => {
  const { step, activity } = authorSchemas();
  for (const found of [step, activity])
    expect(JSON.stringify(found)).toContain(
      '"items":{"anyOf":[{"$ref":"#/$defs/widget"},{"$ref":"#/$defs/part"}]}',
    );
});
