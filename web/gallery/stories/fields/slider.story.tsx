import { Slider } from "../../../src/ui/fields/slider.tsx";
import { entered, story } from "../../story.tsx";

export default story({
  title: "Slider",
  use: "A whole number on a scale.",
  states: {
    "Nothing chosen": entered(-1, (value, onChange, text) => (
      <Slider
        label={text("지금 얼마나 지쳐 있나요?", "How worn out are you?")}
        min={0}
        max={10}
        value={value}
        onChange={onChange}
        lowLabel={text("괜찮아요", "Fine")}
        highLabel={text("몹시 지쳤어요", "Exhausted")}
        unsetLabel={text("아직 고르지 않았어요", "Not chosen yet")}
      />
    )),
    Chosen: entered(7, (value, onChange, text) => (
      <Slider
        label={text("오늘의 마음 무게", "How heavy is today?")}
        min={0}
        max={10}
        value={value}
        onChange={onChange}
        lowLabel={text("깃털처럼", "As a feather")}
        highLabel={text("바위처럼", "As a rock")}
      />
    )),
  },
});
