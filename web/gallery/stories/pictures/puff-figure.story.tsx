import { PuffFigure } from "../../../src/ui/pictures/puff-figure.tsx";
import { story } from "../../story.ts";

export default story({
  title: "Puff figure",
  use: "A share of people, in the head of a dandelion; its population and date stand beside it.",
  states: {
    "Two digits": () => <PuffFigure percent={46} />,
    "Three digits": () => <PuffFigure percent={100} />,
  },
});
