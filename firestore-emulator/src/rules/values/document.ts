import type { RulesDocument } from "../types.ts";
import { fromFields } from "./convert.ts";
import { map, path, type RuleValue, text } from "./value.ts";

/** The segments of a document path, starting at `databases`. */
export function absoluteSegments(databaseId: string, relative: string): string[] {
  const below = relative === "" ? [] : relative.split("/");
  return ["databases", databaseId, "documents", ...below];
}

/** A document as `resource`: its data, id and name. */
export function documentValue(document: RulesDocument, databaseId: string): RuleValue {
  const id = document.path.slice(document.path.lastIndexOf("/") + 1);
  return map(
    new Map<string, RuleValue>([
      ["data", map(fromFields(document.fields))],
      ["id", text(id)],
      ["__name__", path(absoluteSegments(databaseId, document.path))],
    ]),
  );
}
