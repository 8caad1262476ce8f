import type { AvoidanceTableProps } from "@mindle/domain/widgets/avoidance-table/props";
import type { DaySelectProps } from "@mindle/domain/widgets/day-select/props";
import type { MonthSelectProps } from "@mindle/domain/widgets/month-select/props";
import type { PriorityListingProps } from "@mindle/domain/widgets/priority-listing/props";
import type { RangedNumberProps } from "@mindle/domain/widgets/ranged-number/props";
import type { SeesawProps } from "@mindle/domain/widgets/seesaw/props";
import type { TimeAllocationProps } from "@mindle/domain/widgets/time-allocation/props";
import type { YearSelectProps } from "@mindle/domain/widgets/year-select/props";
import { TEXTS as AVOIDANCE } from "../../../../web/src/engine/widgets/avoidance-table/texts.ts";
import { TEXTS as PRIORITY } from "../../../../web/src/engine/widgets/priority-listing/texts.ts";
import { choose, type Play, type Player, player, turnPlain, wordFor } from "./player.ts";

const WEEK_HOURS = 168;

/** Players of widgets whose answers are figures. */
export const FIGURE_PLAYERS: Readonly<Record<string, Player>> = {
  "avoidance-table": player<AvoidanceTableProps>(async (play) => {
    const { slot, language } = play;
    await turnPlain(play);
    const { written, rows } = await writeRows(play);
    for (const [at, { label }] of rows.entries()) {
      const name = `${AVOIDANCE[language].rating}, ${label}`;
      await slot.getByRole("spinbutton", { name, exact: true }).fill(String(10 * (at + 1)));
    }
    return { rows: written, ratings: Object.fromEntries(rows.map(({ id }, at) => [id, 10 * (at + 1)])) };
  }),
  "day-select": player<DaySelectProps>(async ({ slot }) => {
    await choose(slot.getByRole("radio").nth(11));
    return 12;
  }),
  "month-select": player<MonthSelectProps>(async ({ slot }) => {
    await choose(slot.getByRole("radio").nth(4));
    return 5;
  }),
  "priority-listing": player<PriorityListingProps>(async (play) => {
    const { slot, props, language } = play;
    const { urgency, importance } = PRIORITY[language];
    await turnPlain(play);
    const { written, rows } = await writeRows(play);
    for (const { label } of rows) {
      await choose(
        slot
          .getByRole("group", { name: `${label}, ${urgency}` })
          .getByRole("radio")
          .first(),
      );
      await choose(
        slot
          .getByRole("group", { name: `${label}, ${importance}` })
          .getByRole("radio")
          .last(),
      );
    }
    const priority = { urgency: 1, importance: props.levels };
    return { rows: written, priorities: Object.fromEntries(rows.map(({ id }) => [id, priority])) };
  }),
  "ranged-number": player<RangedNumberProps>(async ({ slot, props }) => {
    const number = props.min + props.step;
    await slot.getByRole("textbox").fill(String(number));
    return number;
  }),
  seesaw: player<SeesawProps>(async (play) => {
    const { slot, props, language } = play;
    await turnPlain(play);
    const chosen: Record<string, Record<string, number>> = {};
    for (const side of ["gives", "takes"] as const) {
      const { label, rows } = props[side];
      const group = slot.getByRole("group", { name: label[language], exact: true });
      chosen[side] = {};
      for (const [id, row] of Object.entries(rows).slice(0, props.every ? undefined : 1)) {
        const weights = group.getByRole("group", { name: row[language], exact: true });
        await choose(weights.getByRole("radio", { name: "3", exact: true }));
        chosen[side][id] = 3;
      }
    }
    return chosen;
  }),
  "time-allocation": player<TimeAllocationProps>(async (play) => {
    const { slot, props, language } = play;
    await turnPlain(play);
    const rows = Object.entries(props.rows);
    // Where there is no rest, all hours are given out.
    const first = props.rest === undefined ? WEEK_HOURS - 10 * (rows.length - 1) : 10;
    const hours = rows.map(([id, label], at) => ({
      id,
      label: label[language],
      hours: at === 0 ? first : 10,
    }));
    for (const row of hours) {
      await slot.getByRole("textbox", { name: row.label, exact: true }).fill(String(row.hours));
    }
    return Object.fromEntries(hours.map((row) => [row.id, row.hours]));
  }),
  "year-select": player<YearSelectProps>(async ({ slot, props }) => {
    const year = props.from + props.count - 1;
    const list = slot.getByRole("combobox");
    if ((await list.count()) > 0) await list.selectOption(String(year));
    else await choose(slot.getByRole("radio").last());
    return year;
  }),
};

interface Rows {
  readonly written: readonly { readonly id: string; readonly text: string }[];
  readonly rows: readonly { readonly id: string; readonly label: string }[];
}

/** Writes the rows that must be there, or takes those that the props have. */
async function writeRows({
  slot,
  props: { typed, rows = {} },
  language,
}: Play<Pick<AvoidanceTableProps | PriorityListingProps, "typed" | "rows">>): Promise<Rows> {
  if (typed === undefined) {
    return { written: [], rows: Object.entries(rows).map(([id, label]) => ({ id, label: label[language] })) };
  }
  const written = Array.from({ length: typed.min }, (_, at) => ({
    id: `row-${at + 1}`,
    text: wordFor(language, at),
  }));
  for (const [at, { text }] of written.entries()) await slot.getByRole("textbox").nth(at).fill(text);
  return { written, rows: written.map(({ id, text }) => ({ id, label: text })) };
}
