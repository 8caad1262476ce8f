import { isRecord } from "@mindle/domain/text/json";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import type { AnyWidget } from "@mindle/domain/widgets/widget";
import * as z from "zod/mini";
import { authoredActivity, authoredStep, componentFields, sharedPart } from "./pages/authored.ts";

type JsonSchema = Readonly<Record<string, unknown>>;

/** JSON Schemas of what authors write, for completion in editors. The compiler checks more than they can say. */
export function authorSchemas(): Readonly<Record<"step" | "activity", JsonSchema>> {
  return { step: withWidgets(authoredStep), activity: withWidgets(authoredActivity) };
}

/** The schema of a file, with the widgets that its views may hold. */
function withWidgets(schema: z.ZodMiniType): JsonSchema {
  return {
    ...replaceViews(toJsonSchema(schema)),
    $defs: {
      widget: { anyOf: Object.entries(WIDGETS).flatMap(([type, widget]) => entriesOf(type, widget)) },
      part: toJsonSchema(sharedPart),
    },
  };
}

/** `type` alone where no prop is needed, and `type: { … }`. */
function entriesOf(type: string, { props, definition }: AnyWidget): JsonSchema[] {
  const own = toJsonSchema(props);
  const required = [own["required"] ?? [], definition === undefined ? [] : "bind"].flat();
  const fields = toJsonSchema(componentFields);
  const { bind, optional, clear, ...common } = propertiesOf(fields);
  const properties = {
    ...common,
    ...(definition === undefined ? {} : { bind, optional, clear }),
    ...propertiesOf(own),
  };
  const content = { ...own, properties, ...(required.length > 0 ? { required } : {}) };
  const entry = {
    type: "object",
    properties: { [type]: content },
    required: [type],
    additionalProperties: false,
  };
  return required.length === 0 ? [{ const: type }, entry] : [entry];
}

/** A widget, or the widgets of a shared activity. */
const VIEW_ENTRY = { anyOf: [{ $ref: "#/$defs/widget" }, { $ref: "#/$defs/part" }] };

function replaceViews(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === "view" && isRecord(value)) return [key, { ...value, items: VIEW_ENTRY }];
      return [key, isRecord(value) ? replaceViews(value) : value];
    }),
  );
}

function propertiesOf({ properties }: JsonSchema): JsonSchema {
  return isRecord(properties) ? properties : {};
}

function toJsonSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...content } = z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    unrepresentable: "any",
  });
  return content;
}
