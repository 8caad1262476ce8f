import { markdownTable } from "../shared/markdown.ts";

/** What a metric is to reach. */
export interface Goal {
  readonly is: "at most" | "at least";
  readonly value: number;
}

/** A value of a metric, and where it comes from. */
export interface Measured {
  readonly value: number;
  /** Day of the measurement, as `YYYY-MM-DD`. */
  readonly on: string;
  /** The command that measured it. */
  readonly by: string;
}

/** A line of the scorecard. */
export interface Metric {
  /** Number of the topic it belongs to. */
  readonly topic: number;
  readonly what: string;
  /** Empty for counts. */
  readonly unit: string;
  readonly goal: Goal;
  /** Undefined for what was never measured. */
  readonly measured: Measured | undefined;
  /** What a reader must know about the value. */
  readonly note?: string;
}

type Verdict = "reached" | "missed" | "not measured";

/** Whether a metric has reached its goal. */
export function verdictOf({ goal, measured }: Pick<Metric, "goal" | "measured">): Verdict {
  if (measured === undefined) return "not measured";
  const isReached = goal.is === "at most" ? measured.value <= goal.value : measured.value >= goal.value;
  return isReached ? "reached" : "missed";
}

/** How many metrics have reached their goals, in words. */
export function summaryOf(metrics: readonly Metric[]): string {
  const count = (verdict: Verdict) => metrics.filter((metric) => verdictOf(metric) === verdict).length;
  return `${count("reached")} of ${metrics.length} goals reached, ${count("missed")} missed, ${count("not measured")} not measured`;
}

/** The scorecard as a Markdown table. */
export function scorecardTable(metrics: readonly Metric[]): string {
  return markdownTable(
    ["metric", "#", "goal", "measured", "verdict", "on", "by"],
    metrics.map((metric) => {
      const { topic, what, unit, goal, measured, note } = metric;
      const amount = (value: number) => [value.toLocaleString("en-US"), unit].join(" ").trim();
      return [
        note === undefined ? what : `${what} (${note})`,
        String(topic),
        `${goal.is === "at most" ? "≤" : "≥"} ${amount(goal.value)}`,
        measured === undefined ? undefined : amount(measured.value),
        verdictOf(metric),
        measured?.on,
        measured === undefined ? undefined : `\`${measured.by}\``,
      ];
    }),
  );
}
