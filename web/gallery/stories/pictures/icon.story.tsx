import type { ComponentProps } from "react";
import { Icon } from "../../../src/ui/pictures/icon.tsx";
import { story } from "../../story.ts";
import styles from "./pictures.module.css";

const NAMES: readonly ComponentProps<typeof Icon>["name"][] = ["back", "close", "check", "phone", "heart"];

export default story({
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
});
