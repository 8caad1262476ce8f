import { GROWTH_FORMS, Growth } from "../../../src/ui/pictures/growth/growth.tsx";
import { Pot } from "../../../src/ui/pictures/pot.tsx";
import { story } from "../../story.ts";
import styles from "./pictures.module.css";

const TONES = ["riggy", "pleaser", "jumpy", "shelly", "flippy"] as const;

export default story({
  title: "Pot",
  use: "How far someone is, as what grows in a pot; the stripe names the child.",
  layout: "wide",
  states: {
    "Nothing planted": () => (
      <Pot size={80}>
        <Growth form="soil" size={80} />
      </Pot>
    ),
    "Seed to puff, in five tones": () => (
      <ul className={styles.five}>
        {GROWTH_FORMS.map((form, index) => (
          <li key={form} data-tone={TONES[index]}>
            <Pot size={56}>
              <Growth form={form} size={56} />
            </Pot>
          </li>
        ))}
      </ul>
    ),
  },
});
