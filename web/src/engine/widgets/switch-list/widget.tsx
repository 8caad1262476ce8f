import { switchList } from "@mindle/domain/widgets/switch-list/definition";
import { CountedChoices } from "../../parts/choices/counted-choices.tsx";
import { answeredWidget } from "../../widget-view.ts";
import { FlowerSwitch, Switches } from "./flower-switch.tsx";

/** Things to turn on or off, each by itself. */
export default answeredWidget(switchList, (view) => (
  <CountedChoices {...view} list={Switches} choice={FlowerSwitch} hint="limits" />
));
