import { severalChoices } from "../shared/several-choices.ts";
import type { MultiSelectProps } from "./widget.ts";

export const multiSelect = severalChoices<MultiSelectProps>("multi-select", ", ", (props) => props);
