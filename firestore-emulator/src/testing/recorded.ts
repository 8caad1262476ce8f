import { readFileSync } from "node:fs";

/** One of the recorded answers of the official emulator in `fixtures/`, for the caller to give its shape. */
export function readRecorded<T>(name: string): T {
  const parsed: T = JSON.parse(readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), "utf8"));
  return parsed;
}

/** What stands for a value that differs from run to run, and what such a value looks like in an answer. */
const WILDCARDS: ReadonlyMap<string, string> = new Map([
  ["<time>", "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?Z"],
  ["<id>", "[A-Za-z0-9+/]+=*"],
  ["<auto>", "[A-Za-z0-9]{20}"],
  ["<token>", "[A-Za-z0-9+/=]+"],
]);

/** A pattern that a text passes when it equals the recorded one but for its wildcards. */
export function recordedPattern(recorded: string, project: string): RegExp {
  const source = recorded
    .replaceAll("{project}", project)
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/<\w+>/g, (placeholder) => WILDCARDS.get(placeholder) ?? placeholder);
  return new RegExp(`^${source}$`, "s");
}

/** Deep-replaces the project placeholders of a recorded request. */
export function withProject<T>(recorded: T, project: string): T {
  const text = JSON.stringify(recorded)
    .replaceAll("{documents}", `projects/${project}/databases/(default)/documents`)
    .replaceAll("{project}", project);
  const parsed: T = JSON.parse(text);
  return parsed;
}
