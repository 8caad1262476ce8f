import { OVERRIDABLE, type Overrides, overridesIn } from "./overrides.ts";
import { type Environment, parseSettings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";

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

/**
 * The environments testers can choose from, known to the build by VITE_ENVIRONMENTS, JSON such as
 * `{"beta-1": {"VITE_CONTENT_ENV": "beta-1"}, "dev-jimin": {…}}`; `local` is a local build as it stands. Throws
 * {@link SettingsError} for unknown names, for settings that cannot be changed, and for values that are wrong.
 */
export function parseEnvironments(env: Environment = import.meta.env): readonly TestEnvironment[] {
  const known = new Map(readEntries(env).map(([name, value]) => [name, readEnvironment(env, name, value)]));
  if (parseSettings(env).firestoreEmulator !== undefined) known.set("local", {});
  const personal = [...known.keys()].filter((name) => PERSONAL.test(name)).toSorted();
  return [...SHARED, ...personal].map((name) => ({ name, overrides: known.get(name) }));
}

function readEntries(env: Environment): readonly (readonly [string, unknown])[] {
  const text = env[SETTING];
  if (text === undefined || text === "") return [];
  const value = typeof text === "string" ? parseJson(text) : undefined;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new SettingsError(SETTING, "environments");
  }
  return Object.entries(value);
}

function readEnvironment(env: Environment, name: string, value: unknown): Overrides {
  const isNamed = name !== "local" && (SHARED.includes(name) || PERSONAL.test(name));
  if (!isNamed || typeof value !== "object" || value === null)
    throw new SettingsError(SETTING, "environments");
  const overrides = overridesIn(value);
  const unusable = Object.keys(value).find((setting) => !(setting in overrides));
  if (unusable !== undefined) throw new SettingsError(unusable, "unusable", `${SETTING}, ${name}: `);
  try {
    parseSettings({ ...env, ...overrides });
  } catch (error) {
    if (error instanceof SettingsError) {
      throw new SettingsError(error.setting, error.problem, `${SETTING}, ${name}: `);
    }
    throw error;
  }
  return overrides;
}

/** The known environment whose settings these are, if any. */
export function environmentOf(
  environments: readonly TestEnvironment[],
  overrides: Overrides,
): TestEnvironment | undefined {
  return environments.find(
    (environment) =>
      environment.overrides !== undefined &&
      OVERRIDABLE.every((setting) => environment.overrides?.[setting] === overrides[setting]),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
