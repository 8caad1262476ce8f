import { Envelope } from "../../../src/ui/pictures/envelope.tsx";
import { GROWTH_FORMS, Growth } from "../../../src/ui/pictures/growth/growth.tsx";
import { Pot } from "../../../src/ui/pictures/pot.tsx";
import { PuffFigure } from "../../../src/ui/pictures/puff-figure.tsx";
import { story } from "../../story.tsx";
import styles from "./pictures.module.css";

const TONES = ["riggy", "pleaser", "jumpy", "shelly", "flippy"] as const;

export default [
  story({
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
    },
  }),
  story({
    title: "Pot",
    use: "How far someone is, as what grows in a pot; the stripe names the child.",
    layout: "wide",
    states: {
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
  }),
  story({
    title: "Envelope",
    use: "The mascot and a letter on its way: a mail was sent, or is offered.",
    states: { "A mail": () => <Envelope size={136} /> },
  }),
  story({
    title: "Puff figure",
    use: "A share of people, in the head of a dandelion; its population and date stand beside it.",
    states: {
      "Three digits": () => <PuffFigure percent={100} />,
    },
  }),
];
