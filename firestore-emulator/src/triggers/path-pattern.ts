/** Matches document paths against `users/{id}` patterns and takes out the wildcards. */
export interface PathPattern {
  /** The wildcards' values, or `undefined` when the path does not match. */
  match(path: string): Readonly<Record<string, string>> | undefined;
}

const SPECIAL = /[.*+?^${}()|[\]\\/-]/g;
const WILDCARD = /^\{([^{}=]+)(?:=(\*\*?))?\}$/;

/**
 * Compiles a document path pattern: `{name}` and `{name=*}` stand for one segment, `{name=**}` for one or more, `*` and
 * `**` for the same without a name.
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

/** Matches one path literally. */
export function exactPath(wanted: string): PathPattern {
  const trimmed = trimSlashes(wanted);
  return { match: (path) => (path === trimmed ? {} : undefined) };
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, "");
}
