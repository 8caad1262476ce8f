import { labelledCheckList } from "@mindle/domain/widgets/labelled-check-list/definition";
import { CountedChoices } from "../../parts/choices/counted-choices.tsx";
import { Tick, TickList } from "../../parts/choices/tick-list.tsx";
import { answeredWidget } from "../../widget-view.ts";

/** Statements on a sheet of paper, each with a box to tick. */
export default answeredWidget(labelledCheckList, (view) => (
  <CountedChoices {...view} list={TickList} choice={Tick} />
));
