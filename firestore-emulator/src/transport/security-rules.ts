import type { JsonValue } from "@bufbuild/protobuf";
import { invalidPayload, parseJson, property } from "../codec/json.ts";
import type { RulesIssue } from "../rules/types.ts";

/** The body of `PUT …:securityRules`. Only the first file is the ruleset. */
export interface RulesUpload {
  readonly source: string;
  /** True for firebase-tools' file watcher, which expects the issues in a 200 response. */
  readonly ignoreErrors: boolean;
}

/** @throws StatusError INVALID_ARGUMENT when the body is not a rules upload. */
export function readRulesUpload(text: string): RulesUpload {
  const body = parseJson(text);
  const files = property(property(body, "rules"), "files");
  const source = Array.isArray(files) ? property(files[0], "content") : undefined;
  if (typeof source !== "string") throw invalidPayload();
  const ignore = property(body, "ignore_errors") ?? property(body, "ignoreErrors");
  return { source, ignoreErrors: ignore === true };
}

/** `{issues: […]}`, or `{}` without issues. firebase-tools requires `sourcePosition` in each issue. */
export function issuesJson(issues: readonly RulesIssue[]): JsonValue {
  if (issues.length === 0) return {};
  return {
    issues: issues.map(({ severity, line, column, description }) => ({
      sourcePosition: { ...(line !== undefined && { line }), ...(column !== undefined && { column }) },
      description,
      severity,
    })),
  };
}

/** The issues as text, one per line: `L4:7 Missing …`. */
export function issuesText(issues: readonly RulesIssue[]): string {
  return issues
    .map(({ line, column, description }) =>
      line === undefined ? description : `L${line}:${column ?? 1} ${description}`,
    )
    .join("\n");
}

/** The response of `GET …:securityRules`. */
export function rulesJson(source: string | undefined): JsonValue {
  return source === undefined ? {} : { rules: { files: [{ name: "security.rules", content: source }] } };
}
