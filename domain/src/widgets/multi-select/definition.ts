import { severalChoices } from "../answers/several-choices.ts";
import type { MultiSelectProps } from "./props.ts";

export const multiSelect = severalChoices<MultiSelectProps>("multi-select", ", ", (props) => props);
