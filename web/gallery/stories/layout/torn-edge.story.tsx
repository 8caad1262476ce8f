import { TornEdge } from "../../../src/ui/layout/torn-edge.tsx";
import { story } from "../../story.tsx";
import styles from "./torn-edge.module.css";

export default story({
  title: "Torn edge",
  use: "Edge between two sections. At most one per screen.",
  layout: "wide",
  states: {
    "In the colour of the section below": () => (
      <div className={styles.sheet}>
        <TornEdge />
        <div className={styles.paper} />
      </div>
    ),
  },
});
