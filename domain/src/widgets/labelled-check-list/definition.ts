import { severalChoices } from "../shared/several-choices.ts";
import type { LabelledCheckListProps } from "./widget.ts";

export const labelledCheckList = severalChoices<LabelledCheckListProps>(
  "labelled-check-list",
  "\n",
  (props) => props,
);
