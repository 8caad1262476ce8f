import { en } from "zod/locales";
import type * as z from "zod/mini";

/** Some messages repeat a key of the input, which may have any length. */
const MAX_PROBLEM_LENGTH = 200;

const { localeError } = en();

/** Why a value does not match a schema: the path (`answers[3].value`, empty for the whole value) and the message. */
interface Problem {
  readonly path: string;
  readonly text: string;
}

export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

/** Parses a value; an invalid one is described by its first problem, without the value itself. */
export function parseWith<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): Parsed<z.output<Schema>> {
  const result = schema.safeParse(value, { error: localeError });
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  return {
    ok: false,
    problem: {
      path: formatPath(issue?.path ?? []),
      text: (issue?.message ?? "invalid").slice(0, MAX_PROBLEM_LENGTH),
    },
  };
}

/** Formats `["answers", 3, "value"]` as `answers[3].value`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    return text === "" ? String(key) : `${text}.${String(key)}`;
  }, "");
}
