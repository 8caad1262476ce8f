/** A document path pattern such as `users/{id}`. */
export interface PathPattern {
  /** The values of the wildcards, or `undefined` when the path does not match. */
  match(path: string): Readonly<Record<string, string>> | undefined;
}

const SPECIAL = /[.*+?^${}()|[\]\\/-]/g;
const WILDCARD = /^\{([^{}=]+)(?:=(\*\*?))?\}$/;

/**
 * Compiles a pattern: `{name}` and `{name=*}` match one segment, `{name=**}` one or more; `*` and `**` match the same
 * without a name.
 */
export function compilePathPattern(pattern: string): PathPattern {
  const names: string[] = [];
  const source = trimSlashes(pattern)
    .split("/")
    .map((segment) => {
      const [, name, stars] = WILDCARD.exec(segment) ?? [];
      if (name !== undefined) {
        names.push(name);
        return stars === "**" ? "(.+)" : "([^/]+)";
      }
      if (segment === "*" || segment === "**") {
        return segment === "**" ? ".+" : "[^/]+";
      }
      return segment.replace(SPECIAL, "\\$&");
    })
    .join("/");
  const regex = new RegExp(`^${source}$`, "su");
  return {
    match(path) {
      const found = regex.exec(path);
      return found === null
        ? undefined
        : Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ""]));
    },
  };
}

/** A pattern that matches one path literally. */
export function exactPath(exact: string): PathPattern {
  const trimmed = trimSlashes(exact);
  return { match: (path) => (path === trimmed ? {} : undefined) };
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, "");
}
