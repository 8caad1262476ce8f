import { FOODS } from "@mindle/domain/programme/food";
import { FoodIcon } from "../../../src/ui/pictures/food/food-icon.tsx";
import { story } from "../../story.ts";
import styles from "./pictures.module.css";

const STEPS = [0, 1, 2, 3, 4] as const;

export default story({
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
});
