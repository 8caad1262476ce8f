import type { ComparisonBarsProps } from "@mindle/domain/widgets/comparison-bars/widget";
import { useContentPage } from "../../page-context.ts";
import { difference } from "../../parts/figure.ts";
import { labelId } from "../../parts/question.tsx";
import table from "../../parts/table.module.css";
import { TEXTS } from "./texts.ts";

interface ComparisonTableProps {
  readonly id: string;
  readonly props: ComparisonBarsProps;
  readonly rows: readonly (readonly [id: string, row: ComparisonBarsProps["rows"][string]])[];
  figure(value: number): string;
}

/** The numbers and their differences. */
export function ComparisonTable({ id, props, rows, figure }: ComparisonTableProps) {
  const { language } = useContentPage();
  const cell = (value: number | undefined) => (value === undefined ? TEXTS[language].none : figure(value));
  return (
    <table className={table.table} aria-labelledby={labelId(id)}>
      <thead>
        <tr>
          <th scope="col">{props.left.label[language]}</th>
          <th scope="col">{props.right.label[language]}</th>
          <th scope="col">{TEXTS[language].difference}</th>
        </tr>
      </thead>
      {rows.map(([row, { label, left, right }]) => (
        <tbody key={row}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {label[language]}
            </th>
          </tr>
          <tr>
            <td>{cell(left)}</td>
            <td>{cell(right)}</td>
            <td>{cell(left === undefined || right === undefined ? undefined : difference(left, right))}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}
