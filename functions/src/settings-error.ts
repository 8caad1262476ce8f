import * as z from "zod/mini";

export type Environment = Readonly<Record<string, string | undefined>>;

/** An environment the functions must not start in; the message names the variable. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "SettingsError";
  }
}

/**
 * The variables of an environment that a schema names. Throws a {@link SettingsError} for the first that is wrong; the
 * schema's message says what it must be.
 */
export function parseVariables<Schema extends z.ZodMiniType>(
  schema: Schema,
  env: Environment,
): z.output<Schema> {
  const result = z.safeParse(schema, env);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SettingsError(`${String(issue?.path[0])} ${issue?.message}`);
}
