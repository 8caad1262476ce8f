import type { CoverageNode, CoverageReport } from "../../firestore-emulator/src/rules/types.ts";

/** Every expression of the rules, those inside others too. */
export function everyNode({ report }: CoverageReport): CoverageNode[] {
  const below = (node: CoverageNode): CoverageNode[] => [node, ...node.children.flatMap(below)];
  return report.flatMap(below);
}

/** Whether an expression came to this truth value at least once. */
export function seen({ values }: CoverageNode, wanted: boolean): boolean {
  return values.some(({ value, count }) => value["boolValue"] === wanted && count > 0);
}

/** An expression's place and text, for a failure that can be read. */
export function expressionAt({ rules }: CoverageReport, { sourcePosition }: CoverageNode): string {
  const { line, currentOffset, endOffset } = sourcePosition;
  const text = [...(rules.files[0]?.content ?? "")].slice(currentOffset, endOffset + 1).join("");
  return `line ${line}: ${text}`;
}
