import type { OxListProps } from "@mindle/domain/widgets/ox-list/widget";
import { choose, player } from "../../testing/player.ts";

export default player<OxListProps>(async ({ slot, props, language }) => {
  for (const row of Object.values(props.rows)) {
    const group = slot.getByRole("radiogroup", { name: row[language], exact: true });
    await choose(group.getByRole("radio", { name: props.meanings.x[language], exact: true }));
  }
  return Object.fromEntries(Object.keys(props.rows).map((row) => [row, "x"]));
});
