import { STEP_ICONS } from "@mindle/domain/catalogue/step-icons";
import { FOODS } from "@mindle/domain/programme/food";
import type { ComponentProps } from "react";
import { FoodIcon } from "../../../src/ui/pictures/food/food-icon.tsx";
import { Icon } from "../../../src/ui/pictures/icon.tsx";
import { StepIcon } from "../../../src/ui/pictures/step-icons/step-icon.tsx";
import { story } from "../../story.ts";
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
      "Small and large": () => (
        <>
          <Icon name="heart" size={16} />
          <Icon name="heart" size={48} />
        </>
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
      "Unknown key": () => <StepIcon name="…" />,
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
      "Small, with a name": ({ text }) => (
        <FoodIcon food="soup" step={4} size={40} label={text("따뜻한 국 한 그릇", "A bowl of warm soup")} />
      ),
    },
  }),
];
