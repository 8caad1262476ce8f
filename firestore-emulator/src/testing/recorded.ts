import { readFileSync } from "node:fs";

/** A recording of the official emulator from `fixtures/`; the caller declares its type. */
export function readRecorded<T>(name: string): T {
  const parsed: T = JSON.parse(readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), "utf8"));
  return parsed;
}

/** Placeholders of values that differ between runs → pattern of the values. */
const WILDCARDS: ReadonlyMap<string, string> = new Map([
  ["<time>", "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?Z"],
  ["<id>", "[A-Za-z0-9+/]+=*"],
  ["<auto>", "[A-Za-z0-9]{20}"],
  ["<token>", "[A-Za-z0-9+/=]+"],
]);

/** A pattern that matches the recorded text, with wildcards for placeholders. */
export function recordedPattern(recorded: string, project: string): RegExp {
  const source = recorded
    .replaceAll("{project}", project)
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/<\w+>/g, (placeholder) => WILDCARDS.get(placeholder) ?? placeholder);
  return new RegExp(`^${source}$`, "s");
}

/** Replaces the project placeholders of a recorded request. */
export function withProject<T>(recorded: T, project: string): T {
  const text = JSON.stringify(recorded)
    .replaceAll("{documents}", `projects/${project}/databases/(default)/documents`)
    .replaceAll("{project}", project);
  const parsed: T = JSON.parse(text);
  return parsed;
}
