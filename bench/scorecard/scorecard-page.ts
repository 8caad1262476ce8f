import { fromRoot } from "../../scripts/internal/paths.ts";
import { type Metric, scorecardTable, summaryOf } from "./scorecard.ts";

export const SCORECARD_FILE = fromRoot("docs/figures/scorecard.md");

/** The page with the scorecard, which `npm run scorecard -- --write` writes. */
export function scorecardPage(metrics: readonly Metric[]): string {
  return `# Scorecard

${summaryOf(metrics)}.

The goals, and the newest value of each with the command that measures it. A value is entered in \`bench/scorecard/metrics.ts\` after a
run on a quiet machine; \`npm run scorecard -- --write\` writes this page. What stands behind the values is in
[web.md](web.md), [api.md](api.md) and the READMEs of \`firestore-emulator\` and \`web/src/engine\`.

${scorecardTable(metrics)}
`;
}
