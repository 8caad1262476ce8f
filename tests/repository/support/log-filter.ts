/** An entry of Cloud Logging, as far as our filters look at it. */
export interface LogEntry {
  readonly severity: string;
  readonly resource: { readonly type: string; readonly labels: Readonly<Record<string, string>> };
  readonly jsonPayload: Readonly<Record<string, unknown>>;
}

/** From Cloud Logging's LogSeverity. */
const SEVERITIES = [
  "DEFAULT",
  "DEBUG",
  "INFO",
  "NOTICE",
  "WARNING",
  "ERROR",
  "CRITICAL",
  "ALERT",
  "EMERGENCY",
];

const CLAUSE = /^([A-Za-z_.]+)(>=|!=|=)(?:"([^"]*)"|(\d+)|\(("[^"]*"(?: OR "[^"]*")*)\))$/;

/** The value at a path such as `jsonPayload.operation`; undefined where there is none. */
export function fieldOf(entry: LogEntry, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
      entry,
    );
}

/**
 * Whether an entry passes a filter of Cloud Logging's query language, of which our filters use: comparisons joined by AND, one
 * of several values in brackets. Throws for anything else.
 */
export function passes(entry: LogEntry, filter: string): boolean {
  return filter.split(" AND ").every((clause) => {
    const [, path = "", operator, text, number, list] = CLAUSE.exec(clause) ?? [];
    if (operator === undefined) throw new Error(`not understood: ${clause}`);
    const value = fieldOf(entry, path);
    if (list !== undefined) return list.split(" OR ").includes(JSON.stringify(value));
    if (operator === "=") return value === text;
    if (operator === "!=") return value !== text;
    if (path === "severity") return SEVERITIES.indexOf(String(value)) >= SEVERITIES.indexOf(text ?? "");
    return typeof value === "number" && value >= Number(number);
  });
}
