import { Envelope } from "../../../src/ui/pictures/envelope.tsx";
import { story } from "../../story.ts";

export default story({
  title: "Envelope",
  use: "The mascot and a letter on its way: a mail was sent, or is offered.",
  states: { "A mail": () => <Envelope size={136} /> },
});
