import { STEP_ICONS } from "@mindle/domain/catalogue/step-icons";
import { StepIcon } from "../../../src/ui/pictures/step-icons/step-icon.tsx";
import { story } from "../../story.ts";
import styles from "./pictures.module.css";

export default story({
  title: "Step icon",
  use: "Kind of a step, beside its title.",
  layout: "wide",
  states: {
    All: () => (
      <ul className={styles.pictures} lang="en">
        {STEP_ICONS.map((name) => (
          <li key={name} className={styles.picture}>
            <StepIcon name={name} />
            {name}
          </li>
        ))}
      </ul>
    ),
    "Unknown key": () => <StepIcon name="…" />,
  },
});
