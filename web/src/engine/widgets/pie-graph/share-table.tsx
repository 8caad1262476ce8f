import { useContentPage } from "../../page-context.ts";
import { labelId } from "../../parts/question.tsx";
import table from "../../parts/table.module.css";
import type { PieProps } from "./pie-props.ts";
import { TEXTS } from "./texts.ts";

/** The shares as figures. */
export function ShareTable({ id, props, slices, figure }: PieProps & { readonly id: string }) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const hasUnit = props.unit !== undefined;
  return (
    <table className={table.table} aria-labelledby={labelId(id)}>
      <thead>
        <tr>
          <th scope="col">{texts.what}</th>
          {hasUnit && <th scope="col">{texts.amount}</th>}
          <th scope="col">{texts.share}</th>
        </tr>
      </thead>
      <tbody>
        {slices.map((slice) => (
          <tr key={slice.id}>
            <th scope="row">{props.slices[slice.id]?.label[language]}</th>
            {hasUnit && <td>{figure(slice)}</td>}
            <td>{slice.percent}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
