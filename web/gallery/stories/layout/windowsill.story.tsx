import { Windowsill } from "../../../src/ui/layout/windowsill.tsx";
import { Growth } from "../../../src/ui/pictures/growth/growth.tsx";
import { Pot } from "../../../src/ui/pictures/pot.tsx";
import { story } from "../../story.tsx";

export default story({
  title: "Windowsill",
  use: "The picture of home and of MY: pots before a sky of the time of day.",
  layout: "wide",
  states: {
    "Dawn, day, dusk, night": ({ text }) =>
      (["dawn", "day", "dusk", "night"] as const).map((sky) => (
        <Windowsill key={sky} sky={sky} label={`${text("창가", "A windowsill")}: ${sky}`}>
          <Pot size={104}>
            <Growth form="bud" size={104} />
          </Pot>
        </Windowsill>
      )),
    "Tall, with several pots": ({ text }) => (
      <Windowsill sky="day" height="tall" label={text("낮 창가", "A windowsill by day")}>
        {([104, 56, 104] as const).map((size, at) => (
          <Pot key={String(at)} size={size}>
            <Growth form="flower" size={size} />
          </Pot>
        ))}
      </Windowsill>
    ),
  },
});
