import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import type { TrackingEvent } from "@mindle/domain/tracking/event";
import { trackingLine } from "../../../functions/src/logging/log-lines.ts";
import { fromRoot } from "../../../scripts/internal/paths.ts";
import { readView, withoutComments } from "./tracking-view.ts";

/** A tracking event and when it was logged, ISO 8601 in UTC. */
export interface LoggedEvent {
  readonly event: TrackingEvent;
  readonly timestamp: string;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Stands in for BigQuery: Postgres, with the view of ops/tracking as a table. The queries are written in what both understand; the
 * view is not, and is read by `readView`.
 */
export interface Warehouse {
  /** Has these events and no others. */
  fill(logged: readonly LoggedEvent[]): Promise<void>;
  /** Runs a file of ops/tracking/queries. Parameters are SQL such as `DATE '2026-12-01'`. */
  ask(file: string, parameters: Readonly<Record<string, string>>): Promise<readonly Row[]>;
  close(): Promise<void>;
}

const TYPES = { TIMESTAMP: "timestamp", DATE: "date", STRING: "text", INT64: "bigint", BOOL: "boolean" };

export async function openWarehouse(): Promise<Warehouse> {
  const view = await readView();
  const database = await PGlite.create();
  const columns = view.columns.map(({ name, type }) => `${name} ${TYPES[type]}`);
  await database.exec(`CREATE SCHEMA tracking; CREATE TABLE ${view.name} (${columns.join(", ")})`);
  return {
    async fill(logged) {
      const rows = logged.map(({ event, timestamp }) => {
        const line: unknown = JSON.parse(JSON.stringify(trackingLine(event).event));
        return Object.fromEntries(
          view.columns.map(({ name, readValue }) => [name, readValue({ timestamp, event: line })]),
        );
      });
      await database.exec(`TRUNCATE ${view.name}`);
      await database.query(
        `INSERT INTO ${view.name} SELECT * FROM json_populate_recordset(NULL::${view.name}, $1)`,
        [JSON.stringify(rows)],
      );
    },
    async ask(file, parameters) {
      const sql = withoutComments(await readFile(fromRoot(`ops/tracking/queries/${file}`), "utf8"));
      const filled = sql.replaceAll(/@(\w+)/g, (_, name: string) => {
        const value = parameters[name];
        if (value === undefined) throw new Error(`${file} has the parameter ${name}`);
        return value;
      });
      const { rows } = await database.query<Row>(filled);
      return rows;
    },
    close: () => database.close(),
  };
}
