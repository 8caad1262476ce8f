import { Failure } from "../command.ts";

/** A point of docs/launch-checklist.md. */
export interface LaunchPoint {
  /** Blocking points are open, and production waits for them. */
  readonly state: "open" | "settled" | "blocking";
  readonly title: string;
}

const STATES = new Map<string, LaunchPoint["state"]>([
  ["☐", "open"],
  ["☑", "settled"],
  ["⛔", "blocking"],
]);

const TABLE_HEAD = "| | point | rule | where it is decided |";

const POINT = /^\| (\S+) \| \*\*(.+?)\*\*.* \| .+ \| .+ \|$/;

/** Reads the checklist's tables. A row that is no point throws a Failure, so that none is passed over. */
export function parseLaunchChecklist(text: string): readonly LaunchPoint[] {
  const points: LaunchPoint[] = [];
  let isTable = false;
  for (const [at, line] of text.split("\n").entries()) {
    const isRow = line.startsWith("|");
    if (isTable && isRow && !/^\|( --- \|)+$/.test(line)) points.push(readPoint(line, at + 1));
    isTable = isRow && (isTable || line === TABLE_HEAD);
  }
  if (points.length === 0) throw new Failure("docs/launch-checklist.md has no points.");
  return points;
}

function readPoint(line: string, number: number): LaunchPoint {
  const [, mark = "", title = ""] = POINT.exec(line) ?? [];
  const state = STATES.get(mark);
  if (state === undefined) {
    throw new Failure(
      `docs/launch-checklist.md:${number}: a row is "| ${[...STATES.keys()].join(" or ")} | **title** … | rule | place |".`,
    );
  }
  return { state, title: title.replace(/[.:]$/, "") };
}
