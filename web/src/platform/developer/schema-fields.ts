import type { Schema } from "./api-document.ts";

/** A value inside a body or an answer. */
export interface SchemaField {
  /** Path: `answers[].value`; empty for the whole. */
  readonly name: string;
  /** `string`, `integer`, `"ko" | "en"`; several joined by ` | `. */
  readonly type: string;
  /** Constraints as JSON Schema keyword and value: `maxLength 40`. */
  readonly limits: readonly string[];
  readonly optional: boolean;
}

type Schemas = Readonly<Record<string, Schema>>;

/** Constraints in display order. */
const LIMITS = [
  "format",
  "pattern",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "minItems",
  "maxItems",
] as const;

/** Largest safe integer: zod's default for integers without a maximum. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Every value of a schema, the outer before the inner. Objects that differ come one after the other: `answers[]#2.value`. */
export function fieldsOf(schema: Schema, schemas: Schemas): readonly SchemaField[] {
  return walk({ schema, name: "", optional: false, seen: [] }, schemas);
}

interface Place {
  readonly schema: Schema;
  readonly name: string;
  readonly optional: boolean;
  /** References on the path, to stop at cycles. */
  readonly seen: readonly string[];
}

function walk(place: Place, schemas: Schemas): readonly SchemaField[] {
  const { schema, name, optional, seen } = followed(place, schemas);
  const own = { name, type: typeOf(schema, schemas), limits: limitsOf(schema), optional };
  return [
    ...(name === "" && schema.properties !== undefined ? [] : [own]),
    ...innerPlaces({ schema, name, optional, seen }).flatMap((inner) => walk(inner, schemas)),
  ];
}

function followed(place: Place, schemas: Schemas): Place {
  const { $ref } = place.schema;
  if ($ref === undefined || place.seen.includes($ref)) return place;
  return { ...place, schema: target($ref, schemas), seen: [...place.seen, $ref] };
}

function target($ref: string, schemas: Schemas): Schema {
  return schemas[nameOf($ref)] ?? {};
}

function nameOf($ref: string): string {
  return $ref.split("/").at(-1) ?? $ref;
}

function innerPlaces({ schema, name, seen }: Place): readonly Place[] {
  const at = (inner: Schema, suffix: string, optional = false): Place => ({
    schema: inner,
    name: suffix.startsWith(".") && name === "" ? suffix.slice(1) : `${name}${suffix}`,
    optional,
    seen,
  });
  const required = schema.required ?? [];
  const properties = Object.entries(schema.properties ?? {}).map(([key, inner]) =>
    at(inner, /^\w+$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`, !required.includes(key)),
  );
  const alternatives = alternativesOf(schema).filter(
    (inner) => inner.type === "object" || inner.type === "array",
  );
  return [
    ...properties,
    ...(typeof schema.items === "object" ? [at(schema.items, "[]")] : []),
    ...(typeof schema.additionalProperties === "object" ? [at(schema.additionalProperties, "{}")] : []),
    ...(alternatives.length === 1
      ? alternatives.flatMap((inner) => innerPlaces({ schema: inner, name, optional: false, seen }))
      : alternatives.map((inner, index) => at(inner, `#${index + 1}`))),
  ];
}

function alternativesOf(schema: Schema): readonly Schema[] {
  return schema.oneOf ?? schema.anyOf ?? [];
}

function typeOf(schema: Schema, schemas: Schemas): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) {
    return [...new Set(alternatives.map((inner) => typeOf(inner, schemas)))].join(" | ");
  }
  if (schema.prefixItems !== undefined) {
    return `[${schema.prefixItems.map((inner) => typeOf(inner, schemas)).join(", ")}]`;
  }
  if (schema.items !== undefined) return "array";
  if (schema.type === undefined) return "any";
  return typeof schema.type === "string" ? schema.type : schema.type.join(" | ");
}

function limitsOf(schema: Schema): readonly string[] {
  const own = LIMITS.flatMap((limit) => {
    const value = schema[limit];
    return value === undefined || Math.abs(Number(value)) === NO_LIMIT ? [] : [`${limit} ${value}`];
  });
  return [
    ...own,
    ...alternativesOf(schema).flatMap((inner) => (inner.type === "array" ? [] : limitsOf(inner))),
  ];
}

/** A minimal value: required fields only, the first of alternatives. */
export function exampleOf(schema: Schema, schemas: Schemas): unknown {
  if (schema.$ref !== undefined) return exampleOf(target(schema.$ref, schemas), schemas);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [first] = alternativesOf(schema);
  if (first !== undefined) return exampleOf(first, schemas);
  switch (typeof schema.type === "string" ? schema.type : schema.type?.[0]) {
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, exampleOf(schema.properties?.[key] ?? {}, schemas)]),
      );
    case "array":
      return exampleItems(schema, schemas);
    case "integer":
    case "number":
      return Math.max(0, schema.minimum ?? 0);
    case "boolean":
      return false;
    case "string":
      return schema.format === "email" ? "you@example.com" : "…";
    default:
      return null;
  }
}

function exampleItems({ prefixItems, items, minItems = 0 }: Schema, schemas: Schemas): readonly unknown[] {
  if (prefixItems !== undefined) return prefixItems.map((inner) => exampleOf(inner, schemas));
  return minItems > 0 && typeof items === "object" ? [exampleOf(items, schemas)] : [];
}
