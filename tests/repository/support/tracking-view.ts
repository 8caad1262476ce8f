import { readFile } from "node:fs/promises";
import { fromRoot } from "../../../scripts/internal/paths.ts";

/** An entry of the log in the sink's table, as far as the view reads it. */
interface LoggedEntry {
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  readonly event: unknown;
}

type ColumnType = "TIMESTAMP" | "DATE" | "STRING" | "INT64" | "BOOL";

type Value = string | number | boolean | null;

interface Column {
  readonly name: string;
  readonly type: ColumnType;
  /** Where in the event it comes from; undefined for what is not of the event. */
  readonly path: string | undefined;
  readonly readValue: (entry: LoggedEntry) => Value;
}

interface View {
  readonly name: string;
  /** The table of the sink that it reads. */
  readonly source: string;
  readonly columns: readonly Column[];
}

const VIEW =
  /^CREATE OR REPLACE VIEW (tracking\.\w+) AS\s+SELECT\s+(.+)\s+FROM \(\s+SELECT timestamp, TO_JSON\(jsonPayload\.event\) AS event\s+FROM tracking\.(\w+)\s+\)$/s;

const FIELD = /^LAX_(STRING|INT64|BOOL)\(event\.([\w.`]+)\) AS (\w+)$/;

const NUMBER_IN_FIELD =
  /^CAST\(REGEXP_EXTRACT\(LAX_STRING\(event\.([\w.`]+)\), r'([^']+)'\) AS INT64\) AS (\w+)$/;

const JAVASCRIPT_TYPES = { STRING: "string", INT64: "number", BOOL: "boolean" } as const;

export function withoutComments(sql: string): string {
  return sql.replaceAll(/--.*$/gm, "").trim();
}

/** The view of ops/tracking. Throws for SQL of another form than it has. */
export async function readView(): Promise<View> {
  const sql = withoutComments(await readFile(fromRoot("ops/tracking/events.sql"), "utf8"));
  const [, name, columns, source] = VIEW.exec(sql) ?? [];
  if (name === undefined || columns === undefined || source === undefined) throw new Error("not understood");
  return { name, source, columns: columns.split(/,\s*\n/).map((column) => parseColumn(column.trim())) };
}

function parseColumn(sql: string): Column {
  const [, time] = /^timestamp AS (\w+)$/.exec(sql) ?? [];
  if (time !== undefined) {
    return { name: time, type: "TIMESTAMP", path: undefined, readValue: ({ timestamp }) => timestamp };
  }
  const [, day] = /^DATE\(timestamp\) AS (\w+)$/.exec(sql) ?? [];
  if (day !== undefined) {
    return { name: day, type: "DATE", path: undefined, readValue: ({ timestamp }) => timestamp.slice(0, 10) };
  }
  const [, type, fieldPath = "", field] = FIELD.exec(sql) ?? [];
  if (field !== undefined && (type === "STRING" || type === "INT64" || type === "BOOL")) {
    const path = fieldPath.replaceAll("`", "");
    return { name: field, type, path, readValue: ({ event }) => fieldOf(event, path, type) };
  }
  const [, textPath = "", pattern = "", number] = NUMBER_IN_FIELD.exec(sql) ?? [];
  if (number === undefined) throw new Error(`not understood: ${sql}`);
  return {
    name: number,
    type: "INT64",
    path: textPath,
    readValue({ event }) {
      const match = new RegExp(pattern).exec(String(fieldOf(event, textPath, "STRING") ?? ""));
      return match?.[1] === undefined ? null : Number(match[1]);
    },
  };
}

/** A field of an event; null where it is missing. Throws where it has another type than the view reads. */
function fieldOf(event: unknown, path: string, type: keyof typeof JAVASCRIPT_TYPES): Value {
  let value = event;
  for (const key of path.split(".")) {
    value = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  }
  if (value === undefined) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    if (typeof value === JAVASCRIPT_TYPES[type]) return value;
  }
  throw new Error(`${path} is no ${type}: ${JSON.stringify(value)}`);
}
