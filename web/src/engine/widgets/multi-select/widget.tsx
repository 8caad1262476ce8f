import { multiSelect } from "@mindle/domain/widgets/multi-select/definition";
import { Chip, Chips } from "../../parts/choices/chip.tsx";
import { CountedChoices } from "../../parts/choices/counted-choices.tsx";
import { answeredWidget } from "../../widget-view.ts";

/** Several choices out of a few, as pebbles to pick. */
export default answeredWidget(multiSelect, (view) => <CountedChoices {...view} list={Chips} choice={Chip} />);
