import { severalChoices } from "../shared/several-choices.ts";
import type { SwitchListProps } from "./widget.ts";

/** Ids of the switches that are on. */
export const switchList = severalChoices<SwitchListProps>("switch-list", "\n", (props) => props);
