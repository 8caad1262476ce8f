import { multiSelect } from "@mindle/domain/widgets/multi-select/definition";
import { Chip, Chips } from "../../parts/chip.tsx";
import { CountedChoices } from "../../parts/counted-choices.tsx";
import { answeredWidget } from "../../widget-view.ts";

/** Several choices out of a few, as pebbles to pick. */
export default answeredWidget(multiSelect, (view) => <CountedChoices {...view} list={Chips} choice={Chip} />);
