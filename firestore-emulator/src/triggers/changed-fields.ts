import { formatFieldPath } from "../model/field-path.ts";
import { valuesIdentical } from "../model/order.ts";
import type { FieldPath } from "../model/query.ts";
import type { Fields } from "../model/value.ts";

/** Paths of the fields that differ between two states of a document, inside maps as deep as they both go. */
export function changedFieldPaths(before: Fields, after: Fields): string[] {
  const paths: string[] = [];
  collect(before, after, [], paths);
  return paths.sort();
}

function collect(before: Fields, after: Fields, parent: FieldPath, paths: string[]): void {
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(name), after.get(name)];
    const path = [...parent, name];
    if (old?.kind === "map" && now?.kind === "map") {
      collect(old.fields, now.fields, path, paths);
    } else if (old === undefined || now === undefined || !valuesIdentical(old, now)) {
      paths.push(formatFieldPath(path));
    }
  }
}
