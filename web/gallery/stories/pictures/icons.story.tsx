import { STEP_ICONS } from "@mindle/domain/catalogue/step-icons";
import { FOODS } from "@mindle/domain/programme/food";
import type { ComponentProps } from "react";
import { FoodIcon } from "../../../src/ui/pictures/food/food-icon.tsx";
import { Icon } from "../../../src/ui/pictures/icon.tsx";
import { StepIcon } from "../../../src/ui/pictures/step-icons/step-icon.tsx";
import { story } from "../../story.tsx";
import styles from "./pictures.module.css";

const NAMES: readonly ComponentProps<typeof Icon>["name"][] = ["back", "close", "check", "phone", "heart"];

const STEPS = [0, 1, 2, 3, 4] as const;

export default [
  story({
    title: "Icon",
    use: "Decorative, beside its text.",
    layout: "wide",
    states: {
      All: () => (
        <ul className={styles.pictures} lang="en">
          {NAMES.map((name) => (
            <li key={name} className={styles.picture}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      ),
    },
  }),
  story({
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
    },
  }),
  story({
    title: "Food icon",
    use: "The food of a session, in five steps.",
    layout: "wide",
    states: {
      "From empty to full": () => (
        <ul className={styles.five}>
          {FOODS.flatMap((food) =>
            STEPS.map((step) => (
              <li key={`${food}-${step}`}>
                <FoodIcon food={food} step={step} size={64} />
              </li>
            )),
          )}
        </ul>
      ),
    },
  }),
];
