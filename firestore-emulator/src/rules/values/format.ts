import { javaDouble } from "../../model/strings.ts";
import type { RuleValue } from "./value.ts";

/** A scalar as `string()` converts it; `undefined` for other types. */
export function formatScalar(value: RuleValue): string | undefined {
  switch (value.type) {
    case "null":
      return "null";
    case "bool":
    case "int":
      return String(value.value);
    case "float":
      if (!Number.isFinite(value.value)) return String(value.value);
      return Object.is(value.value, -0) ? "-0.0" : javaDouble(value.value);
    case "string":
      return value.value;
    case "path":
      return `/${value.segments.join("/")}`;
    default:
      return undefined;
  }
}
