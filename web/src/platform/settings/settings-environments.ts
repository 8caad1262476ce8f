import { parseJson } from "@mindle/domain/text/json";
import * as z from "zod/mini";
import { SettingsError } from "./settings-error.ts";
import { type Environment, OVERRIDABLE, type Overrides, parseSettings } from "./settings-schema.ts";

/** A deployment that testers choose by its name. */
export interface TestEnvironment {
  readonly name: string;
  /** What its settings change in those of this build; undefined where this build does not know them. */
  readonly overrides: Overrides | undefined;
}

/** The environments that exist everywhere; besides, developers have their own, `dev-<name>`. */
const SHARED = ["local", "dev", "beta-1"];

const PERSONAL = /^dev-[a-z0-9]{1,20}$/;

const SETTING = "VITE_ENVIRONMENTS";

const named = z
  .string()
  .check(z.refine((name) => name !== "local" && (SHARED.includes(name) || PERSONAL.test(name))));

const environmentsByName = z.pipe(
  z.pipe(z.string(), z.transform(parseJson)),
  z.record(named, z.partialRecord(z.enum(OVERRIDABLE), z.string().check(z.minLength(1)))),
);

/**
 * The environments testers can choose from, known to the build by VITE_ENVIRONMENTS, JSON such as
 * `{"beta-1": {"VITE_CONTENT_ENV": "beta-1"}, "dev-jimin": {…}}`; `local` is a local build as it stands. Throws
 * {@link SettingsError} for unknown names, for settings that cannot be changed, and for invalid values.
 */
export function parseEnvironments(env: Environment = { ...import.meta.env }): readonly TestEnvironment[] {
  const known = new Map<string, Overrides>(Object.entries(readEnvironments(env[SETTING])));
  for (const [name, overrides] of known) checkSettings(name, { ...env, ...overrides });
  if (parseSettings(env).firestoreEmulator !== undefined) known.set("local", {});
  const personal = [...known.keys()].filter((name) => PERSONAL.test(name)).toSorted();
  return [...SHARED, ...personal].map((name) => ({ name, overrides: known.get(name) }));
}

function readEnvironments(value: unknown): Readonly<Record<string, Overrides>> {
  if (value === undefined || value === "") return {};
  const result = z.safeParse(environmentsByName, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const [name, setting] =
    issue?.code === "unrecognized_keys" ? [...issue.path, ...issue.keys] : (issue?.path ?? []);
  if (name === undefined || setting === undefined) throw new SettingsError(SETTING, "environments");
  throw new SettingsError(String(setting), "unusable", prefix(String(name)));
}

function checkSettings(name: string, env: Environment): void {
  try {
    parseSettings(env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new SettingsError(error.setting, error.problem, prefix(name));
  }
}

function prefix(name: string): string {
  return `${SETTING}, ${name}: `;
}

/** The known environment with these overrides, if any. */
export function findEnvironment(
  environments: readonly TestEnvironment[],
  overrides: Overrides,
): TestEnvironment | undefined {
  return environments.find(
    (environment) =>
      environment.overrides !== undefined &&
      OVERRIDABLE.every((setting) => environment.overrides?.[setting] === overrides[setting]),
  );
}
