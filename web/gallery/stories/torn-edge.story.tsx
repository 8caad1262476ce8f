import { TornEdge } from "../../src/ui/torn-edge.tsx";
import { story } from "../story.ts";
import styles from "./torn-edge.module.css";

export default story({
  title: "Torn edge",
  use: "Where one paper ends and another begins. At most one a screen.",
  layout: "wide",
  states: {
    "In the colour of what comes below": () => (
      <div className={styles.sheet}>
        <TornEdge />
        <div className={styles.paper} />
      </div>
    ),
  },
});
