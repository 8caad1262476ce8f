import { GROWTH_FORMS, Growth } from "../../../src/ui/pictures/growth/growth.tsx";
import { story } from "../../story.ts";
import styles from "./pictures.module.css";

export default story({
  title: "Growth",
  use: "The mascot in the five steps of a session.",
  layout: "wide",
  states: {
    "Seed to puff": () => (
      <ul className={styles.five}>
        {GROWTH_FORMS.map((form) => (
          <li key={form}>
            <Growth form={form} size={120} />
          </li>
        ))}
      </ul>
    ),
    "Small, with a name": ({ text }) => (
      <Growth form="flower" size={48} label={text("활짝 핀 민들레", "A dandelion in flower")} />
    ),
  },
});
