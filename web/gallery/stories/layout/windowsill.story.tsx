import { Windowsill } from "../../../src/ui/layout/windowsill.tsx";
import { Growth } from "../../../src/ui/pictures/growth/growth.tsx";
import { Pot } from "../../../src/ui/pictures/pot.tsx";
import { story } from "../../story.ts";

export default story({
  title: "Windowsill",
  use: "The picture of home and of MY: pots before a sky of the time of day.",
  layout: "wide",
  states: {
    Dawn: ({ text }) => (
      <Windowsill sky="dawn" label={text("아침 창가", "A windowsill at dawn")}>
        <Pot size={104}>
          <Growth form="soil" size={104} />
        </Pot>
      </Windowsill>
    ),
    "Day, tall, with several pots": ({ text }) => (
      <Windowsill sky="day" height="tall" label={text("낮 창가", "A windowsill by day")}>
        <span data-tone="riggy">
          <Pot size={104}>
            <Growth form="flower" size={104} />
          </Pot>
        </span>
        <span data-tone="riggy">
          <Pot size={56}>
            <Growth form="seed" size={56} />
          </Pot>
        </span>
        <span data-tone="shelly">
          <Pot size={104}>
            <Growth form="sprout" size={104} />
          </Pot>
        </span>
      </Windowsill>
    ),
    Dusk: ({ text }) => (
      <Windowsill sky="dusk" label={text("저녁 창가", "A windowsill at dusk")}>
        <Pot size={104}>
          <Growth form="bud" size={104} />
        </Pot>
      </Windowsill>
    ),
    Night: ({ text }) => (
      <Windowsill sky="night" label={text("밤 창가", "A windowsill at night")}>
        <Pot size={104}>
          <Growth form="puff" size={104} />
        </Pot>
      </Windowsill>
    ),
  },
});
